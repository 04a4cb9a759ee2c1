package import Findings
package import Modules

/// What all rules are given: the architecture, and the answers that several of them ask for.
///
/// An answer is worked out when the first rule asks, and then kept. Each kind of question has a
/// file of its own; this one only lists those whose answers are shared.
package final class Survey {
  package let architecture: Architecture
  /// What the configuration says about the run as a whole.
  package let conditions: Conditions
  /// The dependencies that rules judged so far reject, for rules that come later.
  package internal(set) var rejected: Set<Dependency.Ends> = []
  /// How each exception was used; complete only for the rules about exceptions.
  package internal(set) var excuses: [ExceptionUse] = []
  /// The entries of the baseline that accept nothing; complete only for the rules about it.
  package internal(set) var idleEntries: [Baseline.Entry] = []
  /// The rules whose findings the baseline may not accept.
  package internal(set) var neverAccepted: Set<String> = []

  /// The dependencies that rules about layers, interfaces, mocks and policy judge.
  package private(set) lazy var dependencies = graph.judgedDependencies()

  /// The same as a graph with externals, for questions about chains.
  private(set) lazy var web = Web(dependencies, in: graph)

  /// What each app and host app reaches.
  private(set) lazy var appReaches = architecture.appReaches()

  /// What ends up in which program.
  package private(set) lazy var images = Images(graph)

  package init(_ architecture: Architecture, conditions: Conditions = Conditions()) {
    self.architecture = architecture
    self.conditions = conditions
  }

  package var graph: ModuleGraph { architecture.graph }
}

/// A step of a plan, with its simulated effect.
package struct PlanStep {
  package enum Kind: String, Sendable {
    case fix
    /// Replaces an implementation by its interface, also in sources.
    case interface
    case cut, move, remove
  }

  package let kind: Kind
  package let words: String
  package var command: String?
  /// The number of changed links; platforms share one.
  package var links: Int {
    Set(changes.filter(\.isOfLink).map { Change($0.action, at: $0.place) }).count
  }
  package let changes: [Change]
  package var files: [String] = []
  /// Modules that can be split, so that their users need not do without what the step removes.
  package private(set) var splits: [ModuleSplit] = []
  package private(set) var fixes: [(rule: String, count: Int)] = []

  package var count: Int { fixes.reduce(0) { $0 + $1.count } }

  mutating func findSplits(in state: ModifiedProject) {
    splits = changes.compactMap { change in
      guard case .remove(let end) = change.action, let module = end.target else { return nil }
      return change.target?.target.flatMap { ModuleSplit(of: module, for: $0, in: state) }
    }.uniqued(by: \.self)
  }

  /// Counts the findings that disappeared; nil if none did.
  func proved(from before: [ReportedFinding], to after: [ReportedFinding]) -> PlanStep? {
    var counts = before.map(\.rule).counts
    for finding in after { counts[finding.rule, default: 0] -= 1 }
    var step = self
    step.fixes = counts.filter { $0.value != 0 }.map { (rule: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    return step.count > 0 ? step : nil
  }
}

/// The goal of a plan: no finding of a rule, a layer or a module; nil means no finding at all.
package struct PlanGoal: Sendable {
  private let name: String?

  package init?(_ name: String?, in architecture: Architecture, rules: [String]) {
    let names = PlanGoal.names(in: architecture, rules: rules)
    guard name.map(names.contains) ?? true else { return nil }
    self.name = name
  }

  package static func names(in architecture: Architecture, rules: [String]) -> [String] {
    rules + architecture.layers.map(\.name) + architecture.modules.map(\.name)
  }

  func concerns(_ finding: ReportedFinding, in architecture: Architecture) -> Bool {
    guard let name, finding.rule != name else { return true }
    return finding.each.flatMap { [$0.from.end, $0.to?.end] + $0.members.map(\.end) }
      .compactMap { $0?.target }
      .contains { id in
        architecture[architecture.module(of: id)].name == name
          || architecture.layer(of: id).map { architecture[$0].name } == name
      }
  }
}

extension Change {
  fileprivate var isOfLink: Bool {
    switch action {
    case .add, .remove, .relink, .set: true
    case .rename, .removeKey, .removeException, .addPattern: false
    }
  }
}

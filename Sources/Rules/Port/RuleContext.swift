/// The input of every rule: the architecture, the conditions of the run, and shared queries.
///
/// Immutable for rules. Each query is computed from the architecture alone at its first use and
/// then cached, so no rule sees another's effects. The queries are in `Questions`, one file per
/// kind.
package final class RuleContext {
  package let architecture: Architecture
  package let conditions: Conditions
  /// The names of all rules that there are.
  let ruleNames: [String]
  private let chosen: [String: Severity]

  /// The links for rules about layers, interfaces, mocks and policy.
  package private(set) lazy var links = graph.judgedLinks()
  package private(set) lazy var uses = architecture.uses
  /// The links for rules about links, including imports without an entry.
  package private(set) lazy var dependencies = {
    let imports = graph.judgedImports(uses)
    return imports.isEmpty ? links : links + imports
  }()
  /// The same as a graph with externals, for questions about chains.
  package private(set) lazy var chains = LinkChains(dependencies, in: graph)
  /// What each app and host app reaches.
  package private(set) lazy var appReaches = architecture.appReaches()
  package private(set) lazy var images = allImages[0]
  /// The same at each destination at which programs differ; mostly there is one.
  private lazy var allImages = conditions.images ?? Images.all(of: graph, using: uses)
  /// The run at all destinations, if this is one of them.
  private var whole: RuleContext?
  /// What would fix what is wrong with programs at any destination.
  private(set) lazy var remedies: Remedies =
    whole?.remedies ?? Remedies(for: allImages, of: architecture)

  init(
    _ architecture: Architecture, under conditions: Conditions, ruleNames: [String],
    severities: [String: Severity]
  ) {
    self.architecture = architecture
    self.conditions = conditions
    self.ruleNames = ruleNames
    chosen = severities
  }

  /// The same run with another architecture, at one destination or at all of them.
  func with(_ architecture: Architecture, at images: Images? = nil) -> RuleContext {
    var conditions = conditions
    conditions.images = images.map { [$0] }
    let context = RuleContext(
      architecture, under: conditions, ruleNames: ruleNames, severities: chosen)
    context.whole = images.map { _ in self }
    return context
  }

  /// What is found about programs at any destination.
  ///
  /// What is not found at all of those for which its program is built says at which it is.
  func everywhere(
    _ find: (RuleContext) -> [Finding], about program: (Finding) -> Subject?
  ) -> [Finding] {
    let contexts = allImages.map { with(architecture.over($0.graph), at: $0) }
    guard contexts.count > 1 else { return find(contexts[0]) }
    var found: [Finding] = []
    var places: [[Destination]] = []
    var numbers: [FoundSame: Int] = [:]
    for context in contexts {
      for finding in find(context) {
        let number = numbers[FoundSame(finding), default: found.count]
        numbers[FoundSame(finding)] = number
        if number == found.count {
          found.append(finding)
          places.append([])
        }
        found[number].severity = max(found[number].severity, finding.severity)
        places[number].append(context.images.destination)
      }
    }
    for number in found.indices {
      let built = contexts.map(\.images.destination).filter { destination in
        program(found[number])?.target.map { graph[$0].isBuilt(for: destination) } ?? true
      }
      found[number].message += places[number].words(among: built)
    }
    return found
  }

  /// Makes the same for another worker, with the answers that nearly every rule asks for.
  var forOthers: @Sendable () -> RuleContext {
    let (architecture, conditions, names, chosen) = (architecture, conditions, ruleNames, chosen)
    let (links, uses, dependencies) = (links, uses, dependencies)
    return {
      let context = RuleContext(
        architecture, under: conditions, ruleNames: names, severities: chosen)
      (context.links, context.uses, context.dependencies) = (links, uses, dependencies)
      return context
    }
  }

  package var graph: ModuleGraph { architecture.graph }

  /// The severity of a finding whose rule rates it so.
  ///
  /// The most severe findings of a rule get the rule's severity; others never more than they had.
  package func severity(_ natural: Severity, of rule: RuleDescription) -> Severity {
    guard let chosen = chosen[rule.name] else { return natural }
    return natural >= rule.severity ? chosen : min(natural, chosen)
  }

  /// The highest severity of what a baseline entry accepts: for an info-level finding it is info.
  func severity(of entry: Baseline.Entry) -> Severity {
    min(entry.grade ?? .error, chosen[entry.debt.rule] ?? .error)
  }
}

/// What rules need to know about the run.
package struct Conditions: Sendable {
  /// The day that expiry dates are compared with; without one nothing expires.
  package var day: Day?
  /// Whether no rule was left out, so that what matched nothing is known to be unused.
  package var isFullRun: Bool = true
  /// Whether all specs could be read; else a pattern may be meant for what is missing.
  package var isComplete: Bool = true
  /// Whether a single spec is checked without a configuration, so names of others are unknown.
  package var isLoneSpec: Bool = false
  /// What is not there because git ignores it, as paths from the root.
  package var ignored: Set<String> = []
  /// The submodules that are not checked out, as paths from the root.
  package var absentModules: [String] = []
  /// The tools that may join modules, by the files that lie around.
  package var joiners: Set<ForeignBuildTool> = []
  /// Whether nothing is put off: what has expired counts at once.
  package var isStrict: Bool = false
  /// Whether this is an earlier commit: what has ended by now had not ended then.
  package var isPast: Bool = false
  /// The entries that the baseline gained since an earlier commit, and how bad that is.
  package var growth: [Baseline.Entry] = []
  package var growthSeverity: Severity?
  /// What is no longer checked and was at an earlier commit, and how bad that is.
  package var policy: [PolicyLoss] = []
  package var policySeverity: Severity?
  /// The classes that frameworks name for the keys that rules ask for.
  package var registrations: [TargetID: [Registration]] = [:]
  /// What there was at the earlier commit that is compared with; nil without one.
  package var earlier: Architecture?
  /// The same by the configuration of that commit; nil if that sorts it no otherwise.
  package var reconfigured: Architecture?
  /// What that commit, or the baseline, makes probable, and what the baseline says of it.
  package var former: Belief?
  package var believed: Believed?
  /// What ends up in which program, at each destination, if that is known.
  package var images: [Images]?

  /// Those of a full run in which nothing is odd, changed.
  package init(_ change: (inout Conditions) -> Void = { _ in }) { change(&self) }

  /// Whether nothing explains why there is no file at a path.
  package func misses(_ path: String) -> Bool {
    !ignored.contains(path) && absentModule(of: path) == nil
  }

  /// The submodule that a path leads into and that is not checked out.
  package func absentModule(of path: String) -> String? {
    absentModules.first { path == $0 || path.hasPrefix($0 + "/") }
  }
}

/// Something that is no longer checked and was at an earlier commit.
package struct PolicyLoss: Hashable, Sendable {
  package let words: String
  package let place: Place

  package init(_ words: String, at place: Place) { (self.words, self.place) = (words, place) }
}

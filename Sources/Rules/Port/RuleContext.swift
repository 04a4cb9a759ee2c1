/// The input of every rule: the architecture, the conditions of the run, and shared queries.
///
/// Immutable for rules. Each query is computed from the architecture alone at its first use and
/// then cached, so no rule sees another's effects. The queries are in `Queries`, one file per
/// kind.
package final class RuleContext {
  package let architecture: Architecture
  package let conditions: Conditions
  let ruleNames: [String]
  private let chosen: [String: Severity]

  /// The links for rules about layers, interfaces, mocks and policy.
  package private(set) lazy var links = graph.checkedLinks()
  private(set) lazy var orderingLinks = graph.orderingLinks()
  package private(set) lazy var uses = architecture.uses
  /// The links that rules reject; known to all other rules.
  package internal(set) var rejected: Set<CheckedLink.Ends> = []
  /// Those of them that no exception accepts.
  var forbidden: Set<CheckedLink.Ends> = []
  /// What the options of rules forbid.
  private(set) lazy var bans = findBans()
  var findBans: @Sendable () -> [LinkBan] = { [] }
  /// The links for rules about links, including imports without an entry.
  package private(set) lazy var dependencies = {
    let imports = graph.checkedImports(uses)
    return imports.isEmpty ? links : links + imports
  }()
  /// These links as a graph with externals, for queries about chains.
  package private(set) lazy var chains = LinkChains(dependencies, in: graph)
  package private(set) lazy var appReaches = architecture.appReaches()
  /// The graph without what programs inside others link.
  private(set) lazy var outsidePrograms = graph.adjacency { !graph.leadsToProgram($0) }
  package private(set) lazy var images = allImages[0]
  /// The images at each destination where they differ; usually one.
  private lazy var allImages = conditions.images ?? Images.all(of: graph, using: uses)
  private var whole: RuleContext?
  /// The remedies for problems at any destination.
  private(set) lazy var remedies: Remedies =
    whole?.remedies ?? Remedies(for: allImages, of: architecture.over(graph.withProducts))

  init(
    _ architecture: Architecture, under conditions: Conditions, ruleNames: [String],
    severities: [String: Severity]
  ) {
    (self.architecture, self.conditions, self.ruleNames) = (architecture, conditions, ruleNames)
    chosen = severities
  }

  func with(_ architecture: Architecture, at images: Images? = nil) -> RuleContext {
    var conditions = conditions
    conditions.images = images.map { [$0] }
    let context = RuleContext(
      architecture, under: conditions, ruleNames: ruleNames, severities: chosen)
    context.whole = images.map { _ in self }
    return context
  }

  /// The findings at all destinations.
  ///
  /// A finding that isn't at every destination names those it is at.
  func everywhere(
    _ find: (RuleContext) -> [Finding], about program: (Finding) -> Subject?
  ) -> [Finding] {
    let contexts = allImages.map { with(architecture.over($0.graph), at: $0) }
    guard contexts.count > 1 else { return find(contexts[0]) }
    let found = contexts.flatMap { context in
      find(context).map { (finding: $0, destination: context.images.destination) }
    }
    return found.grouped { [$0.finding.identity.fingerprint, $0.finding.message] }.map { same in
      let finding = same[0].finding
      let built = contexts.map(\.images.destination).filter { destination in
        program(finding)?.target.map { graph[$0].isBuilt(for: destination) } ?? true
      }
      return finding.with(
        same.map(\.finding.severity).max(),
        finding.message + same.map(\.destination).words(among: built))
    }
  }

  /// A copy for another worker, with the most common queries computed.
  var forOthers: @Sendable () -> RuleContext {
    let (architecture, conditions, names, chosen) = (architecture, conditions, ruleNames, chosen)
    let (links, uses, dependencies) = (links, uses, dependencies)
    let (rejected, forbidden, findBans) = (rejected, forbidden, findBans)
    return {
      let context = RuleContext(
        architecture, under: conditions, ruleNames: names, severities: chosen)
      (context.links, context.uses, context.dependencies) = (links, uses, dependencies)
      (context.rejected, context.forbidden) = (rejected, forbidden)
      context.findBans = findBans
      return context
    }
  }

  package var graph: ModuleGraph { architecture.graph }

  /// The fix that always works, of an entry together with its imports.
  func removal(of link: CheckedLink) -> String {
    let isImported = !link.isImport && uses.use(of: link.to, by: link.from) != nil
    return link.removal + (isImported ? " and its imports" : "")
  }

  /// Whether a target that links another needs to import it.
  func shouldBeImported(_ end: Link.End) -> Bool {
    guard let id = end.target else { return false }
    let target = graph[id]
    return target.isImportable && !target.holdsNoCode && !target.type.isExecutable
      && conditions.registrations[id] == nil
  }

  /// Whether only known sources could need a link, and none imports what it leads to.
  func isUnused(_ link: CheckedLink) -> Bool {
    graph.sources.count(of: link.from) > 0 && graph.sources.showAllImports(of: link.from)
      && !uses.uses(of: link.from).contains { $0.ends.contains(link.to) }
  }

  /// The severity of a finding whose rule rates it so.
  ///
  /// The most severe findings of a rule get the rule's severity; others never more than they had.
  package func severity(_ natural: Severity, of rule: RuleDescription) -> Severity {
    guard let chosen = chosen[rule.name] else { return natural }
    return natural >= rule.severity ? chosen : min(natural, chosen)
  }

  /// The highest severity of what a baseline entry accepts: for an info-level finding it is info.
  func severity(of entry: BaselineEntry) -> Severity {
    min(entry.grade ?? .error, chosen[entry.key.rule] ?? .error)
  }
}

package typealias LinkBan = (_ from: TargetID, _ to: TargetID) -> Bool

/// What rules need to know about the run.
package struct Conditions: Sendable {
  /// The day for expiry dates; nil means that nothing expires.
  package var day: Day?
  /// Whether all rules run, so that something unmatched is known to be unused.
  package var isFullRun: Bool = true
  /// Whether all specs were read; otherwise a pattern may be for a missing one.
  package var isComplete: Bool = true
  /// Whether a single spec is checked without a configuration, so names of others are unknown.
  package var isLoneSpec: Bool = false
  /// Paths that git ignores, from the root.
  package var ignored: Set<String> = []
  package var absentModules: [String] = []
  /// Other build tools that may connect modules, by their files.
  package var joiners: Set<ForeignBuildTool> = []
  /// Whether there is no grace period.
  package var isStrict: Bool = false
  /// Whether this is an earlier commit, when later expired exceptions were active.
  package var isPast: Bool = false
  /// The entries added to the baseline since an earlier commit, with a severity.
  package var growth: [BaselineEntry] = []
  package var growthSeverity: Severity?
  /// The checks lost since an earlier commit, with a severity.
  package var policy: [PolicyLoss] = []
  package var policySeverity: Severity?
  /// The principal classes of frameworks, for the keys of rules.
  package var registrations: [TargetID: [Registration]] = [:]
  /// The architecture of the base commit, if any.
  package var earlier: Architecture?
  /// The same by its own configuration; nil if that classifies it equally.
  package var reconfigured: Architecture?
  var comments: [Exception] = []
  /// The conventions of that commit or of the baseline.
  package var former: InferredConventions?
  package var recorded: RecordedConventions?
  /// The images at each destination, if known.
  package var images: [Images]?

  /// The conditions of an ordinary full run, changed.
  package init(_ change: (inout Conditions) -> Void = { _ in }) { change(&self) }

  /// Whether a missing file has no known explanation.
  package func misses(_ path: String) -> Bool {
    !ignored.contains(path) && absentModule(of: path) == nil
  }

  package static let checkOut = "run `git submodule update --init`"

  package func absentModule(of path: String) -> String? {
    absentModules.first { path == $0 || path.hasPrefix($0 + "/") }
  }
}

/// A check that an earlier commit made and this one doesn't.
package struct PolicyLoss: Hashable, Sendable {
  package let words: String
  package let place: Place

  package init(_ words: String, at place: Place) { (self.words, self.place) = (words, place) }
}

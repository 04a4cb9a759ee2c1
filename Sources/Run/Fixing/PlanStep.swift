/// One thing to do so that findings go away, and what that was proved to do.
package struct PlanStep {
  /// What is done; the raw values are part of what machines read.
  package enum Kind: String, Sendable {
    /// What `archlint fix` does.
    case fix
    /// An interface takes the place of its implementation, also in sources.
    case interface
    /// Links that close cycles are removed.
    case cut
    /// A module is put into another layer.
    case move
    /// A dependency and its imports are removed.
    case remove
  }

  package let kind: Kind
  /// An imperative.
  package let words: String
  /// What does it, if archlint can.
  package var command: String?
  /// How many entries of specs change.
  package let links: Int
  /// The sources that import what goes, sorted.
  package let files: [String]
  /// How many findings go away, by rule: the most first.
  package private(set) var fixes: [(rule: String, count: Int)] = []

  package init(
    _ kind: Kind, _ words: String, command: String? = nil, links: Int = 0, files: [String] = []
  ) {
    (self.kind, self.words, self.command) = (kind, words, command)
    (self.links, self.files) = (links, files)
  }

  package var count: Int { fixes.reduce(0) { $0 + $1.count } }

  /// Counts what was there before and is not after; nil if that is nothing.
  func proved(from before: [Finding], to after: [Finding]) -> PlanStep? {
    var counts = before.map(\.rule).counts
    for finding in after { counts[finding.rule, default: 0] -= 1 }
    var step = self
    step.fixes = counts.filter { $0.value != 0 }.map { (rule: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    return step.count > 0 ? step : nil
  }
}

/// What a plan is to reach: no finding of a rule, or about a layer or a module; nil is none at all.
package struct PlanGoal: Sendable {
  private let name: String?

  /// Nil for a name that nothing has.
  package init?(_ name: String?, in architecture: Architecture, rules: [String]) {
    let names = PlanGoal.names(in: architecture, rules: rules)
    guard name.map(names.contains) ?? true else { return nil }
    self.name = name
  }

  package static func names(in architecture: Architecture, rules: [String]) -> [String] {
    rules + architecture.layers.map(\.name) + architecture.modules.map(\.name)
  }

  func concerns(_ finding: Finding, in architecture: Architecture) -> Bool {
    guard let name, finding.rule != name else { return true }
    return finding.each.flatMap { [$0.from.end, $0.to?.end] + $0.members.map(\.end) }
      .compactMap { $0?.target }
      .contains { id in
        architecture[architecture.module(of: id)].name == name
          || architecture.layer(of: id).map { architecture[$0].name } == name
      }
  }
}

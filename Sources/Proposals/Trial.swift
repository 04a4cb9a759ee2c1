package import Documents
package import Findings
package import Modules

/// What became of a configuration that was tried on a project: the answer of the engine that
/// `check` runs.
package struct Trial: Sendable {
  package let architecture: Architecture
  /// In the order to be read.
  package let findings: [Finding]
  /// What is odd about the configuration, or kept it from being judged.
  package let problems: [Problem]
  /// Whether the configuration has a mistake.
  let isRefused: Bool

  package init(
    architecture: Architecture, findings: [Finding], problems: [Problem], isRefused: Bool
  ) {
    (self.architecture, self.findings, self.problems) = (architecture, findings, problems)
    self.isRefused = isRefused
  }

  /// The name of the layer that a target ended up in.
  func layer(of id: TargetID) -> String? {
    architecture.layer(of: id).map { architecture[$0].name }
  }

  /// How many findings each rule has, sorted by name.
  var counts: [(rule: String, severity: Severity, count: Int)] {
    Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
      .compactMap { rule, found in found.map(\.severity).max().map { (rule, $0, found.count) } }
  }

  /// Findings about links from a lower layer to a higher one, one for each link.
  package var upward: [Finding] {
    var known: Set<[TargetID]> = []
    return findings.filter { finding in
      guard let from = finding.from.target.flatMap(architecture.layer),
        let to = finding.to?.target.flatMap(architecture.layer)
      else { return false }
      let ends = [finding.from.target, finding.to?.target].compactMap(\.self)
      return to < from && known.insert(ends).inserted
    }
  }
}

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

  /// How many findings each rule has of each severity, as people read them in the report: sorted by
  /// name, the worst first.
  var counts: [(rule: String, severity: Severity, count: Int)] {
    Dictionary(grouping: findings.byCause, by: \.rule).sorted { $0.key < $1.key }
      .flatMap { rule, found in
        Dictionary(grouping: found, by: \.severity).sorted { $0.key > $1.key }
          .map { (rule, $0, $1.count) }
      }
  }

  /// Links from a lower layer to a higher one.
  package var upward: [Finding] { findings.filter { $0.rule == "upward-link" } }

  /// Links between modules of one layer that is stricter.
  var sideways: [Finding] { findings.filter { $0.rule == "same-layer-link" } }
}

/// What `check` finds with a proposed configuration.
package final class ProposalEvaluation {
  package let architecture: Architecture
  let isRefused: Bool
  private let check: ([String]) -> (findings: [Finding], problems: [Problem])
  private lazy var all = check([])

  /// - Parameter check: runs the rules with these names, or all without any; only if needed.
  package init(
    architecture: Architecture, isRefused: Bool,
    check: @escaping ([String]) -> (findings: [Finding], problems: [Problem])
  ) {
    (self.architecture, self.isRefused, self.check) = (architecture, isRefused, check)
  }

  package var findings: [Finding] { all.findings }

  /// Whether a finding is more than a remark, which fails nothing.
  package var hasFaults: Bool { findings.contains { $0.severity != .info } }

  /// What is odd about the configuration, or kept `check` from completing.
  package var problems: [Problem] { all.problems }

  func layer(of id: TargetID) -> String? {
    architecture.layer(of: id).map { architecture[$0].name }
  }

  /// The number of findings by rule and severity, sorted by rule, the most severe first.
  var counts: [(rule: String, severity: Severity, count: Int)] {
    Dictionary(grouping: findings.byCause, by: \.rule).sorted { $0.key < $1.key }
      .flatMap { rule, found in
        Dictionary(grouping: found, by: \.severity).sorted { $0.key > $1.key }
          .map { (rule, $0, $1.count) }
      }
  }

  package var upward: [Finding] { findings.filter { $0.rule == "upward-link" } }

  /// The findings of one rule; no other rule runs, since the configuration may change again.
  func findings(of rule: String) -> [Finding] { check([rule]).findings }
}

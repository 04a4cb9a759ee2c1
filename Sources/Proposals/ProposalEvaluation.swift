package import Documents
package import Findings
package import Modules

/// What became of a configuration that was tried on a project: the answer of the engine that
/// `check` runs.
package final class ProposalEvaluation {
  package let architecture: Architecture
  /// Whether the configuration has a mistake.
  let isRefused: Bool
  private let judge: ([String]) -> (findings: [Finding], problems: [Problem])
  private lazy var verdict = judge([])

  /// - Parameter judge: asks the rules that are named, or all if none is; only if somebody wants to know.
  package init(
    architecture: Architecture, isRefused: Bool,
    judge: @escaping ([String]) -> (findings: [Finding], problems: [Problem])
  ) {
    (self.architecture, self.isRefused, self.judge) = (architecture, isRefused, judge)
  }

  /// In the order to be read.
  package var findings: [Finding] { verdict.findings }

  /// What is odd about the configuration, or kept it from being judged.
  package var problems: [Problem] { verdict.problems }

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

  /// Links between modules of one layer that is stricter; no other rule is asked for them, for a
  /// configuration that gives way to them is judged anew.
  private(set) lazy var sideways = judge(["same-layer-link"]).findings
}

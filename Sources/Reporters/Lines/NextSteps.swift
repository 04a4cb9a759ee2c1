internal import Documents
internal import Findings
internal import Modules

/// The two lines below a long report: what to do next, and how to live with old debt.
struct NextSteps {
  private let digest: Digest
  private let isCompared: Bool

  init(after digest: Digest, _ report: Report) {
    self.digest = digest
    isCompared = report.comparison != nil
  }

  /// Both lines; commands stand between backticks, as everywhere.
  var lines: [String] {
    guard let finding = digest.first?.findings.first else { return [] }
    return [
      "next: `archlint check --only \(finding.rule)` shows the worst alone, "
        + "`archlint explain \(finding.rule)` the way out",
      isCompared
        ? "what has to stay gets an exception: `# archlint:allow RULE because …` behind its entry"
        : "old debt: `archlint baseline --accept` accepts all of it, so that only what is new fails",
    ]
  }

  var text: String { lines.map { $0.withUnseenShown + "\n" }.joined() }
}

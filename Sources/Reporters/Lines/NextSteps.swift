/// The lines below a report: what to do next, and how to accept what was found.
struct NextSteps {
  let digest: Digest
  let report: Report

  /// Commands stand between backticks, as everywhere; a short report has only what may be decided.
  var lines: [String] {
    guard let finding = digest.first?.findings.first else { return [] }
    let decision = report.decision.map { ["if this is intended: \($0)"] } ?? []
    guard digest.hasTable else { return decision }
    let debt =
      "old debt: `archlint baseline --accept` accepts all of it, so that only what is new fails"
    return [
      "next: `archlint check --only \(finding.rule)` shows the worst alone, "
        + "`archlint explain \(finding.rule)` the way out"
    ] + decision + (report.comparison == nil ? [debt] : [])
  }

  var text: String { lines.map { $0.withUnseenShown + "\n" }.joined() }
}

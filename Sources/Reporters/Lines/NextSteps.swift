/// The lines below a report: what to do next, and how to accept what was found.
struct NextSteps {
  let digest: Digest
  let report: Report

  /// Commands stand between backticks, as everywhere; a short report has only what may be decided.
  var lines: [String] {
    guard let finding = digest.first?.findings.first else { return [] }
    let decision = report.decision.map { [$0] } ?? []
    guard digest.hasTable else { return decision }
    let debt = "To fail only on new findings, run `archlint baseline --accept`."
    return [
      "Next: `archlint explain \(finding.rule)` shows how to fix the most severe findings."
    ] + decision + (report.comparison == nil ? [debt] : [])
  }

  var text: String { lines.map { $0.escapingInvisibles + "\n" }.joined() }
}

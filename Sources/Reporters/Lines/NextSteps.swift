extension GroupedFindings {
  /// The lines below a report: what archlint can fix, and how to accept the rest.
  ///
  /// Commands are between backticks; a short report has only the fix, and how to accept a finding.
  func nextSteps(below report: Report) -> [String] {
    guard let finding = groups.first?.findings.first else { return [] }
    let isFixable = report.findings.contains {
      $0.state != .unchanged && $0.fixes.contains(where: \.isAutomatic)
    }
    let fix = isFixable ? "`archlint fix --diff` shows which of them it can fix." : nil
    guard hasTable else { return [fix, report.decision].compactMap(\.self) }
    let option = report.summary.baselined > 0 ? " --accept" : ""
    let accept =
      report.comparison == nil && finding.severity > .info
      ? "To fail only on new findings, run `archlint baseline\(option)`." : nil
    let explain = "`archlint explain \(finding.rule)` shows how to fix the most severe findings."
    return ["Next: \(explain)"] + [fix, accept, report.decision].compactMap(\.self)
  }

  func nextStepsText(below report: Report) -> String {
    nextSteps(below: report).map { $0.escapingInvisibles + "\n" }.joined()
  }
}

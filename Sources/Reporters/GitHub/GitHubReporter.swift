/// The report for GitHub Actions: annotations in the diff, and the text in the log.
///
/// GitHub silently drops more than ten annotations per level and step, so the tenth gives the
/// total. Known findings are not annotated, since they are in files that the change doesn't touch.
package struct GitHubReporter: Reporter {
  package let format = "github"
  package let paths = PathBase.repository
  package let reader: String? = "GITHUB_ACTIONS"

  private static let mostOfALevel = 10

  package func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let fresh = report.findings.filter { $0.state != .unchanged }
    let isBad = fresh.contains { $0.severity > .info } && !setting.reading.isFull
    let all =
      report.problems.map { GitHubAnnotation($0, in: setting) }
      + fresh.filter { $0.severity > .info || !isBad }.map { GitHubAnnotation($0, in: setting) }
    let annotations = Severity.allCases.reversed().map { severity in
      lines(of: all.filter { $0.severity == severity }, severity)
    }
    let digest = GroupedFindings(of: report, setting.reading)
    let steps = setting.isQuiet ? "" : digest.nextStepsText(below: report)
    return Array(
      (log(of: report, in: setting) + annotations.joined() + BuildLog.disarmed(steps)
        + setting.closing(report)).utf8)
  }

  /// The whole report, folded away: nothing is lost that has no annotation.
  private func log(of report: Report, in setting: ReportSetting) -> String {
    guard !report.findings.isEmpty || !report.fixed.isEmpty else { return "" }
    var setting = setting
    setting.isQuiet = true
    setting.reading.limit = setting.reading.limit ?? .max
    setting.reading.isLog = true
    let text = ReportText(setting: setting, isShort: setting.reading.isOverview(of: report))
      .text(of: report)
    return "::group::archlint: \(report.sentence.escapingInvisibles)\n\(text)::endgroup::\n"
  }

  private func lines(of annotations: [GitHubAnnotation], _ severity: Severity) -> String {
    let most = GitHubReporter.mostOfALevel
    guard annotations.count > most else { return annotations.map(\.line).joined() }
    let words = "\(annotations.count - most + 1) more are in the log and the job summary"
    return annotations.prefix(most - 1).map(\.line).joined()
      + GitHubAnnotation(severity, "archlint", words).line
  }
}

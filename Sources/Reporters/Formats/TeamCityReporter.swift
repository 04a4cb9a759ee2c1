internal import Documents
package import Findings
internal import Modules

/// The report for TeamCity: inspections in its log.
package struct TeamCityReporter: Reporter {
  package static let format = "teamcity"
  package static let paths = PathBase.repository

  package init() {}

  package func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    var text = report.problems.map(line).joined()
    for rule in Set(report.findings.map(\.rule)).sorted() {
      let summary = setting.rules.first { $0.name == rule }?.summary ?? rule
      text +=
        TeamCityMessage(
          "inspectionType",
          [("id", rule), ("name", rule), ("category", "archlint"), ("description", summary)]
        ).line
    }
    for finding in report.findings { text += line(for: finding, in: setting) }
    for (name, count) in counts(of: report) {
      text +=
        TeamCityMessage(
          "buildStatisticValue", [("key", "archlint.\(name)"), ("value", "\(count)")]
        ).line
    }
    if !setting.isQuiet { text += ClosingLine(of: report).text }
    return Array(text.utf8)
  }

  private func line(for finding: Finding, in setting: ReportSetting) -> String {
    TeamCityMessage(
      "inspection",
      [
        ("typeId", finding.rule),
        ("message", finding.message + (finding.help.map { "; \($0)" } ?? "")),
        ("file", setting.path(finding.place.file)), ("line", "\(finding.place.line)"),
        ("SEVERITY", finding.voice.rawValue.uppercased()),
      ]
    ).line
  }

  private func line(for problem: Problem) -> String {
    let place = problem.place.map { "\($0): " } ?? ""
    return TeamCityMessage(
      "message",
      [("text", place + problem.message), ("status", problem.severity.rawValue.uppercased())]
    ).line
  }

  /// The numbers that TeamCity draws over time.
  private func counts(of report: Report) -> [(name: String, count: Int)] {
    if report.sawNothing { return [] }
    let summary = report.summary
    let all = [
      ("errors", summary.errors), ("warnings", summary.warnings), ("infos", summary.infos),
    ]
    guard let comparison = report.comparison else { return all }
    return all + [
      ("new", comparison.new), ("unchanged", comparison.unchanged), ("fixed", comparison.fixed),
    ]
  }
}

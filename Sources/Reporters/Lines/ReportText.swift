internal import Documents
internal import Findings
internal import Modules

/// A report as people read it, on a terminal or in a log that has it folded away.
///
/// What is new and severe comes first; what fails nothing, since it was known before or is fixed,
/// has a line each, and a line that counts closes the report.
struct ReportText {
  private let setting: ReportSetting

  init(_ setting: ReportSetting) { self.setting = setting }

  func text(of report: Report) -> String {
    let text = FindingText(setting)
    let known = report.findings.filter { $0.state == .unchanged }
    let fresh = report.findings.filter { $0.state != .unchanged }
    let sections = [
      fresh.map(text.block).joined(separator: "\n"),
      section("Known before", known.map(text.line)),
      section("Fixed", report.fixed.map(text.line)),
      section("Grounds", setting.isVerbose ? report.grounds.map { $0.withUnseenShown + "\n" } : []),
      section("Exceptions", setting.isVerbose ? report.exceptions.map(line) : []),
      setting.closing(report),
    ]
    return BuildLog.disarmed(sections.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\(title):\n\n" + lines.joined()
  }

  /// What an exception suppresses, such as `.archlint.yml:9: 2 of at most 3 findings:
  /// same-layer-link from A; old screen (@crew, until 2027-03-31)`.
  private func line(of exception: Report.UsedException) -> String {
    let count = exception.limit.map { "\(exception.findings) of at most \($0)" }
    let noun = exception.findings == 1 && exception.limit == nil ? "finding" : "findings"
    let reason = exception.reason.map { "; \($0)" } ?? ""
    let terms = [exception.owner, exception.expires.map { "until \($0)" }].compactMap { $0 }
    let line =
      "\(setting.shownLine(of: exception.place)): \(count ?? "\(exception.findings)") \(noun): "
      + exception.words + reason + (terms.isEmpty ? "" : " (\(terms.joined(separator: ", ")))")
    return line.withUnseenShown + "\n"
  }
}

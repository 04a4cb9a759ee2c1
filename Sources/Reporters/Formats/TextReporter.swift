package import Findings
internal import Modules

/// The report for people: place, severity and message as compilers print them, the source line
/// with a caret, the way out, and the other places of the story.
///
/// What is new and grave comes first; what fails nothing, since it was known before or is fixed, has
/// a line each, and a line that counts closes the report.
package struct TextReporter: Reporter {
  package static let format = "text"
  package static let paths = PathBase.current

  package init() {}

  package func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let text = FindingText(setting)
    var sections: [String] = []
    let known = report.findings.filter { $0.state == .unchanged }
    let fresh = report.findings.filter { $0.state != .unchanged }
    if !fresh.isEmpty { sections.append(fresh.map(text.block).joined(separator: "\n")) }
    if !known.isEmpty {
      sections.append("Known before:\n\n" + known.map(text.line).joined())
    }
    if !report.fixed.isEmpty {
      sections.append("Fixed:\n\n" + report.fixed.map(text.line).joined())
    }
    if setting.isVerbose, !report.exceptions.isEmpty {
      let lines = report.exceptions.map(CoveringText(setting).line)
      sections.append("Exceptions:\n\n" + lines.joined())
    }
    let closing = setting.isQuiet ? "" : ClosingLine(of: report).text
    if !closing.isEmpty { sections.append(closing) }
    return Array(BuildLog.disarmed(sections.joined(separator: "\n")).utf8)
  }
}

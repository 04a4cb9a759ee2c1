internal import Documents
package import Findings
internal import Modules

/// The report for Azure Pipelines: issues in its log.
///
/// Azure knows errors and warnings only, so what is less stands in the log as it is.
package struct AzureReporter: Reporter {
  package static let format = "azure"
  package static let paths = PathBase.absolute

  package init() {}

  package func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    var text = ""
    for problem in report.problems {
      text += issue(problem.severity.rawValue, "", problem.message, at: problem.place, setting)
    }
    for finding in report.findings {
      if finding.voice == .info {
        text += BuildLog.disarmed(CompilerLine.lines(of: finding, as: "note", in: setting))
      } else {
        let words = finding.message + (finding.help.map { "; \($0)" } ?? "")
        text += issue(finding.voice.rawValue, finding.rule, words, at: finding.place, setting)
      }
    }
    if !setting.isQuiet { text += ClosingLine(of: report).text }
    return Array(text.utf8)
  }

  private func issue(
    _ type: String, _ code: String, _ message: String, at place: Place?, _ setting: ReportSetting
  ) -> String {
    var properties = [("type", type)]
    if let place {
      properties += [
        ("sourcepath", setting.path(place.file)), ("linenumber", "\(place.line)"),
        ("columnnumber", "\(place.column)"),
      ]
    }
    if !code.isEmpty { properties.append(("code", code)) }
    let list = properties.map { "\($0)=\(property($1));" }.joined()
    return "##vso[task.logissue \(list)]\(data(message))\n"
  }

  private func data(_ text: String) -> String { escaped(text, ["%": "%AZP25"]) }

  private func property(_ text: String) -> String {
    escaped(text, ["%": "%AZP25", ";": "%3B", "]": "%5D"])
  }

  private func escaped(_ text: String, _ words: [Unicode.Scalar: String]) -> String {
    text.withUnseenShown.unicodeScalars.reduce(into: "") { $0 += words[$1] ?? String($1) }
  }
}

internal import Documents
package import Findings
internal import Modules

/// The report for Xcode's list of issues: absolute paths, one line an issue.
///
/// Xcode complains of a script that prints `error:` and succeeds, so what was known before, which
/// fails nothing, is only noted.
package struct XcodeReporter: Reporter {
  package static let format = "xcode"
  package static let paths = PathBase.absolute

  package init() {}

  package func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    var text = ""
    for problem in report.problems {
      let kind = problem.severity.rawValue
      text += CompilerLine(at: problem.place, kind, problem.message, in: setting).line
    }
    for finding in report.findings {
      text += CompilerLine.lines(of: finding, as: finding.voice.xcodeWord, in: setting)
    }
    if !setting.isQuiet { text += ClosingLine(of: report).text }
    return Array(BuildLog.disarmed(text).utf8)
  }
}

extension Severity {
  /// The word that Xcode knows for it.
  fileprivate var xcodeWord: String { self == .info ? "note" : rawValue }
}

/// The report for Xcode's list of issues: absolute paths, one line an issue.
///
/// Known findings fail nothing and become notes: Xcode rejects `error:` from such a script.
struct XcodeReporter: Reporter {
  let format = "xcode"
  let paths = PathBase.absolute
  let reader: String? = "XCODE_VERSION_ACTUAL"

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let problems = report.problems.map {
      CompilerLine.text(of: $0, as: $0.severity.rawValue, in: setting)
    }
    let findings = report.findings.map {
      CompilerLine.text(of: $0, as: $0.logSeverity.compilerWord, in: setting)
    }
    let text = (problems + findings).joined() + setting.closing(report)
    return Array(BuildLog.disarmed(text).utf8)
  }
}

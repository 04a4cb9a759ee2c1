internal import Documents
internal import Findings
internal import Modules

/// The report for Azure Pipelines: issues in its log.
///
/// Azure knows errors and warnings only, so what is less stands in the log as it is.
struct AzureReporter: Reporter {
  let format = "azure"
  let paths = PathBase.absolute
  let reader: String? = "TF_BUILD"

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let problems = report.problems.map {
      issue($0.severity.rawValue, nil, $0.message, at: $0.place, setting)
    }
    let findings = report.findings.map { finding in
      finding.logSeverity == .info
        ? BuildLog.disarmed(CompilerLine.text(of: finding, as: "note", in: setting))
        : issue(
          finding.logSeverity.rawValue, finding.rule, finding.sentence, at: finding.place, setting)
    }
    return Array(((problems + findings).joined() + setting.closing(report)).utf8)
  }

  private func issue(
    _ type: String, _ code: String?, _ message: String, at place: Place?, _ setting: ReportSetting
  ) -> String {
    var properties = [("type", type)]
    if let place {
      properties += [
        ("sourcepath", setting.path(place.file)), ("linenumber", "\(place.line)"),
        ("columnnumber", "\(place.column)"),
      ]
    }
    if let code { properties.append(("code", code)) }
    let signs: [Unicode.Scalar: String] = ["%": "%AZP25", ";": "%3B", "]": "%5D"]
    let list = properties.map { "\($0)=\(BuildLog.disarmed($1.withUnseenShown).replacing(signs));" }
      .joined()
    let words = BuildLog.disarmed(message.withUnseenShown).replacing(["%": "%AZP25"])
    return "##vso[task.logissue \(list)]\(words)\n"
  }
}

/// The report for Azure Pipelines: issues in its log.
///
/// Azure has only errors and warnings, so the rest is plain log text. It silently drops more than
/// ten of each per step, so the tenth gives the total.
struct AzureReporter: Reporter {
  let format = "azure"
  let paths = PathBase.absolute
  let reader: String? = "TF_BUILD"

  private static let mostOfASeverity = 10

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let issues = Severity.allCases.reversed().filter { $0 > .info }.map { severity in
      let problems = report.problems.filter { $0.severity == severity }
      let findings = report.findings.filter { $0.logSeverity == severity }
        .map { $0.anchored(in: setting) }
      return limited(
        problems.map { problem -> Entry in
          let line = CompilerLine.text(of: problem, as: severity.rawValue, in: setting)
          let issue = self.issue(severity, nil, problem.message, at: problem.place, setting)
          return (issue, BuildLog.disarmed(line))
        } + findings.map { entry(for: $0, severity, setting) }, severity, setting)
    }
    let others = report.findings.filter { $0.logSeverity == .info }
    let plain = others.map { entry(for: $0, .info, setting).line }
    return Array(((issues + plain).joined() + setting.closing(report)).utf8)
  }

  /// A line that Azure obeys, and one that says the same to people.
  private typealias Entry = (issue: String, line: String)

  private func entry(
    for finding: ReportedFinding, _ severity: Severity, _ setting: ReportSetting
  ) -> Entry {
    let words = finding.story(in: setting)
    let line = CompilerLine.text(of: finding, as: severity.compilerWord, in: setting)
    return (
      issue(severity, finding.rule, words, at: finding.place, setting), BuildLog.disarmed(line)
    )
  }

  /// As many issues as Azure shows; the others are lines of the log.
  private func limited(
    _ entries: [Entry], _ severity: Severity, _ setting: ReportSetting
  ) -> String {
    let most = AzureReporter.mostOfASeverity
    guard entries.count > most else { return entries.map(\.issue).joined() }
    let words = "\(entries.count - most + 1) more are in the log"
    return entries.prefix(most - 1).map(\.issue).joined()
      + issue(severity, nil, words, at: nil, setting)
      + entries.dropFirst(most - 1).map(\.line).joined()
  }

  private func issue(
    _ type: Severity, _ code: String?, _ message: String, at place: Place?, _ setting: ReportSetting
  ) -> String {
    var properties = [("type", type.rawValue)]
    if let place {
      properties += [
        ("sourcepath", setting.path(place.file)), ("linenumber", "\(place.line)"),
        ("columnnumber", "\(place.column)"),
      ]
    }
    if let code { properties.append(("code", code)) }
    let signs: [Unicode.Scalar: String] = ["%": "%AZP25", ";": "%3B", "]": "%5D"]
    let list = properties.map {
      "\($0)=\(BuildLog.disarmed($1.escapingInvisibles).replacing(signs));"
    }
    .joined()
    let words = BuildLog.disarmed(message.escapingInvisibles).replacing(["%": "%AZP25"])
    return "##vso[task.logissue \(list)]\(words)\n"
  }
}

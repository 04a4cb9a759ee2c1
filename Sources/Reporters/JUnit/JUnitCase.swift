internal import Documents
internal import Findings

/// A module under a rule as a test: it fails where the rule has something to say.
///
/// What was known before fails nothing and is skipped; an info is printed by a test that passes.
struct JUnitCase {
  private let name: String
  private let rule: String
  private let findings: [Finding]
  private let setting: ReportSetting

  init(rule: String, module: String, findings: [Finding], _ setting: ReportSetting) {
    self.rule = rule
    name = module
    self.findings = findings
    self.setting = setting
  }

  var isFailure: Bool { findings.contains { $0.voice > .info } }

  var isSkipped: Bool { !isFailure && findings.contains { $0.state == .unchanged } }

  var text: String {
    let head =
      "    <testcase name=\"\(Markup.escaped(name))\""
      + " classname=\"\(Markup.escaped("\(rule).\(name)"))\" time=\"0\""
    guard let first = findings.first else { return head + "/>\n" }
    return head + ">\n" + body(first) + "    </testcase>\n"
  }

  /// All that was found in one element, because readers show only the first.
  private func body(_ first: Finding) -> String {
    let more = findings.count > 1 ? " (and \(findings.count - 1) more)" : ""
    let message = Markup.escaped(first.message + more)
    let lines = findings.map { finding in
      CompilerLine.lines(of: finding, as: finding.severity.rawValue, in: setting)
    }
    let text = Markup.lines(lines.joined())
    if isFailure {
      let type = first.severity.rawValue
      return "      <failure message=\"\(message)\" type=\"\(type)\">\n\(text)</failure>\n"
    }
    return isSkipped
      ? "      <skipped message=\"\(message)\"/>\n"
      : "      <system-out>\n\(text)</system-out>\n"
  }
}

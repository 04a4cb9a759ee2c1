/// A rule as a suite of tests.
struct JUnitSuite {
  let rule: String
  let cases: [JUnitCase]

  var failures: Int { cases.count { $0.isFailure } }

  var markup: Markup {
    #"""
      <testsuite name="\#(rule)" tests="\#(cases.count)" failures="\#(failures)" errors="0" \#
    skipped="\#(cases.count { $0.isSkipped })" time="0">
    \#(cases.map(\.markup).joined())  </testsuite>

    """#
  }
}

/// The test case of a module in a rule's suite; fails with a finding that fails the run.
///
/// Known findings are skipped; findings below the failing severity are output of a passing test.
struct JUnitCase {
  let rule: String
  let name: String
  let findings: [ReportedFinding]
  let failingSeverity: Severity
  let setting: ReportSetting

  var isFailure: Bool {
    findings.contains { $0.state != .unchanged && $0.severity >= failingSeverity }
  }

  var isSkipped: Bool { !isFailure && findings.contains { $0.state == .unchanged } }

  var markup: Markup {
    let head: Markup = #"    <testcase name="\#(name)" classname="\#(rule).\#(name)" time="0""#
    guard let first = findings.first else { return "\(head)/>\n" }
    return "\(head)>\n\(body(first))    </testcase>\n"
  }

  /// All that was found in one element, because readers show only the first.
  private func body(_ first: ReportedFinding) -> Markup {
    let message = first.message + (findings.count > 1 ? " (and \(findings.count - 1) more)" : "")
    let lines = findings.map { CompilerLine.text(of: $0, as: $0.severity.rawValue, in: setting) }
    let text = Markup(lines: lines.joined())
    if isFailure {
      return #"""
              <failure message="\#(message)" type="\#(first.severity.rawValue)">
        \#(text)</failure>

        """#
    }
    return isSkipped
      ? "      <skipped message=\"\(message)\"/>\n" : "      <system-out>\n\(text)</system-out>\n"
  }
}

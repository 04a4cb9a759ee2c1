/// The report as test results: a suite per rule, a test case per module, a failure per violation.
///
/// A rule without findings is a suite too, so that the number of test cases stays the same.
struct JUnitReporter: Reporter {
  let format = "junit"
  let paths = PathBase.repository

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let found = Dictionary(grouping: report.findingsAndGrowth, by: \.rule)
    let names = setting.rules.map(\.name)
    let others = found.keys.filter { !names.contains($0) }.sorted()
    let modules = report.modules.map(\.name)
    // Consumers of test results ignore the exit code, so errors always fail here.
    let severity = report.failingSeverity ?? .error
    let suites = (names + others).map { rule in
      let broken = Dictionary(grouping: found[rule] ?? [], by: \.culprit)
      let cases = Set(modules).union(broken.keys).sorted().map { name in
        JUnitCase(
          rule: rule, name: name, findings: broken[name] ?? [], failingSeverity: severity,
          setting: setting)
      }
      return JUnitSuite(rule: rule, cases: cases)
    }
    let problems = problemSuite(of: report, in: setting)
    let errors = problems == nil ? 0 : 1
    let failures = suites.reduce(0) { $0 + $1.failures }
    let tests = suites.reduce(0) { $0 + $1.cases.count } + errors
    let page: Markup = #"""
      <?xml version="1.0" encoding="UTF-8"?>
      \#(report.closingComment)
      <testsuites name="archlint" tests="\#(tests)" failures="\#(failures)" errors="\#(errors)" \#
      time="0">
      \#(problems ?? "")\#(suites.map(\.markup).joined())</testsuites>

      """#
    return Array(page.text.utf8)
  }

  /// A suite of one case for what kept the run from doing its job; nil if nothing did.
  private func problemSuite(of report: Report, in setting: ReportSetting) -> Markup? {
    let errors = report.problems.filter { $0.severity == .error }
    guard !errors.isEmpty else { return nil }
    let lines = errors.map { CompilerLine.text(of: $0, as: "error", in: setting) }
    return #"""
        <testsuite name="archlint" tests="1" failures="0" errors="1" skipped="0" time="0">
          <testcase name="run" classname="archlint.run" time="0">
            <error message="\#(report.sentence)" type="error">
      \#(Markup(lines: lines.joined()))</error>
          </testcase>
        </testsuite>

      """#
  }
}

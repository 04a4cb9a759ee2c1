package import Findings
internal import Modules

/// The report as test results: a suite a rule, a case a module, and a failure where it breaks it.
///
/// A rule is a suite also where nothing breaks it, so that the number of cases stays the same.
package struct JUnitReporter: Reporter {
  package static let format = "junit"
  package static let paths = PathBase.repository

  package init() {}

  package func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let found = Dictionary(grouping: report.findings, by: \.rule)
    let names = setting.rules.map(\.name)
    let others = found.keys.filter { !names.contains($0) }.sorted()
    let modules = report.modules.map(\.name)
    let suites = (names + others).map { rule in
      JUnitSuite(rule: rule, findings: found[rule] ?? [], modules: modules, setting)
    }
    let problems = JUnitSuite.problemText(report.problems, in: setting)
    let failures = suites.reduce(0) { $0 + $1.failures }
    let tests = suites.reduce(0) { $0 + $1.cases.count } + (problems == nil ? 0 : 1)
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- \(ClosingLine(of: report).words) -->
      <testsuites name="archlint" tests="\(tests)" failures="\(failures)" \
      errors="\(problems == nil ? 0 : 1)" time="0">

      """
    return Array(
      (text + (problems ?? "") + suites.map(\.text).joined() + "</testsuites>\n").utf8)
  }
}

internal import Documents
internal import Findings
internal import Modules

/// A rule as a suite of tests.
struct JUnitSuite {
  let cases: [JUnitCase]
  private let rule: String

  init(rule: String, findings: [Finding], modules: [String], _ setting: ReportSetting) {
    self.rule = rule
    let broken = Dictionary(grouping: findings, by: \.owner)
    let names = Set(modules).union(broken.keys).sorted()
    cases = names.map { JUnitCase(rule: rule, module: $0, findings: broken[$0] ?? [], setting) }
  }

  var failures: Int { cases.count { $0.isFailure } }

  var text: String {
    let skipped = cases.count { $0.isSkipped }
    let name = Markup.escaped(rule)
    return "  <testsuite name=\"\(name)\" tests=\"\(cases.count)\" failures=\"\(failures)\""
      + " errors=\"0\" skipped=\"\(skipped)\" time=\"0\">\n"
      + cases.map(\.text).joined() + "  </testsuite>\n"
  }

  /// A suite of one case for what kept the run from doing its job; none, if nothing did.
  static func problemText(_ problems: [Problem], in setting: ReportSetting) -> String? {
    let errors = problems.filter { $0.severity == .error }
    guard !errors.isEmpty else { return nil }
    let lines = errors.map { CompilerLine(at: $0.place, "error", $0.message, in: setting).line }
    return """
        <testsuite name="archlint" tests="1" failures="0" errors="1" skipped="0" time="0">
          <testcase name="run" classname="archlint.run" time="0">
            <error message="the run could not do its job" type="error">
      \(Markup.lines(lines.joined()))</error>
          </testcase>
        </testsuite>

      """
  }
}

extension Finding {
  /// The module that is at fault, as far as names tell: the only one, else the one whose name the
  /// culprit's begins with, else the culprit itself.
  fileprivate var owner: String {
    if modules.count == 1 { return modules[0] }
    let named = modules.filter { from.name.hasPrefix($0) }
    return named.max { $0.utf8.count < $1.utf8.count } ?? from.name
  }
}

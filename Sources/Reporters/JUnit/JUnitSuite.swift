internal import Documents
internal import Findings
internal import Modules

/// A rule as a suite of tests.
struct JUnitSuite {
  let cases: [JUnitCase]
  private let rule: String

  init(rule: String, findings: [Finding], modules: [String], _ setting: ReportSetting) {
    self.rule = rule
    let broken = Dictionary(grouping: findings, by: \.culprit)
    let names = Set(modules).union(broken.keys).sorted()
    cases = names.map {
      JUnitCase(rule: rule, name: $0, findings: broken[$0] ?? [], setting: setting)
    }
  }

  var failures: Int { cases.count { $0.isFailure } }

  var markup: Markup {
    #"""
      <testsuite name="\#(rule)" tests="\#(cases.count)" failures="\#(failures)" errors="0" \#
    skipped="\#(cases.count { $0.isSkipped })" time="0">
    \#(cases.map(\.markup).joined())  </testsuite>

    """#
  }
}

/// A module under a rule as a test: it fails where the rule has something to say.
///
/// What was known before fails nothing and is skipped; an info is printed by a test that passes.
struct JUnitCase {
  let rule: String
  let name: String
  let findings: [Finding]
  let setting: ReportSetting

  var isFailure: Bool { findings.contains { $0.logSeverity > .info } }

  var isSkipped: Bool { !isFailure && findings.contains { $0.state == .unchanged } }

  var markup: Markup {
    let head: Markup =
      #"    <testcase name="\#(name)" classname="\#(rule).\#(name)" time="0""#
    guard let first = findings.first else { return "\(head)/>\n" }
    return "\(head)>\n\(body(first))    </testcase>\n"
  }

  /// All that was found in one element, because readers show only the first.
  private func body(_ first: Finding) -> Markup {
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

extension Finding {
  /// The module at fault, as far as a report says: the only one, the one that the culprit is named
  /// like, or the other one where that is how the far end is named.
  ///
  /// Where two companions of different modules meet, names say no more: there the culprit is a case
  /// of its own, because a guess would blame the innocent.
  fileprivate var culprit: String {
    if modules.count == 1 { return modules[0] }
    if !modules.contains(from.name), modules.count == 2, let to, modules.contains(to.name) {
      return modules[0] == to.name ? modules[1] : modules[0]
    }
    return from.name
  }
}

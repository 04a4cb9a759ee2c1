import Findings
import Rules

extension RulePage {
  /// The table of all rules, which leads to the pages.
  static func index(of rules: [RuleDescription]) -> String {
    """
    # Rules

    If several rules reject one link with the same severity, archlint reports the first of them in
    this table. `off` rules need options or a severity in `.archlint.yml`.

    | rule | default | reports |
    |---|---|---|
    \(rules.map(row).joined(separator: "\n"))

    `archlint rules` lists the rules that are on in a project, and why. `archlint explain RULE` shows
    these pages in a terminal. The tests of archlint run their examples, and compare severities and
    options with the code.

    """
  }

  private static func row(_ rule: RuleDescription) -> String {
    let standing = rule.isOnByDefault ? rule.severity.rawValue : "off"
    return "| [`\(rule.name)`](\(rule.name).md) | \(standing) | \(rule.summary) |"
  }
}

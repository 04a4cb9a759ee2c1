import Findings
import Rules

extension RulePage {
  /// The table of all rules, which leads to the pages.
  static func index(of rules: [RuleDescription]) -> String {
    """
    # The rules

    | rule | default | fires when |
    |---|---|---|
    \(rules.map(row).joined(separator: "\n"))

    What is on in a project, and why, is what `archlint rules` shows; `archlint explain RULE` shows
    these pages in a terminal. Their examples are run by the tests of archlint, which also look
    whether severity and options are those of the rule.

    """
  }

  private static func row(_ rule: RuleDescription) -> String {
    let standing = rule.isOnByDefault ? rule.severity.rawValue : "off"
    return "| [`\(rule.name)`](\(rule.name).md) | \(standing) | \(rule.summary) |"
  }
}

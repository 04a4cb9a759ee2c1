import Findings
import Judging
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
    these pages in a terminal. The pages are written by the tests of archlint from the text that
    stands beside each rule, and their examples are run.

    """
  }

  private static func row(_ rule: RuleDescription) -> String {
    let standing = rule.isOnByDefault ? rule.severity.rawValue : "off"
    return "| [`\(rule.name)`](\(rule.name).md) | \(standing) | \(rule.summary) |"
  }
}

import Findings
import Rules

extension RulePage {
  /// The table of all rules, which leads to the pages.
  static func index(of rules: [RuleDescription]) -> String {
    """
    # Rules

    If several rules reject one link with the same severity, archlint reports the first of them in
    this table. `off` rules need options or a severity in `.archlint.yml`. [`archlint fix`](../fix.md)
    can fix findings of rules with *yes* in the column *fix*. To accept a finding, add an
    [exception](../exceptions.md).

    | rule | default | fix | reports |
    |---|---|---|---|
    \(rules.map(row).joined(separator: "\n"))

    `archlint rules` lists the rules that are on in a project, and why. `archlint explain RULE` shows
    these pages in a terminal. The tests of archlint run their examples, and compare severities and
    options with the code.

    """
  }

  private static func row(_ rule: RuleDescription) -> String {
    let standing = rule.standing.replacing("on", with: rule.severity.rawValue, maxReplacements: 1)
    let fix = RuleCatalog.page(of: rule.name)?.fix == "" ? "" : "yes"
    return "| [`\(rule.name)`](\(rule.name).md) | \(standing) | \(fix) | \(rule.summary) |"
  }
}

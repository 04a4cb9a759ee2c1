import Findings
import Rules

extension RulePage {
  /// The page of a rule in `docs/rules`.
  func markdown(of rule: RuleDescription) -> String {
    let standing = rule.isOnByDefault ? "on by default" : "off until it is configured"
    var sections = [
      "# \(rule.name)", "*\(rule.severity.rawValue), \(standing)*", what, "## Why", why,
      "## Breaks it", fenced(breaks.text, as: "yaml"), fenced(says, as: "text"),
      "## Keeps it", fenced(keeps.text, as: "yaml"),
    ]
    if !options.isEmpty {
      sections += ["## Options", list(options.map { "`\($0.name)`: \($0.meaning)" })]
    }
    if !exemptions.isEmpty { sections += ["## Silent", list(exemptions)] }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private func fenced(_ text: String, as language: String) -> String {
    "```\(language)\n\(text)\n```"
  }

  private func list(_ items: [String]) -> String {
    items.map { "- \($0)" }.joined(separator: "\n")
  }

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

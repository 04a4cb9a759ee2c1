package import Findings

extension RulePage {
  /// The page of a rule in Markdown, as it lies in `docs/rules`.
  package func markdown(of rule: RuleDescription) -> String {
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
}

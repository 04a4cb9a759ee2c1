internal import CommandLine
internal import Findings
internal import Rules

extension Command {
  /// Shows the page of a rule.
  static let explain = Command(
    name: "explain",
    summary: "Tell what a rule means, why it exists, and how to keep it",
    details: """
      The name of a rule stands in brackets behind each finding. `archlint rules` lists them all.
      """,
    examples: [("archlint explain same-layer-link", "all there is to know of a rule")],
    arguments: [.init(.rule, "the name of a rule")],
    run: { invocation throws(UsageError) in
      let name = invocation.argument(0) ?? ""
      guard let rule = Catalogue.descriptions.first(where: { $0.name == name }),
        let page = Catalogue.page(of: name)
      else { throw .unknownRule(name) }
      return Outcome(output: RuleText(Terminal.style).page(of: rule, page))
    })
}

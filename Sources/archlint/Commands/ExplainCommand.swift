internal import CommandLine
internal import Findings
internal import Rules

extension Command {
  /// Shows the page of a rule.
  static let explain = Command(
    name: "explain",
    summary: "Tell what a rule means and how to keep it, or how a configuration is written",
    details: """
      The name of a rule stands in brackets behind each finding. `archlint rules` lists them all. \
      Of a configuration it explains \(Topic.all.map(\.name).joined(separator: ", ")).
      """,
    examples: [
      ("archlint explain same-layer-link", "all there is to know of a rule"),
      ("archlint explain layers", "how layers are written, and which pattern wins"),
    ],
    arguments: [.init(.explained, "the name of a rule, or what a configuration is made of")],
    run: { invocation throws(UsageError) in
      let name = invocation.argument(0) ?? ""
      if let topic = Topic.all.first(where: { $0.name == name }) {
        return Outcome(output: topic.page(in: Terminal.help))
      }
      guard let rule = Catalogue.descriptions.first(where: { $0.name == name }),
        let page = Catalogue.page(of: name)
      else { throw .unknownRule(name) }
      return Outcome(output: RuleText(Terminal.style, Terminal.help).page(of: rule, page))
    })
}

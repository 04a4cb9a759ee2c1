extension Command {
  /// Shows which rules are on in a project, and who decided that.
  static let rules = Command(
    name: "rules",
    summary: "List all rules, whether each is on, and why",
    details: """
      The configuration overrides its preset, and the preset overrides the default of a rule. \
      `archlint explain RULE` describes one rule.
      """,
    examples: [
      ("archlint rules", "the rules of the project in this folder"),
      ("archlint rules --config strict.yml", "the rules with another configuration"),
    ],
    arguments: [
      .init(.path, "a folder; default: the current folder", isOptional: true)
    ],
    options: [.config],
    run: { invocation throws(UsageError) in
      invocation.showing { file, root, book in
        BuildLog.disarmed(
          RuleList(book, of: file.configuration.preset, in: root, Terminal.style, Terminal.help)
            .text)
      }
    })
}

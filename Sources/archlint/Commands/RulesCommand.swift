extension Command {
  /// Shows which rules are on in a project, and who decided that.
  static let rules = Command(
    name: "rules",
    summary: "List every rule: whether it is on here, and why",
    details: """
      A rule is as its default says, unless the preset of the configuration says otherwise, or the \
      configuration itself. `archlint explain RULE` tells all about one rule.
      """,
    examples: [
      ("archlint rules", "the rules of the project in this folder"),
      ("archlint rules --config strict.yml", "what another configuration would switch on"),
    ],
    arguments: [
      .init(.path, "a folder; the current folder", isOptional: true)
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

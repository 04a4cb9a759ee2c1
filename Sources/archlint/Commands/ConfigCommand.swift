extension Command {
  /// Shows the effective configuration of a project, and where each value is set.
  static let config = Command(
    name: "config",
    summary: "Show the effective configuration and where each value comes from",
    details: """
      A value comes from a file, shown with its line, from the preset, or from the default. \
      `archlint rules` lists the rules.
      """,
    examples: [
      ("archlint config", "the configuration of this folder"),
      ("archlint config --config strict.yml", "the configuration of another file"),
    ],
    arguments: [.init(.path, "a folder; default: the current folder", isOptional: true)],
    options: [.config],
    run: { invocation throws(UsageError) in
      invocation.showing { file, root, book in
        BuildLog.shown(ConfigurationList(file, in: root).text(book))
      }
    })
}

extension Invocation {
  /// A text about the configuration in force and its rules, with what is wrong with both.
  func showing(_ text: @escaping (ConfigurationFile, Root, RuleBook) -> String) -> Outcome {
    Outcome { () throws(Problem) in
      let root = try root()
      let file = ConfigurationFile(of: root)
      let configuration = file.configuration
      let book = RuleBook(preset: configuration.preset.rules, configuration: configuration.rules)
      let words = ProblemText(path: root.shown, source: file.source(of:))
      return Outcome(file.problems + book.problems, words) {
        Outcome(output: text(file, root, book))
      }
    }
  }
}

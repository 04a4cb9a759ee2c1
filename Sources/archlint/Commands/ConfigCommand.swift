extension Command {
  /// Shows the effective configuration of a project, and where each value is set.
  static let config = Command(
    name: "config",
    summary: "Show the configuration in force, and where each value comes from",
    details: """
      A value is said by a file, which is shown with its line, by the preset, or by nobody: then \
      the default counts. `archlint rules` tells what the rules are.
      """,
    examples: [
      ("archlint config", "what counts in this folder"),
      ("archlint config --config strict.yml", "what would count by another file"),
    ],
    arguments: [.init(.path, "a folder; the current folder", isOptional: true)],
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

extension Command {
  static let config = Command(
    "config",
    arguments: [.folder],
    options: [.config],
    run: { invocation throws(UsageError) in
      invocation.showing { file, root, book in
        BuildLog.shown(ConfigurationList(file, in: root).text(book))
      }
    })

  static let rules = Command(
    "rules",
    arguments: [.folder],
    options: [.config],
    run: { invocation throws(UsageError) in
      invocation.showing { file, root, book in
        BuildLog.disarmed(
          RuleList(book, of: file.configuration.preset, in: root, Terminal.style, Terminal.help)
            .text)
      }
    })

  static let schema = Command(
    "schema",
    run: { _ throws(UsageError) in
      Outcome(output: Configuration.schema(rules: RuleCatalog.outlines))
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

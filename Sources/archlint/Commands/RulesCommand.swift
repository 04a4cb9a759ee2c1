extension Command {
  static let rules = Command(
    "rules",
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

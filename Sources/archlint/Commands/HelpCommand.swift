internal import CommandLine

extension Command {
  /// The same pages as `--help`, for those who type the word first.
  static let help: Command = Command(
    name: "help",
    summary: "Show the help of archlint or of one of its commands",
    examples: [("archlint help dump", "what `dump` does and how")],
    arguments: [.init(.init("COMMAND", .commands), "one of the commands", isOptional: true)],
    run: { invocation throws(UsageError) in
      let program = Program.archlint
      guard let name = invocation.argument(0) else {
        return Outcome(output: program.help(for: nil))
      }
      guard let command = program.command(named: name) else { throw program.unknownTopic(name) }
      return Outcome(output: program.help(for: command))
    })
}

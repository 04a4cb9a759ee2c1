internal import Pages

extension Command {
  static let completions: Command = Command(
    "completions",
    arguments: [
      .init(.init("SHELL", .names { Shell.allCases.map(\.rawValue) }), "bash, zsh or fish")
    ],
    run: { invocation throws(UsageError) in
      let name = invocation.argument(0) ?? ""
      guard let shell = Shell(rawValue: name) else {
        throw UsageError(
          "unknown shell `\(name)`",
          help: "expected one of: \(Shell.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      return Outcome(output: shell.script(for: .archlint))
    })

  static let manual: Command = Command(
    "manual",
    run: { _ throws(UsageError) in
      let page = ManualPage.text(
        of: .archlint, purpose: "lints the module architecture of iOS and macOS apps",
        surroundings: surroundings)
      return Outcome(output: page)
    })

  private static var surroundings: String {
    let topics = Topic.all.map { ManualPage.subsection($0.title, $0.text) }
    return String(
      ManualFiles.surroundings.replacing("{topics}", with: topics.joined(separator: "\n"))
        .dropLast())
  }

  static let help: Command = Command(
    "help",
    arguments: [.init(.init("COMMAND", .commands), "one of the commands", isOptional: true)],
    run: { invocation throws(UsageError) in
      let program = Program.archlint
      guard let name = invocation.argument(0) else {
        return Outcome(output: program.help(for: nil, in: Terminal.help))
      }
      guard let command = program.command(named: name) else { throw program.unknownTopic(name) }
      return Outcome(output: program.help(for: command, in: Terminal.help))
    })
}

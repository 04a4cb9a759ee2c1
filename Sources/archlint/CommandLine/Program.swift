/// The whole command line, described once.
struct Program: Sendable {
  static let name = "archlint"

  /// One sentence about the program.
  let summary: String
  let examples: [Command.Example]
  /// In the order in which the help lists them.
  let commands: [Command]
  /// What is done where no command is named.
  let defaultCommand: Command
  /// Options that go with every command.
  let options: [Option]

  static let archlint = Program(
    summary: "Keeps a modular iOS code base honest: reads XcodeGen specs and checks their links.",
    examples: [
      .init("archlint check", "judge the project in this folder"),
      .init("archlint dump --raw project.yml", "what the YAML of a spec says, as JSON"),
    ],
    commands: [
      .check, .graph, .why, .initialize, .explain, .rules, .baseline, .render, .dump, .schema,
      .completions, .manual, .help,
    ],
    defaultCommand: .check,
    options: [.help, .version])

  /// The command of a name.
  func command(named name: String) -> Command? { commands.first { $0.name == name } }
}

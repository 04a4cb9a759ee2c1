internal import Pages

extension Program {
  static let archlint = Program(
    name: "archlint", version: "0.1.0", date: "November 21, 2026",
    summary: "Lints the module architecture of iOS and macOS apps.",
    examples: [
      ("archlint check", "check the project in this folder"),
      ("archlint init --baseline", "propose layers, and accept existing findings"),
      ("archlint demo", "a tour of one minute"),
    ],
    commands: [
      .check, .fix, .whatIf, .plan, .new, .rename, .affected, .owners, .frameworkApp, .graph,
      .metrics, .why, .explainImage, .imports, .initialize, .explain, .config, .rules, .baseline,
      .render, .dump, .schema, .demo, .completions, .manual, .help,
    ],
    defaultCommand: .check, advice: { CommandPages.foreignWords[$0] },
    nearest: { NearestName.of($0, among: $1) })

  static func run(_ words: [String]) -> Outcome {
    do throws(UsageError) {
      switch try Program.archlint.parse(words, pathExists: Disk.exists) {
      case .version: return Outcome(output: Program.archlint.version + "\n")
      case .help(let command):
        return Outcome(output: Program.archlint.help(for: command, in: Terminal.help))
      case .run(let invocation): return try invocation.command.run(invocation)
      }
    } catch {
      return Outcome(Problem(error.message, help: error.help))
    }
  }
}

extension Command {
  /// A command with its page in `commands.md`; an option may have a summary for this command.
  init(
    _ name: String, arguments: [Argument] = [], options: [Option] = [],
    run: @escaping @Sendable (Invocation) throws(UsageError) -> Outcome
  ) {
    var options = options
    if CommandPages.withOwnOptions.contains(name) {
      for index in options.indices {
        let own = CommandPages.options["\(name) \(options[index].spelling)"]
        options[index].summary = own ?? options[index].summary
      }
    }
    self.init(
      name, page: CommandPages.all[name] ?? ("", "", []), arguments: arguments, options: options,
      run: run)
  }
}

extension Slot {
  static let file = Slot("FILE", .files)
  static let folder = Slot("FOLDER", .files)
  static let path = Slot("PATH", .files)
  static let rule = Slot("RULE", .names { RuleCatalog.names })
  static let explained = Slot("RULE", .names { RuleCatalog.names + Topic.all.map(\.name) })
}

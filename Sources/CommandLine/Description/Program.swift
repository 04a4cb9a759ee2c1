/// The whole command line of a program, described once.
///
/// Parsing, error messages, help, completions and the manual page are made from this value.
package struct Program: Sendable {
  package let name: String
  package let version: String
  /// The day of the version, as manual pages write it.
  let date: String
  let summary: String
  let examples: [Command.Example]
  /// In the order in which the help lists them.
  package let commands: [Command]
  let defaultCommand: Command
  let options: [Option] = [.help, .version]
  /// What to use instead of words that other programs have.
  let advice: @Sendable (_ word: String) -> String?
  /// Finds the name among others that was probably meant by a mistyped word.
  let nearest: @Sendable (_ word: String, _ names: [String]) -> String?

  package init(
    name: String, version: String, date: String, summary: String, examples: [Command.Example],
    commands: [Command], defaultCommand: Command,
    advice: @escaping @Sendable (String) -> String? = { _ in nil },
    nearest: @escaping @Sendable (String, [String]) -> String?
  ) {
    (self.name, self.version, self.date) = (name, version, date)
    (self.summary, self.examples, self.commands) = (summary, examples, commands)
    (self.defaultCommand, self.advice, self.nearest) = (defaultCommand, advice, nearest)
  }

  package func command(named name: String) -> Command? { commands.first { $0.name == name } }
}

/// One thing the program does: how it is asked for, and what answers.
///
/// Parsing, the rejection of mistakes and the help are all made from these values.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// What else there is to know, in paragraphs.
  var details = ""
  /// Whole command lines, the most common first.
  let examples: [Example]
  var arguments: [Argument] = []
  /// Its own options, beside those of the program.
  var options: [Option] = []
  let run: @Sendable (Invocation) throws(UsageError) -> Outcome

  /// A command line worth copying, and what it is good for.
  struct Example: Sendable {
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// A word that follows a command.
  struct Argument: Sendable {
    /// What stands for it in the help, such as `FILE`.
    let placeholder: String
    let summary: String
    var isOptional = false
  }
}

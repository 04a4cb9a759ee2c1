/// A word that begins with dashes and changes what a command does.
struct Option: Sendable {
  /// Its name without the dashes.
  let name: String
  /// The one-letter form, where it has one.
  var letter: Character?
  /// What it takes; nothing if it stands alone.
  var value: Value?
  /// Whether two values follow, which then count as two of the option.
  var takesTwo = false
  /// Whether it may be given more than once.
  var isRepeatable = false
  let summary: String

  /// What follows an option.
  struct Value: Sendable {
    /// What stands for it in the help, such as `FILE`.
    let placeholder: String
    /// All there is to choose from; empty if anything goes.
    var choices: [String] = []
  }

  /// The option as it is typed.
  var spelling: String { "--\(name)" }
}

extension Option {
  static let help = Option(name: "help", letter: "h", summary: "show this help")
  static let version = Option(name: "version", summary: "print the version")
}

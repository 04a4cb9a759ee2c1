internal import Documents
internal import Modules
internal import Reporters

/// A command line that cannot be obeyed, in words for the person who typed it.
struct UsageError: Error, Equatable {
  let message: String
  let help: String

  /// What stands on standard error.
  var text: String {
    ProblemText(program: Program.name) { _ in nil }.text(of: Problem(message, help: help))
  }

  init(_ message: String, help: String) {
    self.message = message
    self.help = help
  }

  /// Suggests the name that was probably meant, else the page that tells them all.
  private init(_ message: String, nearest: String? = nil, page command: Command? = nil) {
    let page = command.map { "\(Program.name) \($0.name)" } ?? Program.name
    self.init(message, help: nearest.map { "did you mean `\($0)`?" } ?? "see `\(page) --help`")
  }
}

// The words, one cause each.
extension UsageError {
  static func unknownCommand(_ word: String, in program: Program) -> UsageError {
    UsageError(
      "`\(word)` is neither a command nor a path",
      nearest: NearestName.of(word, among: program.commands.map(\.name))
        ?? program.options.first { $0.name == word }?.spelling)
  }

  /// A word behind `help` that has no page.
  static func unknownTopic(_ word: String, in program: Program) -> UsageError {
    UsageError(
      "there is no command `\(word)`",
      nearest: NearestName.of(word, among: program.commands.map(\.name)))
  }

  static func unknownOption(
    _ word: String, of command: Command, isNamed: Bool, in program: Program
  ) -> UsageError {
    let known = command.options + program.options
    return UsageError(
      isNamed ? "`\(command.name)` has no option `\(word)`" : "there is no option `\(word)`",
      nearest: parted(word, known) ?? NearestName.of(word, among: known.map(\.spelling)),
      page: isNamed ? command : nil)
  }

  /// Letters that other programs take in one word, such as `-qv` or `-ofile`, each by itself.
  private static func parted(_ word: String, _ known: [Option]) -> String? {
    guard !word.hasPrefix("--") else { return nil }
    var words: [String] = []
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let option = known.first(where: { $0.letter == letter }) else { return nil }
      words.append("-\(letter)")
      if option.value != nil, !rest.isEmpty {
        words.append(String(rest))
        rest = ""
      }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// An option of a command that stands before the command.
  static func tooEarly(_ option: Option) -> UsageError {
    UsageError("`\(option.spelling)` stands before the command", help: "write it behind")
  }

  static func repeated(_ option: Option) -> UsageError {
    UsageError("`\(option.spelling)` is given twice", help: "keep one of the two")
  }

  static func missingValue(of option: Option) -> UsageError {
    UsageError(
      "`\(option.spelling)` needs a value",
      help: "write `\(option.spelling) \(option.value?.placeholder ?? "")`")
  }

  static func needlessValue(_ value: String, of option: Option) -> UsageError {
    UsageError("`\(option.spelling)` takes no value", help: "leave `=\(value)` out")
  }

  static func unknownChoice(
    _ value: String, of option: Option, choices: [String]
  ) -> UsageError {
    let nearest = NearestName.of(value, among: choices)
    let listed = choices.map { "`\($0)`" }.joined(separator: ", ")
    return UsageError(
      "`\(value)` is no value of `\(option.spelling)`",
      help: nearest.map { "did you mean `\($0)`?" } ?? "use one of \(listed)")
  }

  static func missingArgument(_ argument: Command.Argument, of command: Command) -> UsageError {
    UsageError("`\(command.name)` needs a \(argument.placeholder)", page: command)
  }

  static func emptyArgument(of command: Command) -> UsageError {
    UsageError(
      "`\(command.name)` got an empty word", help: "is there a variable that is not set?")
  }

  static func tooMany(_ word: String, for command: Command) -> UsageError {
    UsageError("`\(command.name)` does not know what to do with `\(word)`", page: command)
  }
}

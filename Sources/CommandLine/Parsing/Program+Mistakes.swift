// Messages for command-line errors, one for each cause.
extension Program {
  func unknownCommand(_ word: String) -> UsageError {
    unknownTopic(word, orOption: options.first { $0.name == word }?.spelling)
  }

  package func unknownTopic(_ word: String, orOption option: String? = nil) -> UsageError {
    UsageError(
      "unknown command `\(word)`",
      help: advice(word) ?? help(meaning: nearest(word, commands.map(\.name)) ?? option))
  }

  func unknownOption(_ word: String, of command: Command, isNamed: Bool) -> UsageError {
    let known = command.options + options
    return UsageError(
      "unknown option `\(word)`\(isNamed ? " of `\(command.name)`" : "")",
      help: advice("\(command.name) \(word)") ?? advice(word).flatMap { $0.suits(known) ? $0 : nil }
        ?? help(
          meaning: parted(word, known) ?? nearest(word, known.map(\.spelling)),
          of: isNamed ? command : nil))
  }

  /// Splits letters that other programs accept in one word, such as `-qv` or `-ofile`.
  private func parted(_ word: String, _ known: [Option]) -> String? {
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

  package func unknownChoice(_ value: String, of option: Option, _ choices: [String]) -> UsageError
  {
    UsageError(
      "invalid value `\(value)` for `\(option.spelling)`",
      help: nearest(value, choices).map { "did you mean `\($0)`?" }
        ?? "expected one of: \(choices.joined(separator: ", "))")
  }

  func missing(_ argument: Command.Argument, of command: Command) -> UsageError {
    UsageError("missing \(argument.slot.name) of `\(command.name)`", help: help(of: command))
  }

  func tooMany(_ word: String, for command: Command) -> UsageError {
    UsageError(
      "unexpected argument `\(word)` of `\(command.name)`",
      help: command.arguments.contains(where: \.slot.isFile)
        ? "run it once per path, or on a folder that contains them all" : help(of: command))
  }

  /// The name that was probably meant, else the page that lists them all.
  private func help(meaning nearest: String? = nil, of command: Command? = nil) -> String {
    let page = command.map { "\(name) \($0.name)" } ?? name
    return nearest.map { "did you mean `\($0)`?" } ?? "see `\(page) --help`"
  }
}

extension String {
  /// Whether all options that it suggests are known; those in backticks with a command are its own.
  fileprivate func suits(_ known: [Option]) -> Bool {
    split(separator: "`").filter { $0.hasPrefix("--") }.allSatisfy { code in
      known.contains { $0.spelling == code.prefix { $0 != " " } }
    }
  }
}

extension UsageError {
  static func missingValue(of option: Option, _ value: Slot) -> UsageError {
    UsageError(
      "missing value of `\(option.spelling)`", help: "write `\(option.spelling) \(value.name)`")
  }
}

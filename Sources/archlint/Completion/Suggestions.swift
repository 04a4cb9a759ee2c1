internal import Rules

/// What a shell can offer where a command line expects a word.
enum Suggestions: Equatable {
  case words([String])
  case files
  case nothing

  /// For the value of an option.
  init(for value: Option.Value, in program: Program) {
    self = value.choices.isEmpty ? Suggestions(value.placeholder, program) : .words(value.choices)
  }

  /// For an argument of a command.
  init(for argument: Command.Argument, in program: Program) {
    self.init(argument.placeholder, program)
  }

  /// Placeholders say what they stand for, the same in all commands.
  private init(_ placeholder: String, _ program: Program) {
    switch placeholder {
    case "FILE", "PATH": self = .files
    case "RULE": self = .words(Catalogue.names)
    case "COMMAND": self = .words(program.commands.map(\.name))
    case "SHELL": self = .words(Shell.allCases.map(\.rawValue))
    default: self = .nothing
    }
  }
}

extension Option {
  /// All that it can be typed as: the letter first.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
}

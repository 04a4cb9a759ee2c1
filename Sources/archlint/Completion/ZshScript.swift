/// What zsh completes a command line with.
struct ZshScript {
  private let program: Program

  init(_ program: Program) { self.program = program }

  var text: String {
    """
    #compdef \(Program.name)
    # Completion of \(Program.name) for zsh.
    _\(Program.name)() {
      local -a commands
      local context state line
      commands=(
    \(program.commands.map { "    \(Shell.quoted("\($0.name):\($0.summary)"))\n" }.joined())  )
      _arguments -C '1: :->command' '*:: :->rest'
      case $state in
        command) _describe command commands; _files ;;
        rest)
          case $words[1] in
    \(program.commands.map(arguments).joined())      esac ;;
      esac
    }
    if [[ $funcstack[1] == _\(Program.name) ]]; then
      _\(Program.name) "$@"
    else
      compdef _\(Program.name) \(Program.name)
    fi

    """
  }

  private func arguments(of command: Command) -> String {
    let options = (command.options + program.options).flatMap(specifications)
    let places = command.arguments.enumerated().map { index, argument in
      let colon = argument.isOptional ? "::" : ":"
      return "\(index + 1)\(colon)\(argument.placeholder):"
        + action(Suggestions(for: argument, in: program))
    }
    let lines = (options + places).map { " \\\n            \(Shell.quoted($0))" }.joined()
    return "        \(command.name)) _arguments\(lines) ;;\n"
  }

  /// One specification for each spelling of an option.
  private func specifications(of option: Option) -> [String] {
    let summary = escaped(option.summary)
    let value = option.value.map { value in
      let part = ":\(value.placeholder):" + action(Suggestions(for: value, in: program))
      return option.takesTwo ? part + part : part
    }
    return option.spellings.map { spelling in
      // With the sign, the value may follow it or be a word of its own.
      let sign = value != nil && !option.takesTwo && spelling.hasPrefix("--") ? "=" : ""
      return "\(option.isRepeatable ? "*" : "")\(spelling)\(sign)[\(summary)]\(value ?? "")"
    }
  }

  private func action(_ suggestions: Suggestions) -> String {
    switch suggestions {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .nothing: " "
    }
  }

  /// Text between brackets, where a colon ends it too.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
  }
}

struct ZshScript {
  let program: Program

  var text: String {
    let commands = program.commands.map {
      "    \(Shell.quoted("\($0.name):\($0.page().summary)"))\n"
    }
    return PackageResources.completion_zsh.filled([
      "program": program.name, "commands": commands.joined(),
      "arguments": program.commands.map(arguments).joined(),
    ])
  }

  private func arguments(of command: Command) -> String {
    let options = (command.options + program.options).flatMap(specifications)
    let places = command.arguments.enumerated().map { index, argument in
      let colon = argument.isOptional ? "::" : ":"
      return "\(index + 1)\(colon)\(argument.slot.name):" + action(program.offer(argument.slot))
    }
    let lines = (options + places).map { " \\\n            \(Shell.quoted($0))" }.joined()
    return "        \(command.name)) _arguments\(lines) ;;\n"
  }

  private func specifications(of option: Option) -> [String] {
    // It is between brackets, where a colon ends it too.
    let summary = option.summary.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    let value = option.value.map { value in
      let part = ":\(value.name):" + action(program.offer(value))
      return option.takesTwo ? part + part : part
    }
    return option.spellings.map { spelling in
      // With the sign, the value may follow it or be a word of its own.
      let sign = value != nil && !option.takesTwo && spelling.hasPrefix("--") ? "=" : ""
      return "\(option.isRepeatable ? "*" : "")\(spelling)\(sign)[\(summary)]\(value ?? "")"
    }
  }

  private func action(_ offer: Offer) -> String {
    switch offer {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .nothing: " "
    }
  }
}

extension Program {
  var zshScript: String {
    let summaries = commands.map {
      "    \(Shell.quoted("\($0.name):\($0.page().summary)"))\n"
    }
    return PackageResources.completion_zsh.filled([
      "program": name, "commands": summaries.joined(),
      "arguments": commands.map(arguments).joined(),
    ])
  }

  private func arguments(of command: Command) -> String {
    let options = (command.options + self.options).flatMap(specifications)
    let places = command.arguments.enumerated().map { index, argument in
      let colon = argument.isOptional ? "::" : ":"
      return "\(index + 1)\(colon)\(argument.slot.name):" + action(argument.slot)
    }
    let lines = (options + places).map { " \\\n            \(Shell.quoted($0))" }.joined()
    return "        \(command.name)) _arguments\(lines) ;;\n"
  }

  private func specifications(of option: Option) -> [String] {
    // It is between brackets, where a colon ends it too.
    let summary = option.summary.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    let value = option.value.map { value in
      let part = ":\(value.name):" + action(value)
      return option.takesTwo ? part + part : part
    }
    return option.spellings.map { spelling in
      // With the sign, the value may follow it or be a word of its own.
      let sign = value != nil && !option.takesTwo && spelling.hasPrefix("--") ? "=" : ""
      return "\(option.isRepeatable ? "*" : "")\(spelling)\(sign)[\(summary)]\(value ?? "")"
    }
  }

  private func action(_ slot: Slot) -> String {
    slot.isFile ? "_files" : words(for: slot).map { "(\($0))" } ?? " "
  }
}

extension Program {
  var fishScript: String {
    var lines = ["# Completion of \(name) for fish.", "complete -c \(name) -f"]
    for command in commands {
      let summary = Shell.quoted(command.page().summary)
      lines.append(line("__fish_use_subcommand", "-a \(command.name) -d \(summary)"))
    }
    lines += entries(for: defaultCommand, where: "__fish_use_subcommand")
    for command in commands {
      lines += entries(for: command, where: "__fish_seen_subcommand_from \(command.name)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func entries(for command: Command, where condition: String) -> [String] {
    let options = (command.options + self.options).map { option in
      let letter = option.letter.map { "-s \($0) " } ?? ""
      let summary = Shell.quoted(option.summary)
      return line(condition, "\(letter)-l \(option.name)\(value(of: option)) -d \(summary)")
    }
    let arguments = command.arguments.compactMap { argument -> String? in
      if argument.slot.isFile { return line(condition, "-F") }
      return words(for: argument.slot).map { line(condition, "-a \(Shell.quoted($0))") }
    }
    return options + Set(arguments).sorted()
  }

  private func value(of option: Option) -> String {
    guard let value = option.value else { return "" }
    if value.isFile { return " -r -F" }
    return " -x" + (words(for: value).map { " -a \(Shell.quoted($0))" } ?? "")
  }

  private func line(_ condition: String, _ rest: String) -> String {
    "complete -c \(name) -n \(Shell.quoted(condition)) \(rest)"
  }
}

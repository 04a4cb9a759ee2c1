struct FishScript {
  let program: Program

  var text: String {
    var lines = ["# Completion of \(program.name) for fish.", "complete -c \(program.name) -f"]
    for command in program.commands {
      let summary = Shell.quoted(command.page().summary)
      lines.append(line("__fish_use_subcommand", "-a \(command.name) -d \(summary)"))
    }
    lines += entries(for: program.defaultCommand, where: "__fish_use_subcommand")
    for command in program.commands {
      lines += entries(for: command, where: "__fish_seen_subcommand_from \(command.name)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func entries(for command: Command, where condition: String) -> [String] {
    let options = (command.options + program.options).map { option in
      let letter = option.letter.map { "-s \($0) " } ?? ""
      let summary = Shell.quoted(option.summary)
      return line(condition, "\(letter)-l \(option.name)\(value(of: option)) -d \(summary)")
    }
    let arguments = command.arguments.compactMap { argument -> String? in
      switch program.offer(argument.slot) {
      case .files: line(condition, "-F")
      case .words(let words): line(condition, "-a \(Shell.quoted(words.joined(separator: " ")))")
      case .nothing: nil
      }
    }
    return options + Set(arguments).sorted()
  }

  private func value(of option: Option) -> String {
    guard let value = option.value else { return "" }
    return switch program.offer(value) {
    case .files: " -r -F"
    case .words(let words): " -x -a \(Shell.quoted(words.joined(separator: " ")))"
    case .nothing: " -x"
    }
  }

  private func line(_ condition: String, _ rest: String) -> String {
    "complete -c \(program.name) -n \(Shell.quoted(condition)) \(rest)"
  }
}

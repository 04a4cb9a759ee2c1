extension Program {
  /// The help of a command, or of the whole program: examples first, at most 80 columns wide.
  package func help(for command: Command?) -> String {
    (command.map(sections) ?? sections).joined(separator: "\n")
  }

  /// The help of the program.
  private var sections: [String] {
    [
      HelpText.paragraph(summary),
      HelpText.examples(examples),
      "Usage: \(name) [command] [options] [PATH]\n",
      HelpText.list("Commands", commands.map { ($0.name, $0.summary) }),
      HelpText.paragraph(
        "Without a command, \(name) does what `\(defaultCommand.name)` does. "
          + "`\(name) <command> --help` tells more about each."),
      HelpText.list("Options", options.map(\.entry)),
    ]
  }

  /// The help of a command.
  private func sections(of command: Command) -> [String] {
    var usage = "Usage: \(name) \(command.name)"
    if !command.options.isEmpty { usage += " [options]" }
    for argument in command.arguments {
      usage +=
        argument.isOptional
        ? " [\(argument.slot.name)]" : " \(argument.slot.name)"
    }
    var sections = [
      HelpText.paragraph(command.summary + "."), HelpText.examples(command.examples),
      usage + "\n",
    ]
    if !command.arguments.isEmpty {
      let entries = command.arguments.map { ($0.slot.name, $0.summary) }
      sections.append(HelpText.list("Arguments", entries))
    }
    sections.append(HelpText.list("Options", (command.options + options).map(\.entry)))
    if !command.details.isEmpty { sections.append(HelpText.paragraph(command.details)) }
    return sections
  }
}

extension Option {
  /// How a list of options shows it, and what it says of it.
  fileprivate var entry: (String, String) {
    var term = letter.map { "-\($0), " } ?? ""
    term += spelling
    if let value { term += " " + value.name }
    return (term, meaning)
  }
}

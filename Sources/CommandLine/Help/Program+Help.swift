extension Program {
  /// The help of a command, or of the whole program: examples first, at most 80 columns wide, with
  /// headings that stand out as the caller has it.
  package func help(
    for command: Command?, heading: (String) -> String = { $0 }
  ) -> String {
    (command.map { sections(of: $0, heading) } ?? sections(heading)).joined(separator: "\n")
  }

  /// The help of the program.
  private func sections(_ heading: (String) -> String) -> [String] {
    [
      HelpText.paragraph(summary),
      HelpText.examples(examples, heading: heading),
      heading("Usage:") + " \(name) [command] [options] [PATH]\n",
      HelpText.list("Commands", commands.map { ($0.name, $0.summary) }, heading: heading),
      HelpText.paragraph(
        "Without a command, \(name) does what `\(defaultCommand.name)` does. "
          + "`\(name) <command> --help` tells more about each."),
      HelpText.list("Options", options.map(\.entry), heading: heading),
    ]
  }

  /// The help of a command.
  private func sections(
    of command: Command, _ heading: (String) -> String
  ) -> [String] {
    var usage = heading("Usage:") + " \(name) \(command.name)"
    if !command.options.isEmpty { usage += " [options]" }
    for argument in command.arguments {
      usage +=
        argument.isOptional
        ? " [\(argument.slot.name)]" : " \(argument.slot.name)"
    }
    var sections = [
      HelpText.paragraph(command.summary + "."),
      HelpText.examples(command.examples, heading: heading),
      usage + "\n",
    ]
    if !command.arguments.isEmpty {
      let entries = command.arguments.map { ($0.slot.name, $0.summary) }
      sections.append(HelpText.list("Arguments", entries, heading: heading))
    }
    sections.append(
      HelpText.list("Options", (command.options + options).map(\.entry), heading: heading))
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

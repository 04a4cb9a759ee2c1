extension Program {
  /// The help of a command, or of the program: examples first, in the caller's layout.
  package func help(for command: Command?, in text: HelpText = HelpText()) -> String {
    (command.map { sections(of: $0, text) } ?? sections(text)).joined(separator: "\n")
  }

  private func sections(_ text: HelpText) -> [String] {
    [
      text.paragraph(summary), text.examples(examples),
      text.heading("Usage:") + " \(name) [command] [options] [PATH]\n",
      text.list("Commands", commands.map { ($0.name, $0.page().summary) }),
      text.paragraph(
        "Without a command, \(name) does what `\(defaultCommand.name)` does. "
          + "`\(name) <command> --help` describes each."),
      text.list("Options", options.map(\.entry)),
    ]
  }

  private func sections(of command: Command, _ text: HelpText) -> [String] {
    var usage = text.heading("Usage:") + " \(name) \(command.name)"
    if !command.options.isEmpty { usage += " [options]" }
    for argument in command.arguments {
      usage += argument.isOptional ? " [\(argument.slot.name)]" : " \(argument.slot.name)"
    }
    let page = command.page()
    var sections = [
      text.paragraph(page.summary + "."), text.examples(page.examples), usage + "\n",
    ]
    if !command.arguments.isEmpty {
      let entries = command.arguments.map { ($0.slot.name, $0.summary) }
      sections.append(text.list("Arguments", entries))
    }
    sections.append(text.list("Options", (command.options + options).map(\.entry)))
    if !page.details.isEmpty { sections.append(text.paragraph(page.details)) }
    return sections
  }
}

extension Option {
  fileprivate var entry: (String, String) {
    var term = letter.map { "-\($0), " } ?? ""
    term += spelling
    if let value { term += " " + value.name }
    return (term, meaning)
  }
}

/// The manual page, in the language of mdoc.
package enum ManualPage {
  private static let width = 80

  /// Takes the program's purpose, and the sections about its environment and exit status.
  package static func text(of program: Program, purpose: String, surroundings: String) -> String {
    PackageResources.manual_mdoc.filled([
      "date": program.date, "title": program.name.uppercased(), "program": program.name,
      "purpose": purpose, "summary": lines(program.summary),
      "default": program.defaultCommand.name, "surroundings": surroundings,
      "commands": program.commands.map(entry).joined(),
      "options": program.options.map(entry).joined(),
      "examples": program.commands.flatMap { $0.page().examples }.map(entry).joined(),
    ])
  }

  /// A subsection: paragraphs, list entries as paragraphs, and code indented by four.
  package static func subsection(_ title: String, _ text: String) -> String {
    let blocks = text.split(separator: "\n\n").map { block in
      let rows = block.split(separator: "\n")
      guard block.hasPrefix("    ") else {
        return lines(
          rows.map { $0.hasPrefix("- ") || $0.first?.isNumber ?? false ? "\n\n\($0)" : "\n\($0)" }
            .joined())
      }
      return ".Bd -literal\n\(rows.map { escaped(String($0)) }.joined(separator: "\n"))\n.Ed"
    }
    let body = blocks.joined(separator: "\n.Pp\n").replacing("\n.Pp\n.Bd", with: "\n.Bd")
    return ".Ss \(title)\n\(body)"
  }

  private static func entry(for command: Command) -> String {
    let arguments = command.arguments.map { argument in
      "\(argument.isOptional ? "Op " : "")Ar \(escaped(argument.slot.name))"
    }
    let head = ([".It Cm \(command.name)"] + arguments).joined(separator: " ")
    let page = command.page()
    let details = page.details.isEmpty ? "" : ".Pp\n\(lines(page.details))\n"
    let options =
      command.options.isEmpty
      ? "" : ".Bl -tag -width Ds\n\(command.options.map(entry).joined()).El\n"
    return "\(head)\n\(lines(page.summary)).\n\(details)\(options)"
  }

  private static func entry(for option: Option) -> String {
    let letter = option.letter.map { "Fl \($0) , " } ?? ""
    let value = option.value.map { " Ar \($0.name)" } ?? ""
    return ".It \(letter)Fl \\-\(option.name)\(value)\n\(lines(option.meaning)).\n"
  }

  private static func entry(for example: Command.Example) -> String {
    // One argument of the request, so its spaces are escaped.
    let line = escaped(example.line).split(separator: " ").joined(separator: "\\ ")
    return ".It Li \(line)\n\(lines(example.meaning)).\n"
  }

  /// Running text, a new line for each sentence, as mdoc wants it; paragraphs are kept apart.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n\n").map { paragraph in
      var lines: [String] = []
      for word in paragraph.split(whereSeparator: \.isWhitespace).map({ escaped(String($0)) }) {
        if let last = lines.last, last.last != ".", last.count + 1 + word.count < width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(word)
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n.Pp\n")
  }

  /// Text in which nothing is a request, an escape or another dash than the one typed.
  private static func escaped(_ text: String) -> String {
    let plain = text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "`": result += "\\(ga"
      default: result.append(character)
      }
    }
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}

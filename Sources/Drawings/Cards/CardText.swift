extension ModuleCard {
  /// The card in Markdown; places lead to where `address` says.
  package func markdown(address: (Place) -> String?) -> String {
    let sections = (facts + relations).map { section in
      "## \(section.title)\n\n"
        + section.entries.map { "- \(ModuleCard.markdown($0, address))\n" }.joined() + "\n"
    }
    let found = findings.map { finding in
      let place = ModuleCard.markdown(Entry(place: finding.place), address)
      return "- \(finding.severity.rawValue): \(finding.message.escapedForMarkdown) "
        + "(`\(finding.rule)`), \(place)\n"
    }
    let none = "No findings.\n"
    return "# \(name.escapedForMarkdown)\n\n\(sections.joined())## Findings\n\n"
      + (found.isEmpty ? none : found.joined())
  }

  private static func markdown(_ entry: Entry, _ address: (Place) -> String?) -> String {
    let place = entry.place.map { place in
      let words = "\(place.file):\(place.line)".asCodeOfMarkdown
      return address(place).map { "[\(words)](\($0))" } ?? words
    }
    let name = entry.name.isEmpty ? nil : entry.name.asCodeOfMarkdown
    let words = entry.words.isEmpty ? nil : entry.words.escapedForMarkdown
    return [name, words, place].compactMap { $0 }.joined(separator: ", ")
  }
}

extension String {
  /// The text as code, in which nothing acts.
  fileprivate var asCodeOfMarkdown: String {
    "`\(String(escapingInvisibles.map { $0 == "`" ? "'" : $0 }))`"
  }

  fileprivate var escapedForMarkdown: String {
    escapingInvisibles.reduce(into: "") { text, character in
      if "\\`*_{}[]<>#|~&!@$".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}

/// Lays out pages of help for so many columns, with headings that stand out as the caller has it.
package struct HelpText {
  /// The width of the narrowest terminal, and of output for anything else.
  package static let usualColumns = 80

  private let columns: Int
  package let heading: (String) -> String

  package init(columns: Int = usualColumns, heading: @escaping (String) -> String = { $0 }) {
    (self.columns, self.heading) = (columns, heading)
  }

  /// Running text, wrapped; an empty line parts paragraphs.
  package func paragraph(_ text: String) -> String {
    let paragraphs = text.split(separator: "\n\n").map { wrapped($0, indent: 0) }
    return paragraphs.joined(separator: "\n")
  }

  /// Command lines with their purpose in a second column, or below if they are long.
  func examples(_ examples: [Command.Example]) -> String {
    let beside = column(behind: examples.map(\.line))
    return heading("Examples:") + "\n"
      + examples.map { entry($0.line, $0.meaning, column: beside <= 40 ? beside : 6) }.joined()
  }

  package func list(_ title: String, _ entries: [(term: String, meaning: String)]) -> String {
    let column = min(max(column(behind: entries.map(\.term)), 18), 26)
    return heading("\(title):") + "\n"
      + entries.map { entry($0.term, $0.meaning, column: column) }.joined()
  }

  private func column(behind terms: [String]) -> Int { (terms.map(\.count).max() ?? 0) + 4 }

  /// A term, and its meaning in a column of its own: on the same line if the term leaves it free.
  private func entry(_ term: String, _ meaning: String, column: Int) -> String {
    let first = "  " + term
    let text = wrapped(meaning[...], indent: column)
    return first.count + 2 <= column ? first + text.dropFirst(first.count) : first + "\n" + text
  }

  package func wrapped(_ text: Substring, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

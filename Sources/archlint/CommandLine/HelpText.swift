/// Lays out pages of help for a terminal of 80 columns.
enum HelpText {
  private static let width = 80
  /// Where the second column begins, unless the first one is wider.
  private static let tab = 18

  /// Running text, wrapped; an empty line parts paragraphs.
  static func paragraph(_ text: String) -> String {
    let paragraphs = text.split(separator: "\n\n").map { wrapped($0, indent: 0) }
    return paragraphs.joined(separator: "\n")
  }

  static func usage(_ line: String) -> String { "Usage: \(line)\n" }

  /// Command lines, each with what it is good for behind or below it.
  static func examples(_ examples: [Command.Example]) -> String {
    let widest = examples.map(\.line.count).max() ?? 0
    return "Examples:\n"
      + examples.map { entry($0.line, $0.meaning, tab: widest + 4) }.joined()
  }

  /// Terms and what they mean, in two columns.
  static func list(_ title: String, _ entries: [(term: String, meaning: String)]) -> String {
    "\(title):\n" + entries.map { entry($0.term, $0.meaning, tab: tab) }.joined()
  }

  private static func entry(_ term: String, _ meaning: String, tab: Int) -> String {
    let first = "  " + term
    let isBeside =
      first.count + 2 <= tab && tab <= width / 2 || first.count + meaning.count + 2 <= width
    guard isBeside else { return first + "\n" + wrapped(meaning[...], indent: 6) }
    let column = max(tab, first.count + 2)
    let text = wrapped(meaning[...], indent: column)
    return first + text.dropFirst(first.count)
  }

  /// Text in lines of words, each line behind an indent.
  private static func wrapped(_ text: Substring, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

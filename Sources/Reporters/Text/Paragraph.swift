internal import Documents
internal import Findings

/// Words with a label, broken into lines that fit into 80 columns.
struct Paragraph {
  private static let room = 80
  private static let indent = "   "

  private let label: String
  private let words: [Substring]

  init(_ label: String, _ text: String) {
    self.label = label
    words = text.withUnseenShown.split(separator: " ")
  }

  /// The lines, each with a line break; what is too long for a line has one of its own.
  var text: String {
    let margin = Paragraph.indent + String(repeating: " ", count: label.count)
    var text = Paragraph.indent + label
    var column = margin.count
    for (index, word) in words.enumerated() {
      let width = word.reduce(0) { $0 + DisplayWidth.of($1) }
      if index > 0, column + 1 + width > Paragraph.room {
        text += "\n" + margin
        column = margin.count
      } else if index > 0 {
        text += " "
        column += 1
      }
      text += word
      column += width
    }
    return text + "\n"
  }
}

/// Colours for a terminal, or none.
package struct Style: Hashable, Sendable {
  /// What a piece of text is.
  enum Ink: Int, Sendable {
    case place = 1
    case error = 31
    case warning = 33
    case info = 36
    case faint = 2
  }

  package static let plain = Style(isColored: false)
  package static let colored = Style(isColored: true)

  private let isColored: Bool

  /// The text in the colour of what it is; the text itself must be free of control characters.
  func paint(_ text: String, _ ink: Ink) -> String {
    guard isColored, !text.isEmpty else { return text }
    let bold = ink.rawValue > 2 ? "1;" : ""
    return "\u{1B}[\(bold)\(ink.rawValue)m\(text)\u{1B}[0m"
  }
}

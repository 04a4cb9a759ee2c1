/// Colors and links for a terminal, or none.
package struct Style: Hashable, Sendable {
  /// The role of a piece of text, which decides its color.
  package enum Ink: String, Sendable {
    case strong = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case info = "1;36"
    case help = "1;32"
  }

  package static let plain = Style()
  package static let colored = Style(isColored: true)

  private var isColored = false
  package var hasLinks = false

  /// The text in a color; it must be free of control characters.
  package func paint(_ text: String, _ ink: Ink) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The text, leading to an address where there is one and the terminal knows links.
  package func link(_ text: String, to address: String?) -> String {
    guard hasLinks, let address, !text.isEmpty else { return text }
    // Without anything that could end the address or act on the terminal.
    let plain = address.unicodeScalars.filter { (0x21..<0x7F).contains($0.value) }
    return "\u{1B}]8;;\(plain)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}

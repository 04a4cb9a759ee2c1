import Documents

/// A text that is made to take long, grow large or nest deep, and how reading it must end.
struct HostileText: Sendable, CustomStringConvertible {
  /// How reading ends.
  enum End: Equatable {
    case value
    /// An error whose message contains these words.
    case error(String)
  }

  let description: String
  let format: Document.Format
  let end: End
  /// Writes about so many bytes, unless the size doesn't matter.
  let text: @Sendable (Int) -> String

  init(
    _ description: String, _ end: End, as format: Document.Format = .yaml,
    text: @escaping @Sendable (Int) -> String
  ) {
    self.description = description
    self.format = format
    self.end = end
    self.text = text
  }

  /// A megabyte, as far as it takes milliseconds; where the tests are built for debugging, enough to
  /// see how the steps grow, and to nest deeper than is allowed.
  static let size = isOptimized ? 1_000_000 : 12_000

  /// Whether the build is one for speed.
  static var isOptimized: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return !isDebug
  }

  /// A text repeated until it has a size.
  static func much(of text: String, _ size: Int) -> String {
    String(repeating: text, count: size / text.utf8.count)
  }
}

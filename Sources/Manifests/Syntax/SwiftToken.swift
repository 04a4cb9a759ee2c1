/// A word of Swift, as far as manifests need it.
struct SwiftToken: Sendable {
  /// What kinds of words there are.
  enum Kind {
    case identifier, number, string
    /// An operator or a bracket.
    case symbol
    /// `#if` and what belongs to it.
    case directive
    case end
  }

  let kind: Kind
  /// The word as it is written, a name without its backticks.
  let text: String
  var pieces: [StringPart<[SwiftToken]>] = []
  let span: Span
  let isFirstInLine: Bool
  let isAfterBlank: Bool
  let isBeforeBlank: Bool
  /// Whether it is a name in backticks, and no keyword.
  var isQuoted = false

  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

  func isWord(_ word: String) -> Bool { kind == .identifier && !isQuoted && text == word }
}

extension SwiftToken {
  /// A word that no source has.
  init(_ kind: Kind, _ text: String, at span: Span) {
    self.init(
      kind: kind, text: text, span: span, isFirstInLine: true, isAfterBlank: true,
      isBeforeBlank: true)
  }
}

/// Why a source cannot be read as Swift.
struct SyntaxError: Error {
  let message: String
  let span: Span

  init(_ message: String, at span: Span) { (self.message, self.span) = (message, span) }
}

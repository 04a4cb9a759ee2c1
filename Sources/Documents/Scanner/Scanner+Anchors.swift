extension Scanner {
  /// `&name` in front of a node.
  mutating func scanAnchor() throws(Diagnostic) {
    let place = keyPlace()
    let token = try scanName(.anchor)
    guard heldAnchor == nil else { throw .secondAnchor(at: token.span) }
    heldAnchor = HeldAnchor(token: token, place: place)
    keyAllowed = false
  }

  /// `*name` in place of a node.
  mutating func scanAlias() throws(Diagnostic) {
    let place = keyPlace()
    let token = try scanName(.alias)
    try emitScalar(token, from: place)
  }

  private mutating func scanName(_ kind: Token.Kind) throws(Diagnostic) -> Token {
    let start = cursor
    var end = start + 1
    while Byte.isName(base[end]) { end += 1 }
    guard end > start + 1 else {
      throw .missingName(Unicode.Scalar(base[start]), at: wordSpan())
    }
    guard endsName(base[end]) else { throw .oddName(at: wordSpan()) }
    cursor = end
    return Token(
      kind: kind, span: Span(start: start, end: end), text: Span(start: start + 1, end: end))
  }

  /// Whether a byte may follow a name: a blank, the end, or a mark of the brackets around it.
  private func endsName(_ byte: UInt8) -> Bool {
    Byte.isBlankOrEnd(byte)
      || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }
}

extension Diagnostic {
  fileprivate static func missingName(_ mark: Unicode.Scalar, at span: Span) -> Diagnostic {
    Diagnostic("text cannot begin with `\(mark)`; put it in quotes", at: span)
  }

  fileprivate static func oddName(at span: Span) -> Diagnostic {
    unsupported(
      "name of an anchor or alias with other characters than A-Z a-z 0-9 _ -; if it is text, put "
        + "it in quotes", at: span)
  }
}

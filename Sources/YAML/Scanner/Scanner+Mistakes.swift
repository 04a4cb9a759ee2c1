extension Scanner {
  /// Why a colon stands where no key is in front of it.
  func strayColon() -> Diagnostic {
    let colon = span(1)
    if let bracket = brackets.last {
      return firstColumn <= indent
        ? .neverClosed(at: Span(start: bracket.start, end: bracket.start + 1), until: colon)
        : .keyOverLines(at: colon)
    }
    let scalar = parser.lastScalar
    if Int(scalar.start) < lineStart, Int(scalar.end) > lineStart {
      // The line went on with the value above, because it is indented deeper than its key.
      return .badIndentation(at: firstWord(), like: parser.lastKey, position)
    }
    return .secondColon(at: colon)
  }

  /// Why no colon follows where only a key can stand.
  func missingColon(after token: Token, from place: KeyPlace) -> Diagnostic {
    if base[cursor] == UInt8(ascii: ":") { return .missingSpace(at: span(1)) }
    var end = place.start
    while base[end] != Byte.end, !Byte.isBreak(base[end]), end < Int(token.span.end) { end += 1 }
    if token.kind == .scalar, token.style == .plain,
      let colon = bytes(place.start, end).firstIndex(of: UInt8(ascii: ":"))
    {
      return .missingSpace(at: Span(start: place.start + colon, end: place.start + colon + 1))
    }
    let text = Span(start: place.start, end: end)
    return parser.isInSequence ? .missingDash(at: text) : .missingColon(at: text)
  }

  /// The column of the first character of the line that is not blank.
  private var firstColumn: Int {
    var offset = lineStart
    while Byte.isBlank(base[offset]) { offset += 1 }
    return offset - lineStart
  }

  /// The first word of the line.
  private func firstWord() -> Span {
    let start = lineStart + firstColumn
    var end = start
    while !Byte.isBlankOrEnd(base[end]) { end += 1 }
    return Span(start: start, end: end)
  }

  private func position(_ offset: UInt32) -> Position { source.position(of: offset) }
}

extension Diagnostic {
  /// A line that begins in a column where nothing can begin.
  static func badIndentation(
    at span: Span, like key: Span?, _ position: (UInt32) -> Position
  ) -> Diagnostic {
    let notes = key.map {
      [Note("it should begin in column \(position($0.start).column), like this", at: $0)]
    }
    return Diagnostic(
      "bad indentation: nothing can begin in column \(position(span.start).column) here", at: span,
      notes: notes ?? [])
  }

  fileprivate static func keyOverLines(at span: Span) -> Diagnostic {
    Diagnostic("no key on this line stands before this `:`", at: span)
  }

  fileprivate static func missingColon(at span: Span) -> Diagnostic {
    Diagnostic("this key has no `:` behind it", at: span)
  }

  fileprivate static func missingDash(at span: Span) -> Diagnostic {
    Diagnostic("expected `- `, as the other items of this list have", at: span)
  }

  fileprivate static func missingSpace(at span: Span) -> Diagnostic {
    Diagnostic("a space is missing after this `:`", at: span)
  }

  /// A bracket that the text goes on without closing.
  static func neverClosed(at opening: Span, until end: Span) -> Diagnostic {
    Diagnostic(
      "this bracket is never closed", at: opening,
      notes: [.init("the text goes on here as if it were", at: end)])
  }

  fileprivate static func secondColon(at span: Span) -> Diagnostic {
    Diagnostic("a second `: ` on this line; put the value in quotes", at: span)
  }
}

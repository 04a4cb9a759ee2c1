extension Scanner {
  /// Why a colon stands where no key is in front of it.
  func strayColon() -> Diagnostic {
    let colon = span(1)
    let scalar = parser.lastScalar
    if let bracket = brackets.last {
      if bracket.start < lineStart, firstColumn <= indent {
        return .neverClosed(at: Span(start: bracket.start, end: bracket.start + 1), until: colon)
      }
      if isBehindLongScalar { return .missingCommaBeforeKey(at: firstWord()) }
      let isInEntry = Int(scalar.end) > lineStart && scalar.end > bracket.start
      return isInEntry ? .secondColonInBrackets(at: colon) : .keyOverLines(at: colon)
    }
    let isFirstOnLine = parser.lastKey.map { Int($0.start) < lineStart } ?? true
    if isFirstOnLine, Int(scalar.start) >= lineStart, !isShort(from: Int(scalar.start), to: cursor)
    {
      return .longKey(at: scalar)
    }
    if isDocumentMark(at: lineStart) { return .keyBehindMark(at: scalar) }
    return isBehindLongScalar ? continuedBeforeColon(scalar) : .secondColon(at: colon)
  }

  /// Whether the colon at the cursor follows a scalar that began on a line above.
  var isBehindLongScalar: Bool {
    Int(parser.lastScalar.start) < lineStart && Int(parser.lastScalar.end) > lineStart
  }

  /// A scalar that went on with the line of the colon, though a key was meant to begin there.
  private func continuedBeforeColon(_ scalar: Span) -> Diagnostic {
    let start = Int(scalar.start)
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    if quotes.contains(base[start]) { return .keyOverLines(at: span(1)) }
    guard beginsLine(start) else {
      // The line is indented deeper than the key above it, so it belongs to that key's value.
      return .badIndentation(at: firstWord(), like: parser.lastKey, position)
    }
    return keyWithoutColon(from: start, to: Int(scalar.end))
  }

  /// Why no colon follows where only a key can stand.
  func missingColon(after token: Token, from place: KeyPlace) -> Diagnostic {
    if base[cursor] == UInt8(ascii: ":"), !Byte.isBlankOrEnd(base[cursor + 1]) {
      return .missingSpace(at: span(1))
    }
    if !isShort(from: place.start, to: cursor), place.lineStart == lineStart, colonAhead() != nil {
      return .longKey(at: token.span)
    }
    let isPlain = token.kind == .scalar && token.style == .plain
    if !isPlain || parser.isInSequence {
      let text = Span(start: place.start, end: lineEnd(from: place.start, to: Int(token.span.end)))
      return parser.isInSequence ? .missingDash(at: text) : .missingColon(at: text)
    }
    return keyWithoutColon(from: place.start, to: Int(token.span.end))
  }

  /// A line that should be a key, but has no colon, or no space behind it.
  private func keyWithoutColon(from start: Int, to end: Int) -> Diagnostic {
    let end = lineEnd(from: start, to: end)
    guard let colon = bytes(start, end).firstIndex(of: UInt8(ascii: ":")) else {
      let text = Span(start: start, end: end)
      let isComment =
        base[start] == UInt8(ascii: "/")
        && (base[start + 1] == UInt8(ascii: "/") || base[start + 1] == UInt8(ascii: "*"))
      return isComment ? .otherComment(at: text) : .missingColon(at: text)
    }
    return .missingSpace(at: Span(start: start + colon, end: start + colon + 1))
  }

  /// The end of the line that begins at an offset, or the end of the text there if it is nearer.
  private func lineEnd(from start: Int, to limit: Int) -> Int {
    var end = start
    while base[end] != Byte.end, !Byte.isBreak(base[end]), end < limit { end += 1 }
    return end
  }

  /// Whether only blanks stand on the line before an offset.
  func beginsLine(_ offset: Int) -> Bool {
    var start = offset
    while start > 0, Byte.isBlank(base[start - 1]) { start -= 1 }
    return start == 0 || Byte.isBreak(base[start - 1])
  }

  /// The column of the first character of the line that is not blank.
  private var firstColumn: Int {
    var offset = lineStart
    while Byte.isBlank(base[offset]) { offset += 1 }
    return offset - lineStart
  }

  /// The first word of the line.
  private func firstWord() -> Span {
    source.word(at: UInt32(truncatingIfNeeded: lineStart + firstColumn))
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

  fileprivate static func keyBehindMark(at span: Span) -> Diagnostic {
    Diagnostic("a mapping cannot begin on the line of `---`", at: span)
  }

  fileprivate static func keyOverLines(at span: Span) -> Diagnostic {
    Diagnostic("no key on this line stands before this `:`", at: span)
  }

  fileprivate static func longKey(at span: Span) -> Diagnostic {
    Diagnostic("a key has at most \(Scanner.longestKey) characters before its `:`", at: span)
  }

  fileprivate static func missingColon(at span: Span) -> Diagnostic {
    Diagnostic("this key has no `:` behind it", at: span)
  }

  fileprivate static func missingCommaBeforeKey(at span: Span) -> Diagnostic {
    Diagnostic("expected `,` at the end of the line above this key", at: span)
  }

  /// A line among the items of a list that is none.
  static func missingDash(at span: Span) -> Diagnostic {
    Diagnostic("expected `- `, as the other items of this list have", at: span)
  }

  /// A colon that touches what stands behind it.
  static func missingSpace(at span: Span) -> Diagnostic {
    Diagnostic("a space is missing after this `:`", at: span)
  }

  /// A bracket that the text goes on without closing.
  static func neverClosed(at opening: Span, until end: Span? = nil) -> Diagnostic {
    let notes = end.map { [Note("the text goes on here as if it were", at: $0)] }
    return Diagnostic("this bracket is never closed", at: opening, notes: notes ?? [])
  }

  fileprivate static func otherComment(at span: Span) -> Diagnostic {
    Diagnostic("a comment begins with `#` and ends with its line", at: span)
  }

  fileprivate static func secondColon(at span: Span) -> Diagnostic {
    Diagnostic("a second `: ` on this line; put the value in quotes", at: span)
  }

  fileprivate static func secondColonInBrackets(at span: Span) -> Diagnostic {
    Diagnostic("a second `: ` in this entry; is a `,` missing before its key?", at: span)
  }
}

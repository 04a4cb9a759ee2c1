extension Scanner {
  func strayColon() -> Diagnostic {
    let colon = span(1)
    let scalar = progress.lastScalar
    if let bracket = brackets.last { return strayColon(in: bracket) }
    let isFirstOnLine = progress.lastKey.map { Int($0.start) < lineStart } ?? true
    if isFirstOnLine, Int(scalar.start) >= lineStart, !isShort(from: Int(scalar.start), to: cursor)
    {
      return .longKey(at: scalar)
    }
    if isDocumentMark(at: lineStart) {
      return Diagnostic("a mapping cannot begin on the line of `---`", at: scalar)
    }
    return isBehindLongScalar
      ? continuedBeforeColon(scalar)
      : Diagnostic("a second `: ` on this line; put the value in quotes", at: colon)
  }

  private func strayColon(in bracket: Bracket) -> Diagnostic {
    let colon = span(1)
    if bracket.start < lineStart, firstColumn <= indent {
      return .neverClosed(at: Span(byte: bracket.start), until: colon)
    }
    if isBehindLongScalar {
      return Diagnostic("expected `,` at the end of the line above this key", at: firstWord())
    }
    let scalar = progress.lastScalar
    let isInEntry = Int(scalar.end) > lineStart && scalar.end > bracket.start
    return isInEntry
      ? Diagnostic("a second `: ` in this entry; is a `,` missing before its key?", at: colon)
      : .keyOverLines(at: colon)
  }

  /// Whether the colon at the cursor follows a scalar that began on a line above.
  var isBehindLongScalar: Bool {
    Int(progress.lastScalar.start) < lineStart && Int(progress.lastScalar.end) > lineStart
  }

  /// A scalar that went on with the line of the colon, though a key was meant to begin there.
  private func continuedBeforeColon(_ scalar: Span) -> Diagnostic {
    let start = Int(scalar.start)
    if Byte.isQuote(base[start]) { return .keyOverLines(at: span(1)) }
    guard beginsLine(start) else {
      // The line is indented deeper than the key above it, so it belongs to that key's value.
      return .badIndentation(at: firstWord(), like: progress.lastKey, in: source)
    }
    return keyWithoutColon(from: start, to: Int(scalar.end))
  }

  func missingColon(after token: Token, from place: KeyPlace) -> Diagnostic {
    if base[cursor] == UInt8(ascii: ":"), !Byte.isBlankOrEnd(base[cursor + 1]) {
      return .missingSpace(at: span(1))
    }
    if !isShort(from: place.start, to: cursor), place.lineStart == lineStart, colonAhead() != nil {
      return .longKey(at: token.span)
    }
    let isPlain = token.symbol == .scalar && token.style == .plain
    if !isPlain || progress.isInSequence {
      let text = Span(start: place.start, end: lineEnd(from: place.start, to: Int(token.span.end)))
      return progress.isInSequence ? .missingDash(at: text) : .missingColon(at: text)
    }
    return keyWithoutColon(from: place.start, to: Int(token.span.end))
  }

  /// A line that should be a key, but has no colon, or no space behind it.
  private func keyWithoutColon(from start: Int, to limit: Int) -> Diagnostic {
    let end = lineEnd(from: start, to: limit)
    if let colon = bytes(start, end).firstIndex(of: UInt8(ascii: ":")) {
      return .missingSpace(at: Span(byte: start + colon))
    }
    let text = Span(start: start, end: end)
    let isComment = base[start] == UInt8(ascii: "/") && "/*".utf8.contains(base[start + 1])
    return isComment
      ? Diagnostic("a comment begins with `#` and ends with its line", at: text)
      : .missingColon(at: text)
  }

  func beginsLine(_ offset: Int) -> Bool {
    var start = offset
    while start > 0, Byte.isBlank(base[start - 1]) { start -= 1 }
    return start == 0 || Byte.isBreak(base[start - 1])
  }

  private var firstColumn: Int {
    var offset = lineStart
    while Byte.isBlank(base[offset]) { offset += 1 }
    return offset - lineStart
  }

  private func firstWord() -> Span { source.word(at: lineStart + firstColumn) }
}

extension Diagnostic {
  static func badIndentation(at span: Span, like key: Span?, in source: Source) -> Diagnostic {
    let notes = key.map { key in
      let column = source.position(of: key.start).column
      return [("it should begin in column \(column), like this", key)]
    }
    let column = source.position(of: span.start).column
    return Diagnostic(
      "bad indentation: nothing can begin in column \(column) here", at: span, notes: notes ?? [])
  }

  fileprivate static func keyOverLines(at span: Span) -> Diagnostic {
    Diagnostic("no key on this line before this `:`", at: span)
  }

  fileprivate static func longKey(at span: Span) -> Diagnostic {
    Diagnostic("a key has at most \(Scanner.longestKey) characters before its `:`", at: span)
  }

  fileprivate static func missingColon(at span: Span) -> Diagnostic {
    Diagnostic("this key has no `:` after it", at: span)
  }

  /// A line among the items of a list that is none.
  static func missingDash(at span: Span) -> Diagnostic {
    Diagnostic("expected `- `, as the other items of this list have", at: span)
  }

  static func missingSpace(at span: Span) -> Diagnostic {
    Diagnostic("a space is missing after this `:`", at: span)
  }

  static func collectionAsKey(at span: Span) -> Diagnostic {
    unsupported("collection as key", at: span)
  }

  static func secondAnchor(at span: Span) -> Diagnostic {
    Diagnostic("a value cannot have two anchors", at: span)
  }

  /// A character that stands for something else, or is kept for later versions of YAML.
  static func reservedCharacter(_ byte: UInt8, at span: Span) -> Diagnostic {
    Diagnostic("text cannot begin with `\(Unicode.Scalar(byte))`; put it in quotes", at: span)
  }
}

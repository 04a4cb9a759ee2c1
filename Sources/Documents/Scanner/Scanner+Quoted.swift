extension Scanner {
  /// A scalar in single or double quotes; it may go on over lines at any column.
  mutating func scanQuoted(_ quote: UInt8) throws(Diagnostic) {
    let place = keyPlace()
    let start = cursor
    let style: Node.Style = quote == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted
    var end = start + 1
    while base[end] != quote, base[end] > Byte.carriageReturn || base[end] == Byte.tab,
      base[end] != UInt8(ascii: "\\")
    {
      end += 1
    }
    if base[end] == quote, style == .doubleQuoted || base[end + 1] != quote {
      cursor = end + 1
      let text = Span(start: start + 1, end: end)
      let token = Token(
        kind: .scalar, span: Span(start: start, end: cursor), text: text, style: style)
      return try emitScalar(token, from: place)
    }
    cursor += 1
    let text = parser.cook(try unquoted(quote, from: start))
    let token = Token(
      kind: .scalar, span: Span(start: start, end: cursor), text: text, style: style,
      isCooked: true)
    try emitScalar(token, from: place)
  }

  /// The text up to the closing quote, with escapes and line breaks resolved.
  private mutating func unquoted(_ quote: UInt8, from start: Int) throws(Diagnostic) -> [UInt8] {
    var text: [UInt8] = []
    while true {
      let byte = base[cursor]
      if byte == quote {
        cursor += 1
        guard quote == UInt8(ascii: "'"), base[cursor] == quote else { return text }
        text.append(quote)
        cursor += 1
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        if Byte.isBreak(base[cursor + 1]) {
          cursor += 1
          try skipQuotedBreaks(isEscaped: true, from: start, into: &text)
        } else if base[cursor + 1] == Byte.end {
          throw unclosedQuote(from: start)
        } else {
          try scanEscape(into: &text)
        }
      } else if Byte.isBlankOrEnd(byte) {
        try skipQuotedBreaks(isEscaped: false, from: start, into: &text)
      } else {
        text.append(byte)
        cursor += 1
      }
    }
  }

  /// Passes over blanks and line breaks inside quotes: blanks stay, breaks fold.
  private mutating func skipQuotedBreaks(
    isEscaped: Bool, from start: Int, into text: inout [UInt8]
  ) throws(Diagnostic) {
    let blanks = cursor
    while Byte.isBlank(base[cursor]) { cursor += 1 }
    guard Byte.isBreak(base[cursor]) else {
      if base[cursor] == Byte.end { throw unclosedQuote(from: start) }
      text.append(contentsOf: bytes(blanks, cursor))
      return
    }
    var breaks = 0
    while Byte.isBlank(base[cursor]) || Byte.isBreak(base[cursor]) {
      guard Byte.isBreak(base[cursor]) else {
        cursor += 1
        continue
      }
      skipBreak()
      breaks += 1
      if isDocumentMark(at: cursor) { throw unclosedQuote(from: start) }
    }
    if base[cursor] == Byte.end { throw unclosedQuote(from: start) }
    if isEscaped {
      text.append(contentsOf: repeatElement(Byte.lineFeed, count: breaks - 1))
    } else {
      Scanner.fold(breaks, into: &text)
    }
  }

  private func unclosedQuote(from start: Int) -> Diagnostic {
    .unclosedQuote(at: Span(start: start, end: start + 1))
  }
}

extension Diagnostic {
  fileprivate static func unclosedQuote(at span: Span) -> Diagnostic {
    Diagnostic("this quote is never closed", at: span)
  }
}

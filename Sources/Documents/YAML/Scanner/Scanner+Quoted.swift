extension Scanner {
  /// A scalar in single or double quotes; it may go on over lines at any column.
  mutating func scanQuoted(_ quote: UInt8) throws(Diagnostic) {
    let place = keyPlace()
    let start = cursor
    let style: NodeStyle = quote == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted
    var end = start + 1
    while base[end] != quote, base[end] > Byte.carriageReturn || base[end] == Byte.tab,
      base[end] != UInt8(ascii: "\\")
    {
      end += 1
    }
    let isCooked = base[end] != quote || style == .singleQuoted && base[end + 1] == quote
    cursor = isCooked ? start + 1 : end + 1
    if isCooked { try unquote(quote, from: start) }
    let span = Span(start: start, end: cursor)
    let text = isCooked ? span : Span(start: start + 1, end: end)
    try emitScalar(Token(.scalar, span, text: text, style: style, isCooked: isCooked), from: place)
  }

  /// Cooks the text up to the closing quote, with escapes and line breaks resolved.
  private mutating func unquote(_ quote: UInt8, from start: Int) throws(Diagnostic) {
    cooked.removeAll(keepingCapacity: true)
    while true {
      let byte = base[cursor]
      if byte == quote {
        cursor += 1
        guard quote == UInt8(ascii: "'"), base[cursor] == quote else { return }
        cooked.append(quote)
        cursor += 1
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        if Byte.isBreak(base[cursor + 1]) {
          cursor += 1
          try skipQuotedBreaks(isEscaped: true, from: start)
        } else if base[cursor + 1] == Byte.end {
          throw unclosedQuote(from: start)
        } else {
          try scanEscape()
        }
      } else if Byte.isBlankOrEnd(byte) {
        try skipQuotedBreaks(isEscaped: false, from: start)
      } else {
        cooked.append(byte)
        cursor += 1
      }
    }
  }

  /// Passes over blanks and line breaks inside quotes: blanks stay, breaks fold.
  private mutating func skipQuotedBreaks(isEscaped: Bool, from start: Int) throws(Diagnostic) {
    let blanks = cursor
    while Byte.isBlank(base[cursor]) { cursor += 1 }
    guard Byte.isBreak(base[cursor]) else {
      if base[cursor] == Byte.end { throw unclosedQuote(from: start) }
      cooked.append(contentsOf: bytes(blanks, cursor))
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
      cooked.append(contentsOf: repeatElement(Byte.lineFeed, count: breaks - 1))
    } else {
      fold(breaks)
    }
  }

  private func unclosedQuote(from start: Int) -> Diagnostic {
    Diagnostic("this quote is never closed", at: Span(byte: start))
  }

  /// A `\` and what it stands for in double quotes.
  private mutating func scanEscape() throws(Diagnostic) {
    let mark = base[cursor + 1]
    switch mark {
    case UInt8(ascii: "x"): try scanCode(digits: 2)
    case UInt8(ascii: "u"): try scanCode(digits: 4)
    case UInt8(ascii: "U"): try scanCode(digits: 8)
    default:
      guard let value = Scanner.meaning(of: mark) else { throw unknownEscape() }
      cooked.append(contentsOf: UTF8.encode(value) ?? UTF8.encodedReplacementCharacter)
      cursor += 2
    }
  }

  /// What the escapes of one letter mean; `\'` is none of them.
  private static func meaning(of mark: UInt8) -> Unicode.Scalar? {
    switch mark {
    case UInt8(ascii: "0"): "\0"
    case UInt8(ascii: "a"): "\u{07}"
    case UInt8(ascii: "b"): "\u{08}"
    case UInt8(ascii: "t"), Byte.tab: "\t"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "v"): "\u{0B}"
    case UInt8(ascii: "f"): "\u{0C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "e"): "\u{1B}"
    case Byte.space: " "
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "/"): "/"
    case UInt8(ascii: "\\"): "\\"
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    default: nil
    }
  }

  private mutating func scanCode(digits: Int) throws(Diagnostic) {
    var value: UInt32 = 0
    for offset in cursor + 2..<cursor + 2 + digits {
      guard let digit = Byte.hexadecimalValue(of: base[offset]) else {
        throw Diagnostic(
          "this escape needs \(digits) hexadecimal digits; write `\\\\` for a backslash, or use "
            + "single quotes", at: Span(start: cursor, end: offset))
      }
      value = value << 4 | digit
    }
    guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
      throw Diagnostic("this code is not a Unicode character", at: span(2 + digits))
    }
    cooked.append(contentsOf: encoded)
    cursor += 2 + digits
  }

  private func unknownEscape() -> Diagnostic {
    var length = 2
    while Byte.isContinuation(base[cursor + length]) { length += 1 }
    let escape = source.text(of: span(length))
    return Diagnostic(
      "unknown escape `\(escape)`; write `\\\\` for a backslash, or use single quotes",
      at: span(length))
  }
}

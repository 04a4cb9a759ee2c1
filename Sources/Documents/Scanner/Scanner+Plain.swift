extension Scanner {
  /// A scalar without quotes; it may go on over several lines that are indented deeper.
  mutating func scanPlain() throws(Diagnostic) {
    let place = keyPlace()
    let start = cursor
    var end = try skipPlainLine()
    if !Byte.isBreak(base[cursor]) {
      let text = Span(start: start, end: end)
      if !inFlow { checkPlain(text) }
      return try emitScalar(Token(kind: .scalar, span: text, text: text), from: place)
    }
    var text = Span(start: start, end: end)
    var folded: [UInt8] = []
    while let breaks = try skipToNextPlainLine() {
      if folded.isEmpty { folded.append(contentsOf: bytes(start, end)) }
      Scanner.fold(breaks, into: &folded)
      let lineBegin = cursor
      checkContinuation(of: start, at: lineBegin)
      end = try skipPlainLine()
      folded.append(contentsOf: bytes(lineBegin, end))
      if !Byte.isBreak(base[cursor]) { break }
    }
    let isCooked = !folded.isEmpty
    if !isCooked, !inFlow { checkPlain(text) }
    if isCooked { text = parser.cook(folded) }
    let token = Token(
      kind: .scalar, span: Span(start: start, end: end), text: text, isCooked: isCooked)
    try emitScalar(token, from: place)
  }

  /// Passes over the part of a plain scalar on one line, and the blanks behind it; tells its end.
  private mutating func skipPlainLine() throws(Diagnostic) -> Int {
    var end = cursor
    let inFlow = inFlow
    while true {
      var byte = base[end]
      while byte > UInt8(ascii: ":") && (!inFlow || !Scanner.isFlowMark(byte)) {
        end += 1
        byte = base[end]
      }
      if byte == UInt8(ascii: ":") {
        if try endsBeforeColon(at: end) { break }
      } else if byte <= Byte.space {
        var next = end
        while Byte.isBlank(base[next]) { next += 1 }
        if next == end || base[next] == UInt8(ascii: "#") || Byte.isBlankOrEnd(base[next]) {
          cursor = next
          return end
        }
        end = next
        continue
      } else if inFlow && Scanner.isFlowMark(byte) {
        break
      }
      end += 1
    }
    // Blanks in front of a mark belong to nothing.
    cursor = end
    while end > 0, Byte.isBlank(base[end - 1]) { end -= 1 }
    return end
  }

  /// Whether a colon ends the scalar: one with a blank behind it does.
  private func endsBeforeColon(at colon: Int) throws(Diagnostic) -> Bool {
    let next = base[colon + 1]
    if inFlow, Scanner.isFlowMark(next) || next == UInt8(ascii: "?") {
      throw .missingSpace(at: Span(start: colon, end: colon + 1))
    }
    return Byte.isBlankOrEnd(next)
  }

  /// Goes to the next line if the scalar goes on there, and tells how many lines lie between.
  ///
  /// Where it does not go on, the cursor is left at what comes next, as after any scalar.
  private mutating func skipToNextPlainLine() throws(Diagnostic) -> Int? {
    var breaks = 0
    while Byte.isBreak(base[cursor]) || Byte.isBlank(base[cursor]) {
      if Byte.isBreak(base[cursor]) {
        skipBreak()
        breaks += 1
      } else {
        if base[cursor] == Byte.tab, column <= indent {
          throw .tabInContinuation(at: span(1))
        }
        cursor += 1
      }
    }
    if !inFlow, column <= indent { return nil }
    let byte = base[cursor]
    if byte == Byte.end || byte == UInt8(ascii: "#") { return nil }
    if column == 0, isDocumentMark(at: cursor) { return nil }
    if byte == UInt8(ascii: ":"), try endsBeforeColon(at: cursor) { return nil }
    if inFlow, Scanner.isFlowMark(byte) { return nil }
    return breaks
  }

  /// The marks that end a plain scalar inside brackets.
  private static func isFlowMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// One line break between two lines of text is a blank, more of them lose one.
  static func fold(_ breaks: Int, into text: inout [UInt8]) {
    if breaks == 1 {
      text.append(Byte.space)
    } else {
      text.append(contentsOf: repeatElement(Byte.lineFeed, count: breaks - 1))
    }
  }

  /// A stretch of the source.
  func bytes(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + start, count: end - start)
  }
}

extension Diagnostic {
  fileprivate static func tabInContinuation(at span: Span) -> Diagnostic {
    Diagnostic("a tab cannot indent the next line of a value; use spaces", at: span)
  }
}

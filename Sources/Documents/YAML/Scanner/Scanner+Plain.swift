extension Scanner {
  /// A scalar without quotes; it may go on over several lines that are indented deeper.
  mutating func scanPlain() throws(Diagnostic) {
    let place = keyPlace()
    let start = cursor
    var end = try skipPlainLine()
    var isCooked = false
    if Byte.isBreak(base[cursor]) {
      while let breaks = try skipToNextPlainLine() {
        if !isCooked {
          cooked.removeAll(keepingCapacity: true)
          cooked.append(contentsOf: bytes(start, end))
        }
        isCooked = true
        fold(breaks)
        let line = cursor
        checkContinuation(of: start, at: line)
        end = try skipPlainLine()
        cooked.append(contentsOf: bytes(line, end))
        if !Byte.isBreak(base[cursor]) { break }
      }
    }
    let span = Span(start: start, end: end)
    if !isCooked, !inFlow { checkPlain(span) }
    try emitScalar(Token(.scalar, span, text: span, isCooked: isCooked), from: place)
  }

  /// Passes over the part of a plain scalar on one line, and the blanks behind it; returns its end.
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
    // Blanks in front of a mark are no part of the text.
    cursor = end
    while end > 0, Byte.isBlank(base[end - 1]) { end -= 1 }
    return end
  }

  /// Whether a colon ends the scalar: one with a blank behind it does.
  private func endsBeforeColon(at colon: Int) throws(Diagnostic) -> Bool {
    let next = base[colon + 1]
    if inFlow, Scanner.isFlowMark(next) || next == UInt8(ascii: "?") {
      throw .missingSpace(at: Span(byte: colon))
    }
    return Byte.isBlankOrEnd(next)
  }

  /// Goes to the next line if the scalar goes on there, and returns how many breaks lie between.
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
          throw Diagnostic("a tab cannot indent the next line of a value; use spaces", at: span(1))
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

  private static func isFlowMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// One line break between two lines of text is a blank, more of them lose one.
  mutating func fold(_ breaks: Int) {
    if breaks == 1 {
      cooked.append(Byte.space)
    } else {
      cooked.append(contentsOf: repeatElement(Byte.lineFeed, count: breaks - 1))
    }
  }
}

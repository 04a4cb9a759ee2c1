extension Scanner {
  /// A literal (`|`) or folded (`>`) text.
  mutating func scanBlockScalar(_ mark: UInt8) throws(Diagnostic) {
    let start = cursor
    let isLiteral = mark == UInt8(ascii: "|")
    cursor += 1
    let header = try scanHeader()
    var body = BlockBody(isLiteral: isLiteral, header: header)
    body.indent = header.indentation.map { max(indent, 0) + $0 }
    try scanBody(&body)
    cooked = body.finished()
    keyAllowed = true
    try emit(
      Token(
        .scalar, Span(start: start, end: max(body.end, Int(header.end))),
        style: isLiteral ? .literal : .folded, isCooked: true))
  }

  /// Scans the rest of the header: an indentation, `+` or `-`, a comment.
  private mutating func scanHeader() throws(Diagnostic) -> BlockHeader {
    var header = BlockHeader(end: UInt32(truncatingIfNeeded: cursor))
    while true {
      let byte = base[cursor]
      if header.chomping == nil, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        header.chomping = byte == UInt8(ascii: "+") ? .keep : .strip
      } else if header.indentation == nil, Byte.isDigit(byte) {
        guard byte != UInt8(ascii: "0") else {
          throw Diagnostic("the indentation of a block is a digit from 1 to 9", at: span(1))
        }
        header.indentation = Int(byte - UInt8(ascii: "0"))
      } else {
        break
      }
      cursor += 1
    }
    header.end = UInt32(truncatingIfNeeded: cursor)
    while Byte.isBlank(base[cursor]) { cursor += 1 }
    if base[cursor] == UInt8(ascii: "#") { skipComment() }
    guard Byte.isBreak(base[cursor]) || base[cursor] == Byte.end else {
      throw Diagnostic("the text of a block begins on the line below `|` or `>`", at: wordSpan())
    }
    if Byte.isBreak(base[cursor]) { skipBreak() }
    return header
  }

  private mutating func scanBody(_ body: inout BlockBody) throws(Diagnostic) {
    var breaks = try skipBlockBreaks(&body)
    while column == body.indent, base[cursor] != Byte.end {
      let begin = cursor
      cursor = lineEnd(from: cursor)
      body.addLine(bytes(begin, cursor), after: breaks)
      body.end = cursor
      body.endsInBreak = Byte.isBreak(base[cursor])
      if body.endsInBreak { skipBreak() }
      breaks = try skipBlockBreaks(&body)
    }
    body.trailingBreaks = breaks
  }

  /// Passes over empty lines and the indentation of the next line; counts the empty lines.
  ///
  /// The first line with text sets the indentation if the header did not.
  private mutating func skipBlockBreaks(_ body: inout BlockBody) throws(Diagnostic) -> Int {
    var breaks = 0
    var deepest = 0
    while true {
      while base[cursor] == Byte.space, body.indent.map({ column < $0 }) ?? true { cursor += 1 }
      deepest = max(deepest, column)
      if base[cursor] == Byte.tab, body.indent.map({ column < $0 }) ?? true {
        throw Diagnostic("a tab cannot indent the text of a block; use spaces", at: span(1))
      }
      guard Byte.isBreak(base[cursor]) else { break }
      skipBreak()
      breaks += 1
    }
    if body.indent == nil { body.indent = max(deepest, indent + 1, 1) }
    return breaks
  }
}

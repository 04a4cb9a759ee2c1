/// Lines: blanks, comments, indentation, dashes, and what only counts in the first column.
extension Scanner {
  /// Passes over blanks, comments and line breaks; a tab may not indent.
  mutating func skipToToken() {
    while true {
      var byte = base[cursor]
      while byte == Byte.space || (byte == Byte.tab && (inFlow || !keyAllowed)) {
        cursor += 1
        byte = base[cursor]
      }
      if byte == UInt8(ascii: "#") {
        skipComment()
        byte = base[cursor]
      }
      guard Byte.isBreak(byte) else { return }
      skipBreak()
      if !inFlow { keyAllowed = true }
    }
  }

  mutating func skipComment() {
    let start = cursor
    while base[cursor] > Byte.carriageReturn || base[cursor] == Byte.tab { cursor += 1 }
    comments.append(Span(start: start, end: cursor))
  }

  mutating func skipBreak() {
    let isPair = base[cursor] == Byte.carriageReturn && base[cursor + 1] == Byte.lineFeed
    cursor += isPair ? 2 : 1
    lineStart = cursor
  }

  mutating func openBlock(_ symbol: Token.Symbol, at start: Int, column: Int) {
    guard !inFlow, indent < column else { return }
    outerIndents.append(indent)
    indent = column
    put(Token(symbol, Span(start: start, end: start), style: .block))
  }

  mutating func closeBlocks(deeperThan column: Int) {
    while indent > column {
      put(Token(.blockEnd, span(0)))
      indent = outerIndents.popLast() ?? -1
    }
  }

  /// A `-`: an item of a list, or the first character of a plain scalar.
  mutating func scanDash() throws(Diagnostic) {
    guard Byte.isBlankOrEnd(base[cursor + 1]) else { return try scanPlain() }
    if !inFlow {
      guard keyAllowed else {
        throw Diagnostic(
          "a list cannot begin here; put its first `- ` on a line of its own", at: span(1))
      }
      openBlock(.blockSequenceStart, at: cursor, column: column)
    }
    try emit(Token(.blockEntry, span(1)))
    keyAllowed = true
    cursor += 1
  }

  /// What only counts in the first column: document marks and directives.
  mutating func scanAtLineStart(_ byte: UInt8) throws(Diagnostic) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."):
      guard isDocumentMark(at: cursor) else { return false }
      if !inFlow { closeBlocks(deeperThan: -1) }
      put(Token(byte == UInt8(ascii: "-") ? .documentStart : .documentEnd, span(3)))
      keyAllowed = false
      cursor += 3
      return true
    case UInt8(ascii: "%"):
      try scanDirective()
      return true
    default: return false
    }
  }

  /// Whether `---` or `...` is alone at the start of a line.
  func isDocumentMark(at offset: Int) -> Bool {
    let byte = base[offset]
    guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."), base[offset + 1] == byte,
      base[offset + 2] == byte
    else { return false }
    return Byte.isBlankOrEnd(base[offset + 3])
  }

  /// A line that begins with `%`: only the version of YAML may be declared, before the document.
  private mutating func scanDirective() throws(Diagnostic) {
    let line = Span(start: cursor, end: lineEnd(from: cursor))
    guard progress.expectsDirectives else {
      throw Diagnostic("a line cannot begin with `%` here; put the value in quotes", at: span(1))
    }
    let text = source.text(of: line).unicodeScalars.prefix { $0 != "#" }
    let words = text.split { $0 == " " || $0 == "\t" }.map { String($0) }
    guard words.first == "%YAML" else {
      throw .unsupported(words.first == "%TAG" ? "%TAG directive" : "unknown directive", at: line)
    }
    guard words.count == 2, words[1] == "1.1" || words[1] == "1.2" else {
      throw Diagnostic("the version of YAML is `%YAML 1.1` or `%YAML 1.2`", at: line)
    }
    put(Token(.directive, line))
    cursor = Int(line.end)
    if Byte.isBreak(base[cursor]) { skipBreak() }
    keyAllowed = false
  }

  mutating func scanEnd() throws(Diagnostic) {
    try releaseAnchor()
    if !inFlow { closeBlocks(deeperThan: -1) }
    put(Token(.streamEnd, span(0)))
  }

  /// The end of the line that an offset is in, or a limit if it is nearer.
  func lineEnd(from start: Int, to limit: Int = .max) -> Int {
    var end = start
    while base[end] != Byte.end, !Byte.isBreak(base[end]), end < limit { end += 1 }
    return end
  }
}

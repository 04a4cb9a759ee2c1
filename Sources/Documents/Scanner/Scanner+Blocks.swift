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

  /// Passes over a comment and remembers where it stands.
  mutating func skipComment() {
    let start = cursor
    while base[cursor] > Byte.carriageReturn || base[cursor] == Byte.tab { cursor += 1 }
    comments.append(Span(start: start, end: cursor))
  }

  /// Passes over one line break, of one byte or two.
  mutating func skipBreak() {
    let isPair = base[cursor] == Byte.carriageReturn && base[cursor + 1] == Byte.lineFeed
    cursor += isPair ? 2 : 1
    lineStart = cursor
  }

  /// Begins a block collection if the column is deeper than the one that is open.
  mutating func openBlock(
    _ kind: Token.Kind, at start: Int, column: Int
  ) throws(Diagnostic) {
    guard !inFlow, indent < column else { return }
    outerIndents.append(indent)
    indent = column
    try parser.accept(Token(kind: kind, span: Span(start: start, end: start), style: .block))
  }

  /// Ends the block collections whose column is deeper than the given one.
  mutating func closeBlocks(deeperThan column: Int) throws(Diagnostic) {
    while indent > column {
      try parser.accept(Token(kind: .blockEnd, span: span(0)))
      indent = outerIndents.popLast() ?? -1
    }
  }

  /// A `-`: an item of a list, or the first character of a plain scalar.
  mutating func scanDash() throws(Diagnostic) {
    guard Byte.isBlankOrEnd(base[cursor + 1]) else { return try scanPlain() }
    if !inFlow {
      guard keyAllowed else { throw .listOnLineOfKey(at: span(1)) }
      try openBlock(.blockSequenceStart, at: cursor, column: column)
    }
    try emit(Token(kind: .blockEntry, span: span(1)))
    keyAllowed = true
    cursor += 1
  }

  /// What only counts in the first column: document marks and directives.
  mutating func scanAtLineStart(_ byte: UInt8) throws(Diagnostic) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."):
      guard isDocumentMark(at: cursor) else { return false }
      try releaseAnchor()
      if !inFlow { try closeBlocks(deeperThan: -1) }
      let kind: Token.Kind = byte == UInt8(ascii: "-") ? .documentStart : .documentEnd
      try parser.accept(Token(kind: kind, span: span(3)))
      keyAllowed = false
      cursor += 3
      return true
    case UInt8(ascii: "%"):
      try scanDirective()
      return true
    default: return false
    }
  }

  /// Whether `---` or `...` stands alone at the start of a line.
  func isDocumentMark(at offset: Int) -> Bool {
    let byte = base[offset]
    guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."), base[offset + 1] == byte,
      base[offset + 2] == byte
    else { return false }
    return Byte.isBlankOrEnd(base[offset + 3])
  }

  /// The end of the text.
  mutating func scanEnd() throws(Diagnostic) {
    try releaseAnchor()
    if !inFlow { try closeBlocks(deeperThan: -1) }
    try parser.accept(Token(kind: .streamEnd, span: span(0)))
  }
}

extension Diagnostic {
  fileprivate static func listOnLineOfKey(at span: Span) -> Diagnostic {
    Diagnostic("a list cannot begin here; put its first `- ` on a line of its own", at: span)
  }
}

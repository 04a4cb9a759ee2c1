extension Parser {
  /// Behind `[` or a comma in a list.
  mutating func takeFlowItem(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.symbol {
    case .flowSequenceEnd: try close(at: token.span.end)
    case .key:
      // A key in a list makes a mapping of one entry.
      state = .flowSequenceNext
      try open(.mapping, Token(.flowMappingStart, token.span, style: .flow), inner: .pairValue)
      try addKey(token)
    default: return try takeNode(token, then: .flowSequenceNext)
    }
    return true
  }

  /// Behind the only entry of a mapping that is a key in a list.
  mutating func takePairEnd() throws(Diagnostic) -> Bool {
    try close(at: progress.lastEnd)
    return false
  }

  /// Behind `{` or a comma in a mapping.
  mutating func takeFlowKey(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.symbol {
    case .flowMappingEnd: try close(at: token.span.end)
    case .key:
      try addKey(token)
      state = .flowValue
    default:
      if token.symbol == .scalar { noteColon(in: token) }
      return try takeNode(token, then: .flowLoneKey)
    }
    return true
  }

  /// Behind an item of a list in brackets, or an entry of a mapping in braces.
  mutating func takeFlowNext(
    _ token: Token, then next: State, closing end: Token.Symbol
  ) throws(Diagnostic) -> Bool {
    switch token.symbol {
    case .flowEntry: state = next
    case end: try close(at: token.span.end)
    default: throw unexpected(token)
    }
    return true
  }

  private mutating func noteColon(in token: Token) {
    guard token.style == .plain else { return }
    let text = source.bytes[Int(token.span.start)..<Int(token.span.end)]
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return }
    let key = source.text(of: token.span)
    warnings.append(
      .warning(
        "`\(key)` is a key without a value; is a space missing after this `:`?",
        at: Span(byte: colon)))
  }
}

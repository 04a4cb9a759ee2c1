extension Parser {
  /// Takes a token that begins a node; `next` is the state once the node is finished.
  mutating func takeNode(_ token: Token, then next: State) throws(Diagnostic) -> Bool {
    state = next
    switch token.symbol {
    case .scalar:
      progress.lastScalar = token.span
      try add(token, anchor: takeAnchor())
    case .alias:
      guard anchor == nil else { throw .anchoredAlias(at: token.span) }
      try composer.addAlias(token.text, span: token.span)
    case .anchor:
      guard anchor == nil else { throw .secondAnchor(at: token.span) }
      anchor = token
      outerStates.append(next)
      state = .anchored
    case .flowSequenceStart: try open(.sequence, token, inner: .flowItem)
    case .flowMappingStart: try open(.mapping, token, inner: .flowKey)
    case .blockSequenceStart: try open(.sequence, token, inner: .blockEntry)
    case .blockMappingStart: try open(.mapping, token, inner: .blockKey)
    default: throw unexpected(token)
    }
    return true
  }

  /// Takes a value, or nothing where one of two tokens shows that it was left out.
  mutating func takeValue(
    _ token: Token, or one: Token.Symbol, _ other: Token.Symbol, then next: State
  ) throws(Diagnostic) -> Bool {
    token.symbol == one || token.symbol == other
      ? try skipValue(then: next) : try takeNode(token, then: next)
  }

  /// Takes what follows an anchor: its node, or an empty text where there is none.
  mutating func takeAnchored(_ token: Token) throws(Diagnostic) -> Bool {
    let next = outerStates.popLast() ?? .documentEnd
    switch token.symbol {
    case .blockEntry where next == .blockKey || next == .explicitValue:
      state = next
      try openIndentless(token)
      return false
    case .scalar, .alias, .anchor, .flowSequenceStart, .flowMappingStart, .blockSequenceStart,
      .blockMappingStart:
      return try takeNode(token, then: next)
    default: return try skipValue(then: next)
    }
  }

  /// Begins a collection; the state that is current now goes on behind it.
  mutating func open(_ form: Row.Content, _ token: Token, inner: State) throws(Diagnostic) {
    if state == .flowLoneKey || state == .explicitValue { throw .collectionAsKey(at: token.span) }
    try composer.open(form, token.style, span: token.span, anchor: takeAnchor())
    outerStates.append(state)
    state = inner
  }

  /// Begins a list whose dashes are in the column of its key.
  mutating func openIndentless(_ token: Token) throws(Diagnostic) {
    let start = Span(start: Int(token.span.start), end: Int(token.span.start))
    try open(.sequence, Token(.blockSequenceStart, start, style: .block), inner: .indentlessEntry)
  }

  mutating func close(at end: UInt32) throws(Diagnostic) {
    try composer.close(at: Int(end))
    state = outerStates.popLast() ?? .documentEnd
  }

  mutating func addKey(_ token: Token) throws(Diagnostic) {
    progress.lastKey = token.span
    guard token.isAlias else { return try add(token, anchor: token.anchor) }
    guard token.anchor == nil else { throw .anchoredAlias(at: token.span) }
    if composer.namesCollection(token.text) { throw .collectionAsKey(at: token.span) }
    try composer.addAlias(token.text, span: token.span)
  }

  mutating func skipValue(then next: State) throws(Diagnostic) -> Bool {
    let place = Span(start: Int(progress.lastEnd), end: Int(progress.lastEnd))
    try add(Token(.scalar, place, text: place), anchor: takeAnchor())
    state = next
    return false
  }

  private mutating func add(_ scalar: Token, anchor: Span?) throws(Diagnostic) {
    try composer.addScalar(
      scalar.style, span: scalar.span, text: scalar.text,
      cooked: scalar.isCooked ? scanner.cooked : nil, anchor: anchor)
  }

  private mutating func takeAnchor() -> Span? {
    defer { anchor = nil }
    return anchor?.text
  }
}

extension Diagnostic {
  fileprivate static func anchoredAlias(at span: Span) -> Diagnostic {
    Diagnostic("an alias cannot have an anchor of its own", at: span)
  }
}

extension Parser {
  /// Takes a token that begins a node; `next` is the state once the node is finished.
  mutating func takeNode(_ token: Token, then next: State) throws(Diagnostic) -> Bool {
    state = next
    switch token.kind {
    case .scalar:
      lastScalar = token.span
      addScalar(token)
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

  /// Takes what follows an anchor: its node, or nothing.
  mutating func takeAnchored(_ token: Token) throws(Diagnostic) -> Bool {
    let next = outerStates.popLast() ?? .documentEnd
    switch token.kind {
    case .blockEntry where next == .blockKey || next == .explicitValue:
      state = next
      try openIndentless(token)
      return false
    case .scalar, .alias, .anchor, .flowSequenceStart, .flowMappingStart, .blockSequenceStart,
      .blockMappingStart:
      return try takeNode(token, then: next)
    default:
      state = next
      addEmpty()
      return false
    }
  }

  /// Begins a collection; the state that is current now goes on behind it.
  mutating func open(
    _ kind: Row.Kind, _ token: Token, inner: State
  ) throws(Diagnostic) {
    if state == .flowLoneKey || state == .explicitValue { throw .collectionAsKey(at: token.span) }
    try composer.open(kind, token.style, span: token.span, anchor: takeAnchor())
    outerStates.append(state)
    state = inner
  }

  /// Begins a list whose dashes stand in the column of its key.
  mutating func openIndentless(_ token: Token) throws(Diagnostic) {
    let start = Token(
      kind: .blockSequenceStart,
      span: Span(start: Int(token.span.start), end: Int(token.span.start)),
      style: .block)
    try open(.sequence, start, inner: .indentlessEntry)
  }

  /// Ends the innermost collection.
  mutating func close(at end: UInt32) throws(Diagnostic) {
    try composer.close(at: Int(end))
    state = outerStates.popLast() ?? .documentEnd
  }

  /// Adds a key of a mapping.
  mutating func addKey(_ token: Token) throws(Diagnostic) {
    lastKey = token.span
    guard token.isAlias else {
      composer.addScalar(
        token.style, span: token.span, text: token.text, isCooked: token.isCooked,
        anchor: token.anchor)
      return
    }
    guard token.anchor == nil else { throw .anchoredAlias(at: token.span) }
    if composer.namesCollection(token.text) { throw .collectionAsKey(at: token.span) }
    try composer.addAlias(token.text, span: token.span)
  }

  /// Adds the empty text that stands where a value was left out.
  mutating func addEmpty() {
    let place = Span(start: Int(lastEnd), end: Int(lastEnd))
    addScalar(Token(kind: .scalar, span: place, text: place))
  }

  private mutating func addScalar(_ token: Token) {
    composer.addScalar(
      token.style, span: token.span, text: token.text, isCooked: token.isCooked,
      anchor: takeAnchor())
  }

  private mutating func takeAnchor() -> Span? {
    guard let name = anchor?.text else { return nil }
    anchor = nil
    return name
  }
}

extension Diagnostic {
  fileprivate static func anchoredAlias(at span: Span) -> Diagnostic {
    Diagnostic("an alias cannot have an anchor of its own", at: span)
  }

  /// An anchor right behind another one.
  static func secondAnchor(at span: Span) -> Diagnostic {
    Diagnostic("a value cannot have two anchors", at: span)
  }
}

extension Scanner {
  /// Whether a key may, or must, begin at the cursor.
  func keyPlace() -> KeyPlace {
    KeyPlace(
      start: cursor, lineStart: lineStart, isAllowed: keyAllowed,
      isRequired: keyAllowed && !inFlow && indent == column)
  }

  /// Passes on a scalar or an alias that ends at the cursor: as a key if a colon follows.
  mutating func emitScalar(_ token: Token, from place: KeyPlace) throws(Diagnostic) {
    let place = heldAnchor?.place ?? place
    if place.isAllowed, place.lineStart == lineStart, let colon = colonAhead(),
      isShort(from: place.start, to: colon)
    {
      return try emitKey(token, from: place, colon: colon)
    }
    if place.isRequired { throw missingColon(after: token, from: place) }
    keyAllowed = place.lineStart != lineStart && token.style == .plain
    try emit(token)
  }

  private mutating func emitKey(
    _ token: Token, from place: KeyPlace, colon: Int
  ) throws(Diagnostic) {
    if token.style == .plain, base[Int(token.span.start)] == UInt8(ascii: "-") {
      checkDash(of: token.span)
    }
    var key = token
    key.isAlias = token.kind == .alias
    key.kind = .key
    key.anchor = heldAnchor?.token.text
    heldAnchor = nil
    try openBlock(.blockMappingStart, at: place.start, column: place.start - place.lineStart)
    try parser.accept(key)
    cursor = colon + 1
    parser.lastEnd = UInt32(truncatingIfNeeded: cursor)
    keyAllowed = false
  }

  /// The colon that makes a key of what ends at the cursor.
  func colonAhead() -> Int? {
    var offset = cursor
    while Byte.isBlank(base[offset]) { offset += 1 }
    guard base[offset] == UInt8(ascii: ":") else { return nil }
    return inFlow || Byte.isBlankOrEnd(base[offset + 1]) ? offset : nil
  }

  /// Whether a key and its colon lie within 1024 characters, as libyaml demands.
  func isShort(from start: Int, to colon: Int) -> Bool {
    guard colon - start > Scanner.longestKey else { return true }
    let bytes = UnsafeBufferPointer(start: base + start, count: colon - start)
    return bytes.count { !Byte.isContinuation($0) } <= Scanner.longestKey
  }

  static let longestKey = 1024

  /// A `?` in front of a key; outside brackets only.
  mutating func scanQuestionMark() throws(Diagnostic) {
    guard !inFlow else { throw .explicitKeyInBrackets(at: span(1)) }
    guard keyAllowed else { throw .misplacedQuestionMark(at: span(1)) }
    try scanExplicit(.explicitKey)
  }

  /// A mark that begins a line of a mapping: a `?`, or the colon of the key behind one.
  private mutating func scanExplicit(_ kind: Token.Kind) throws(Diagnostic) {
    try openBlock(.blockMappingStart, at: cursor, column: column)
    try emit(Token(kind: kind, span: span(1)))
    keyAllowed = true
    cursor += 1
  }

  /// A colon that follows no key: of an empty key with an anchor, or of a key behind a `?`.
  mutating func scanColon() throws(Diagnostic) {
    guard inFlow || Byte.isBlankOrEnd(base[cursor + 1]) else { return try scanPlain() }
    guard let anchor = heldAnchor, anchor.place.isAllowed else {
      guard !inFlow, keyAllowed, !isBehindLongScalar else { throw strayColon() }
      return try scanExplicit(.explicitValue)
    }
    let empty = Span(start: cursor, end: cursor)
    try emitKey(
      Token(kind: .scalar, span: empty, text: empty), from: anchor.place, colon: cursor)
  }

  /// Passes on the anchor that was held back: it belongs to no key.
  mutating func releaseAnchor() throws(Diagnostic) {
    guard let anchor = heldAnchor else { return }
    heldAnchor = nil
    if anchor.place.isRequired { throw missingColon(after: anchor.token, from: anchor.place) }
    try parser.accept(anchor.token)
  }
}

extension Diagnostic {
  fileprivate static func explicitKeyInBrackets(at span: Span) -> Diagnostic {
    unsupported("explicit key (`?`) inside brackets", at: span)
  }

  fileprivate static func misplacedQuestionMark(at span: Span) -> Diagnostic {
    Diagnostic("a key behind `? ` begins a line of its own", at: span)
  }
}

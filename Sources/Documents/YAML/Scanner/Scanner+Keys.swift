/// What makes a scalar a key: the colon behind it, and a place where a key may begin.
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
      return emitKey(token, from: place, colon: colon)
    }
    if place.isRequired { throw missingColon(after: token, from: place) }
    keyAllowed = place.lineStart != lineStart && token.style == .plain
    try emit(token)
  }

  private mutating func emitKey(_ token: Token, from place: KeyPlace, colon: Int) {
    if token.style == .plain, base[Int(token.span.start)] == UInt8(ascii: "-") {
      checkDash(of: token.span, colon: colon)
    }
    cursor = colon + 1
    var key = token
    key.isAlias = token.symbol == .alias
    key.symbol = .key
    key.anchor = heldAnchor?.token.text
    key.end = UInt32(truncatingIfNeeded: cursor)
    heldAnchor = nil
    openBlock(.blockMappingStart, at: place.start, column: place.start - place.lineStart)
    put(key)
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
    return bytes(start, colon).count { !Byte.isContinuation($0) } <= Scanner.longestKey
  }

  static let longestKey = 1024

  /// A `?` in front of a key; outside brackets only.
  mutating func scanQuestionMark() throws(Diagnostic) {
    guard !inFlow else { throw .unsupported("explicit key (`?`) inside brackets", at: span(1)) }
    guard keyAllowed else {
      throw Diagnostic("a key after `? ` must be on its own line", at: span(1))
    }
    try scanExplicit(.explicitKey)
  }

  /// A mark that begins a line of a mapping: a `?`, or the colon of the key behind one.
  private mutating func scanExplicit(_ symbol: Token.Symbol) throws(Diagnostic) {
    openBlock(.blockMappingStart, at: cursor, column: column)
    try emit(Token(symbol, span(1)))
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
    emitKey(Token(.scalar, span(0), text: span(0)), from: anchor.place, colon: cursor)
  }

  mutating func scanAnchor() throws(Diagnostic) {
    let place = keyPlace()
    let token = try scanName(.anchor)
    guard heldAnchor == nil else { throw .secondAnchor(at: token.span) }
    heldAnchor = HeldAnchor(token: token, place: place)
    keyAllowed = false
  }

  mutating func scanAlias() throws(Diagnostic) {
    let place = keyPlace()
    try emitScalar(try scanName(.alias), from: place)
  }

  private mutating func scanName(_ symbol: Token.Symbol) throws(Diagnostic) -> Token {
    let start = cursor
    var end = start + 1
    while Byte.isName(base[end]) { end += 1 }
    guard end > start + 1 else { throw .reservedCharacter(base[start], at: wordSpan()) }
    // A name ends at a blank, the end of the text, or a mark of the brackets around it.
    guard Byte.isBlankOrEnd(base[end]) || ",]}".utf8.contains(base[end]) else {
      throw .unsupported(
        "name of an anchor or alias with other characters than A-Z a-z 0-9 _ -; if it is text, put "
          + "it in quotes", at: wordSpan())
    }
    cursor = end
    return Token(symbol, Span(start: start, end: end), text: Span(start: start + 1, end: end))
  }

  /// Passes on the anchor that was held back: it belongs to no key.
  mutating func releaseAnchor() throws(Diagnostic) {
    guard let anchor = heldAnchor else { return }
    heldAnchor = nil
    if anchor.place.isRequired { throw missingColon(after: anchor.token, from: anchor.place) }
    put(anchor.token)
  }
}

extension Scanner {
  /// A `[` or `{`.
  mutating func scanOpening(_ byte: UInt8) throws(Diagnostic) {
    let place = heldAnchor?.place ?? keyPlace()
    let isSequence = byte == UInt8(ascii: "[")
    try emit(
      Token(kind: isSequence ? .flowSequenceStart : .flowMappingStart, span: span(1), style: .flow))
    brackets.append(Bracket(start: cursor, isSequence: isSequence, place: place))
    keyAllowed = true
    cursor += 1
  }

  /// A `]` or `}`.
  mutating func scanClosing(_ byte: UInt8) throws(Diagnostic) {
    let isSequence = byte == UInt8(ascii: "]")
    guard let bracket = brackets.last else { throw .strayClosing(at: span(1)) }
    guard bracket.isSequence == isSequence else {
      throw .wrongClosing(
        isSequence: isSequence, at: span(1),
        opening: Span(start: bracket.start, end: bracket.start + 1))
    }
    try emit(Token(kind: isSequence ? .flowSequenceEnd : .flowMappingEnd, span: span(1)))
    brackets.removeLast()
    keyAllowed = false
    cursor += 1
    if bracket.place.isAllowed, bracket.place.lineStart == lineStart, colonAhead() != nil {
      throw .collectionAsKey(at: Span(start: bracket.start, end: cursor))
    }
    if bracket.place.isRequired {
      let span = Span(start: bracket.start, end: cursor)
      throw missingColon(after: Token(kind: .flowSequenceStart, span: span), from: bracket.place)
    }
  }

  /// A `,`.
  mutating func scanComma() throws(Diagnostic) {
    guard inFlow else {
      let isBehindValue = Int(parser.lastEnd) > lineStart && !parser.expectsValue
      throw isBehindValue ? .commaBehindValue(at: span(1)) : .strayComma(at: span(1))
    }
    try emit(Token(kind: .flowEntry, span: span(1)))
    keyAllowed = true
    cursor += 1
  }
}

extension Diagnostic {
  /// A list or mapping where a key should be.
  static func collectionAsKey(at span: Span) -> Diagnostic {
    unsupported("collection as key", at: span)
  }

  fileprivate static func commaBehindValue(at span: Span) -> Diagnostic {
    Diagnostic("outside brackets no `,` stands behind a value", at: span)
  }

  fileprivate static func strayClosing(at span: Span) -> Diagnostic {
    Diagnostic("this bracket closes nothing", at: span)
  }

  fileprivate static func strayComma(at span: Span) -> Diagnostic {
    Diagnostic("text cannot begin with `,`; put it in quotes", at: span)
  }

  fileprivate static func wrongClosing(isSequence: Bool, at span: Span, opening: Span)
    -> Diagnostic
  {
    let (closing, open) = isSequence ? ("]", "{") : ("}", "[")
    return Diagnostic(
      "`\(closing)` cannot close `\(open)`", at: span,
      notes: [.init("this bracket is open", at: opening)])
  }
}

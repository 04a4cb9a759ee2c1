extension Scanner {
  mutating func scanOpening(_ byte: UInt8) throws(Diagnostic) {
    let place = heldAnchor?.place ?? keyPlace()
    let isSequence = byte == UInt8(ascii: "[")
    try emit(Token(isSequence ? .flowSequenceStart : .flowMappingStart, span(1), style: .flow))
    brackets.append(Bracket(start: cursor, isSequence: isSequence, place: place))
    keyAllowed = true
    cursor += 1
  }

  mutating func scanClosing(_ byte: UInt8) throws(Diagnostic) {
    let isSequence = byte == UInt8(ascii: "]")
    guard let bracket = brackets.last else {
      throw Diagnostic("this bracket closes nothing", at: span(1))
    }
    guard bracket.isSequence == isSequence else {
      let (closing, open) = isSequence ? ("]", "{") : ("}", "[")
      throw Diagnostic(
        "`\(closing)` cannot close `\(open)`", at: span(1),
        notes: [("this bracket is open", Span(byte: bracket.start))])
    }
    try emit(Token(isSequence ? .flowSequenceEnd : .flowMappingEnd, span(1)))
    closedBracket = brackets.popLast()
    keyAllowed = false
    cursor += 1
  }

  /// Refuses a bracket that was closed as a key, and one where only a key can stand.
  mutating func checkClosedBracket() throws(Diagnostic) {
    guard let bracket = closedBracket else { return }
    closedBracket = nil
    let span = Span(start: bracket.start, end: cursor)
    if bracket.place.isAllowed, bracket.place.lineStart == lineStart, colonAhead() != nil {
      throw .collectionAsKey(at: span)
    }
    if bracket.place.isRequired {
      throw missingColon(after: Token(.flowSequenceStart, span), from: bracket.place)
    }
  }

  mutating func scanComma() throws(Diagnostic) {
    guard inFlow else {
      let isBehindValue = Int(progress.lastEnd) > lineStart && !progress.expectsValue
      throw isBehindValue
        ? Diagnostic("a `,` after a value is only allowed inside brackets", at: span(1))
        : .reservedCharacter(UInt8(ascii: ","), at: span(1))
    }
    try emit(Token(.flowEntry, span(1)))
    keyAllowed = true
    cursor += 1
  }
}

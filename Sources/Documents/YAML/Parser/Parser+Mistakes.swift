extension Parser {
  func unexpected(_ token: Token) -> Diagnostic {
    if let quote = quoteOverLines() { return quote }
    if let bracket = composer.openBracket { return unexpected(token, in: bracket) }
    switch token.symbol {
    case .blockSequenceStart, .blockMappingStart: return misplacedBlock(token)
    case .key where state == .blockEntry && isColumnOfBlock(token):
      return .missingDash(at: source.word(at: token.span.start))
    case .key, .explicitKey: return misplacedBlock(token)
    case .blockEntry: return misplacedItem(token)
    default: return textAfterValue(token)
    }
  }

  /// An unclosed quote: the opening quote of the next string was read as its closing quote.
  private func quoteOverLines() -> Diagnostic? {
    let (scalar, end) = (progress.lastScalar, progress.lastEnd)
    guard scalar.end == end, Byte.isQuote(lastByte), Byte.isQuote(source.bytes[Int(scalar.start)]),
      source.lineNumber(of: scalar.start) < source.lineNumber(of: end)
    else { return nil }
    return Diagnostic(
      "this quote is not closed on its line", at: Span(byte: Int(scalar.start)),
      notes: [("it goes on to the next quote, here", lastByteSpan)])
  }

  private func textAfterValue(_ token: Token) -> Diagnostic {
    if let quote = quoteInQuotes(token) { return quote }
    let text = source.firstLine(of: token.span)
    let scalar = progress.lastScalar
    switch lastByte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return Diagnostic(
        "the value has ended with its closing quote", at: text,
        notes: [("this is the whole value", scalar)])
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return Diagnostic(
        "the bracket before this ends the value; put text with brackets in front in quotes",
        at: text)
    default: break
    }
    let isBlock = "|>".utf8.contains(source.bytes[Int(scalar.start)])
    guard progress.lastEnd > 0, isBlock, scalar.end == progress.lastEnd else {
      return Diagnostic("unexpected text after the value", at: text)
    }
    let mark = Span(byte: Int(scalar.start))
    return Diagnostic(
      "this line is indented less than the block above, and is not a key", at: text,
      notes: [("the block", mark)])
  }

  /// Text that touches the quote in front of it: the quote was meant to be part of the text.
  private func quoteInQuotes(_ token: Token) -> Diagnostic? {
    guard token.symbol == .scalar || token.symbol == .key, token.span.start == progress.lastEnd,
      progress.lastScalar.end == progress.lastEnd, Byte.isQuote(lastByte)
    else { return nil }
    let remedy = lastByte == UInt8(ascii: "\"") ? "\\\"" : "''"
    return Diagnostic(
      "this quote ends the text; inside these quotes write `\(remedy)` for it", at: lastByteSpan)
  }

  /// Inside brackets the likeliest mistakes are a bracket never closed and a comma left out.
  private func unexpected(_ token: Token, in bracket: Span) -> Diagnostic {
    switch token.symbol {
    case .streamEnd: return .neverClosed(at: bracket, until: firstWordOutside(bracket))
    case .documentStart, .documentEnd, .blockEntry:
      return .neverClosed(at: bracket, until: token.span)
    case .flowEntry: return Diagnostic("a value is missing before this `,`", at: token.span)
    default:
      if let quote = quoteInQuotes(token) { return quote }
      return startsOutside(token)
        ? .neverClosed(at: bracket, until: token.span)
        : Diagnostic("expected `,` or a closing bracket before this", at: token.span)
    }
  }

  /// The first word behind a bracket that begins a line no deeper than the block around.
  private func firstWordOutside(_ bracket: Span) -> Span? {
    guard let block = composer.blockAroundBrackets else { return nil }
    let column = source.position(of: block).column
    let first = source.lineNumber(of: bracket.start) + 1
    return (first..<max(first, source.lineCount + 1)).lazy.map(source.firstWord(ofLine:)).first {
      $0.end > $0.start && source.position(of: $0.start).column <= column
    }
  }

  /// Whether a token is the first of a line that begins no deeper than the block around.
  private func startsOutside(_ token: Token) -> Bool {
    guard let block = composer.blockAroundBrackets else { return false }
    let place = source.position(of: token.span.start)
    let front = source.position(of: block)
    return place.line > front.line && place.column <= front.column
  }

  private func isColumnOfBlock(_ token: Token) -> Bool {
    composer.openBlock.map {
      source.position(of: $0.start).column == source.position(of: token.span.start).column
    } ?? false
  }

  /// A dash in a column that no list above has, or none at all.
  private func misplacedItem(_ token: Token) -> Diagnostic {
    guard source.sibling(above: token.span.start) == nil else { return misplacedBlock(token) }
    let notes = composer.openBlock.map { [("the keys begin here", $0)] }
    return Diagnostic("a list item cannot appear among keys", at: token.span, notes: notes ?? [])
  }

  /// A block that begins in a column that fits nothing above it.
  private func misplacedBlock(_ token: Token) -> Diagnostic {
    let word = source.word(at: token.span.start)
    let like = source.sibling(above: token.span.start) ?? composer.openBlock ?? progress.lastKey
    return .badIndentation(at: word, like: like, in: source)
  }

  /// The byte that the last token ended with; that of the text's end before the first token.
  private var lastByte: UInt8 {
    progress.lastEnd > 0 ? source.bytes[Int(progress.lastEnd) - 1] : Byte.end
  }

  private var lastByteSpan: Span {
    Span(start: Int(progress.lastEnd) - 1, end: Int(progress.lastEnd))
  }
}

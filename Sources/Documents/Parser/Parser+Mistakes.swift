extension Parser {
  /// Why a token cannot stand where it does.
  func unexpected(_ token: Token) -> Diagnostic {
    if let quote = quoteOverLines() { return quote }
    if composer.openBracket != nil { return unexpectedInBrackets(token) }
    switch token.kind {
    case .blockSequenceStart, .blockMappingStart: return misplacedBlock(token)
    case .key where state == .blockEntry && isColumnOfBlock(token):
      return .missingDash(at: source.word(at: token.span.start))
    case .key, .explicitKey: return misplacedBlock(token)
    case .blockEntry: return misplacedItem(token)
    default: return textAfterValue(token)
    }
  }

  /// A quoted text in front of the token that goes over lines: its closing quote is missing, and
  /// the one that opens the next text was taken for it.
  private func quoteOverLines() -> Diagnostic? {
    guard lastScalar.end == lastEnd, isQuote(at: lastEnd), isQuote(at: lastScalar.start + 1),
      source.lineNumber(of: lastScalar.start) < source.lineNumber(of: lastEnd)
    else { return nil }
    return .quoteOverLines(
      at: Span(start: Int(lastScalar.start), end: Int(lastScalar.start) + 1),
      until: Span(start: Int(lastEnd) - 1, end: Int(lastEnd)))
  }

  /// Text behind a value that has ended.
  private func textAfterValue(_ token: Token) -> Diagnostic {
    if let quote = quoteInQuotes(token) { return quote }
    let text = source.firstLine(of: token.span)
    guard lastEnd > 0 else { return .textAfterValue(at: text) }
    switch source.bytes[Int(lastEnd) - 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return .textAfterQuotes(at: text, behind: lastScalar)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return .textAfterBracket(at: text)
    default: break
    }
    let mark = source.bytes[Int(lastScalar.start)]
    let isBlock = mark == UInt8(ascii: "|") || mark == UInt8(ascii: ">")
    return isBlock && lastScalar.end == lastEnd
      ? .leftOfBlock(at: text, lastScalar.start) : .textAfterValue(at: text)
  }

  /// Text that touches the quote in front of it: the quote was meant to be part of the text.
  private func quoteInQuotes(_ token: Token) -> Diagnostic? {
    guard token.kind == .scalar || token.kind == .key, token.span.start == lastEnd,
      lastScalar.end == lastEnd, isQuote(at: lastEnd)
    else { return nil }
    let isDouble = source.bytes[Int(lastEnd) - 1] == UInt8(ascii: "\"")
    return .quoteInQuotes(
      isDouble: isDouble, at: Span(start: Int(lastEnd) - 1, end: Int(lastEnd)))
  }

  /// Inside brackets the likeliest mistakes are a bracket never closed and a comma left out.
  private func unexpectedInBrackets(_ token: Token) -> Diagnostic {
    let opening = composer.openBracket ?? token.span
    switch token.kind {
    case .streamEnd: return .neverClosed(at: opening, until: firstWordOutside(opening))
    case .documentStart, .documentEnd, .blockEntry:
      return .neverClosed(at: opening, until: token.span)
    case .flowEntry: return .strayComma(at: token.span)
    default:
      if let quote = quoteInQuotes(token) { return quote }
      return startsOutside(token)
        ? .neverClosed(at: opening, until: token.span) : .missingComma(at: token.span)
    }
  }

  /// The first word behind a bracket that begins a line no deeper than the block around.
  private func firstWordOutside(_ opening: Span) -> Span? {
    guard let block = composer.blockAroundBrackets else { return nil }
    let column = source.position(of: block).column
    let first = source.lineNumber(of: opening.start) + 1
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

  /// Whether a token begins in the column of the block that is open.
  private func isColumnOfBlock(_ token: Token) -> Bool {
    composer.openBlock.map {
      source.position(of: $0.start).column == source.position(of: token.span.start).column
    } ?? false
  }

  /// A dash in a column that no list above has, or none at all.
  private func misplacedItem(_ token: Token) -> Diagnostic {
    guard source.sibling(above: token.span.start) != nil else {
      return .misplacedItem(at: token.span, among: composer.openBlock)
    }
    return misplacedBlock(token)
  }

  /// A block that begins in a column that fits nothing above it.
  private func misplacedBlock(_ token: Token) -> Diagnostic {
    let word = source.word(at: token.span.start)
    let like = source.sibling(above: token.span.start) ?? composer.openBlock ?? lastKey
    return .badIndentation(at: word, like: like) { source.position(of: $0) }
  }

  /// Whether the byte before an offset is a quote.
  private func isQuote(at end: UInt32) -> Bool {
    guard end > 0 else { return false }
    let byte = source.bytes[Int(end) - 1]
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}

extension Diagnostic {
  fileprivate static func leftOfBlock(at span: Span, _ mark: UInt32) -> Diagnostic {
    Diagnostic(
      "this line is indented less than the text of the block above, and no key", at: span,
      notes: [.init("the block", at: Span(start: Int(mark), end: Int(mark) + 1))])
  }

  fileprivate static func misplacedItem(at span: Span, among keys: Span?) -> Diagnostic {
    let notes = keys.map { [Note("the keys begin here", at: $0)] }
    return Diagnostic("a list item cannot stand among keys", at: span, notes: notes ?? [])
  }

  fileprivate static func missingComma(at span: Span) -> Diagnostic {
    Diagnostic("expected `,` or a closing bracket before this", at: span)
  }

  fileprivate static func quoteInQuotes(isDouble: Bool, at span: Span) -> Diagnostic {
    let remedy = isDouble ? "\\\"" : "''"
    return Diagnostic(
      "this quote ends the text; inside these quotes write `\(remedy)` for it", at: span)
  }

  fileprivate static func quoteOverLines(at opening: Span, until closing: Span) -> Diagnostic {
    Diagnostic(
      "this quote is not closed on its line", at: opening,
      notes: [.init("it goes on to the next quote, here", at: closing)])
  }

  fileprivate static func strayComma(at span: Span) -> Diagnostic {
    Diagnostic("a value is missing before this `,`", at: span)
  }

  fileprivate static func textAfterBracket(at span: Span) -> Diagnostic {
    Diagnostic(
      "the bracket before this ends the value; put text with brackets in front in quotes", at: span)
  }

  fileprivate static func textAfterQuotes(at span: Span, behind quotes: Span) -> Diagnostic {
    Diagnostic(
      "the value has ended with its closing quote", at: span,
      notes: [.init("this is the whole value", at: quotes)])
  }

  fileprivate static func textAfterValue(at span: Span) -> Diagnostic {
    Diagnostic("the value has ended; this text belongs to nothing", at: span)
  }
}

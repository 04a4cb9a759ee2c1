extension Parser {
  /// Why a token cannot stand where it does.
  func unexpected(_ token: Token) -> Diagnostic {
    if composer.openBracket != nil { return unexpectedInBrackets(token) }
    switch token.kind {
    case .blockSequenceStart, .blockMappingStart: return misplacedBlock(token)
    case .key, .explicitKey: return misplacedBlock(token)
    case .blockEntry: return .misplacedItem(at: token.span)
    default: return .textAfterValue(at: token.span)
    }
  }

  /// Inside brackets the likeliest mistakes are a bracket never closed and a comma left out.
  private func unexpectedInBrackets(_ token: Token) -> Diagnostic {
    let opening = composer.openBracket ?? token.span
    switch token.kind {
    case .streamEnd, .documentStart, .documentEnd, .blockEntry:
      return .neverClosed(at: opening, until: token.span)
    case .flowEntry: return .strayComma(at: token.span)
    default:
      return startsOutside(token)
        ? .neverClosed(at: opening, until: token.span) : .missingComma(at: token.span)
    }
  }

  /// Whether a token is the first of a line that begins no deeper than the block around.
  private func startsOutside(_ token: Token) -> Bool {
    guard let key = lastKey else { return false }
    let place = source.position(of: token.span.start)
    let anchor = source.position(of: key.start)
    return place.line > anchor.line && place.column <= anchor.column
  }

  /// A block that begins in a column that fits nothing above it.
  private func misplacedBlock(_ token: Token) -> Diagnostic {
    let word = source.word(at: token.span.start)
    return .badIndentation(at: word, like: composer.openBlock ?? lastKey) {
      source.position(of: $0)
    }
  }
}

extension Source {
  /// The bytes from an offset to the next blank or the end of the line.
  func word(at start: UInt32) -> Span {
    var end = Int(start)
    while !Byte.isBlankOrEnd(bytes[end]) { end += 1 }
    return Span(start: Int(start), end: end)
  }
}

extension Diagnostic {
  fileprivate static func misplacedItem(at span: Span) -> Diagnostic {
    Diagnostic("a list item cannot stand among keys", at: span)
  }

  fileprivate static func missingComma(at span: Span) -> Diagnostic {
    Diagnostic("expected `,` or a closing bracket before this", at: span)
  }

  fileprivate static func strayComma(at span: Span) -> Diagnostic {
    Diagnostic("a value is missing before this `,`", at: span)
  }

  fileprivate static func textAfterValue(at span: Span) -> Diagnostic {
    Diagnostic("the value has ended; this text belongs to nothing", at: span)
  }
}

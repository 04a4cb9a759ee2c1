/// The parser state that the scanner needs if the syntax is ambiguous or wrong.
struct ParserProgress {
  /// The grammar's state for the next token.
  enum State {
    case start
    case afterDirective
    case content
    case documentEnd
    case afterDocument
    case done
    case blockEntry
    case blockItem
    case indentlessEntry
    case indentlessItem
    case blockKey
    case blockValue
    case explicitKey
    case explicitValue
    case flowItem
    case flowSequenceNext
    case pairValue
    case pairEnd
    case flowKey
    case flowValue
    case flowLoneKey
    case flowMappingNext
    case anchored
  }

  var state = State.start
  /// The end of the last token, which is the position of an empty value.
  var lastEnd: UInt32 = 0
  var lastKey: Span?
  var lastScalar = Span(start: 0, end: 0)

  var expectsValue: Bool { state == .blockValue || state == .blockItem || state == .indentlessItem }

  /// Whether a directive may stand here: only before the document.
  var expectsDirectives: Bool { state == .start || state == .afterDirective }

  var isInSequence: Bool { state == .blockEntry || state == .indentlessEntry }
}

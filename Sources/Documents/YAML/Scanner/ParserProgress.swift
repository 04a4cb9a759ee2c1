/// The parser state that the scanner needs if the syntax is ambiguous or wrong.
struct ParserProgress {
  /// The grammar's state for the next token.
  enum State {
    case start, afterDirective, content, documentEnd, afterDocument, done
    case blockEntry, blockItem, indentlessEntry, indentlessItem
    case blockKey, blockValue, explicitKey, explicitValue
    case flowItem, flowSequenceNext, pairValue, pairEnd
    case flowKey, flowValue, flowLoneKey, flowMappingNext
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

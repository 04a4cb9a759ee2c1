/// Splits YAML into tokens on demand, by the rules of libyaml.
///
/// libyaml decides at the colon whether a scalar is a key, and then goes back. This scanner looks
/// ahead after the scalar, which is equivalent because a key is one scalar on one line. Everything
/// else keeps libyaml's state: the stack of indentations, the depth of brackets, and whether a key
/// may begin here.
///
/// Read next: `Scanner+Blocks` for lines and indentation, `Scanner+Keys` for keys, then the scalars
/// (`+Plain`, `+Quoted`, `+BlockScalar`). `+Mistakes` and `+Warnings` contain the messages.
struct Scanner {
  /// The text, with a NUL behind it.
  let base: UnsafePointer<UInt8>
  let source: Source
  var cursor: Int
  var lineStart: Int
  var keyAllowed = true
  /// The column of the innermost block collection, -1 outside all.
  var indent = -1
  var outerIndents: [Int] = []
  /// The brackets that are open, innermost last.
  var brackets: [Bracket] = []
  /// The bracket that the last token closed: what follows must not make a key of it.
  var closedBracket: Bracket?
  /// An anchor that may turn out to belong to a key.
  var heldAnchor: HeldAnchor?
  /// Where the parser was when it asked for the next token.
  var progress = ParserProgress()
  /// The text of the last scalar whose token is cooked.
  var cooked: [UInt8] = []
  var comments: [Span] = []
  var warnings: [Diagnostic] = []
  /// What the last step found, and how much of it was handed out.
  private var tokens: [Token] = []
  private var handedOut = 0

  /// A `[` or `{` that is open.
  typealias Bracket = (start: Int, isSequence: Bool, place: KeyPlace)

  /// A position where a simple key may begin.
  struct KeyPlace {
    let start: Int
    let lineStart: Int
    let isAllowed: Bool
    /// Whether only a key can stand here, because it is the column of a block mapping.
    let isRequired: Bool
  }

  /// An anchor whose node has not been seen yet.
  typealias HeldAnchor = (token: Token, place: KeyPlace)

  init(_ source: Source, base: UnsafePointer<UInt8>) {
    (self.source, self.base) = (source, base)
    cursor = Int(source.lineStarts.first ?? 0)
    lineStart = cursor
  }

  var column: Int { cursor - lineStart }
  var inFlow: Bool { !brackets.isEmpty }

  /// The next token; the one before it has been taken by the parser, which has come this far.
  mutating func next(after progress: ParserProgress) throws(Diagnostic) -> Token {
    if handedOut == tokens.count {
      // One by one: mostly there is one, and to remove all of them costs more.
      while tokens.popLast() != nil {}
      handedOut = 0
      self.progress = progress
      while tokens.isEmpty { try scan() }
    }
    handedOut += 1
    return tokens[handedOut - 1]
  }

  /// Looks at what comes next.
  ///
  /// A step that has found a token asks no more of the parser's progress, which that token will
  /// change: what is left to look at waits for the next step.
  private mutating func scan() throws(Diagnostic) {
    if closedBracket != nil { try checkClosedBracket() }
    skipToToken()
    if let anchor = heldAnchor, anchor.place.lineStart != lineStart { try releaseAnchor() }
    if indent > column, !inFlow { closeBlocks(deeperThan: column) }
    guard tokens.isEmpty else { return }
    let byte = base[cursor]
    if column == 0, byte < UInt8(ascii: "A"), try scanAtLineStart(byte) { return }
    switch byte {
    case Byte.end: try scanEnd()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try scanQuoted(byte)
    case UInt8(ascii: "-"): try scanDash()
    case UInt8(ascii: ":"): try scanColon()
    case UInt8(ascii: "["), UInt8(ascii: "{"): try scanOpening(byte)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): try scanClosing(byte)
    case UInt8(ascii: ","): try scanComma()
    case UInt8(ascii: "&"): try scanAnchor()
    case UInt8(ascii: "*"): try scanAlias()
    case UInt8(ascii: "|") where !inFlow, UInt8(ascii: ">") where !inFlow: try scanBlockScalar(byte)
    case UInt8(ascii: "?") where inFlow || Byte.isBlankOrEnd(base[cursor + 1]):
      try scanQuestionMark()
    case UInt8(ascii: "!"): throw .unsupported("tag", at: wordSpan())
    case Byte.tab: throw Diagnostic("a tab cannot indent; use spaces", at: span(1))
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "|"),
      UInt8(ascii: ">"):
      throw .reservedCharacter(byte, at: span(1))
    default: try scanPlain()
    }
  }

  /// Puts a token behind those of this step, after the anchor in front of it.
  mutating func emit(_ token: Token) throws(Diagnostic) {
    if heldAnchor != nil { try releaseAnchor() }
    put(token)
  }

  /// Queues a token after those of this step; no anchor can precede it.
  mutating func put(_ token: Token) { tokens.append(token) }

  func span(_ count: Int) -> Span { Span(start: cursor, end: cursor + count) }
  func wordSpan() -> Span { source.word(at: cursor) }

  func bytes(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + start, count: end - start)
  }
}

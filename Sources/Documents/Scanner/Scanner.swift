/// Cuts a text into tokens by the rules of libyaml, and feeds them to the parser.
///
/// libyaml decides whether a scalar is a key when it meets the colon, and then goes back. Here a
/// look at what follows the scalar decides, which comes to the same because a key is one scalar on
/// one line. Everything else keeps libyaml's state: the stack of indentations, the depth of
/// brackets, and whether a key may begin here.
struct Scanner {
  /// The text, with a NUL behind it.
  let base: UnsafePointer<UInt8>
  let source: Source
  var parser: Parser
  var cursor: Int
  /// Where the line of the cursor begins.
  var lineStart: Int
  /// Whether what comes next may be a key.
  var keyAllowed = true
  /// The column of the innermost block collection, -1 outside all.
  var indent = -1
  var outerIndents: [Int] = []
  /// The brackets that are open, innermost last.
  var brackets: [Bracket] = []
  /// An anchor that may turn out to belong to a key.
  var heldAnchor: HeldAnchor?
  var comments: [Span] = []
  var warnings: [Diagnostic] = []

  /// A `[` or `{` that is open.
  struct Bracket {
    let start: Int
    let isSequence: Bool
    let place: KeyPlace
  }

  /// Where a key could begin.
  struct KeyPlace {
    let start: Int
    let lineStart: Int
    let isAllowed: Bool
    /// Whether only a key can stand here, because it is the column of a block mapping.
    let isRequired: Bool
  }

  /// An anchor whose node has not been seen yet.
  struct HeldAnchor {
    let token: Token
    let place: KeyPlace
  }

  init(_ source: Source, base: UnsafePointer<UInt8>) {
    self.source = source
    self.base = base
    parser = Parser(source: source)
    cursor = Int(source.lineStarts.first ?? 0)
    lineStart = cursor
  }

  var column: Int { cursor - lineStart }

  var inFlow: Bool { !brackets.isEmpty }

  /// Scans the whole text.
  mutating func run() throws(Diagnostic) {
    while !parser.isDone { try scanToken() }
  }

  private mutating func scanToken() throws(Diagnostic) {
    skipToToken()
    if let anchor = heldAnchor, anchor.place.lineStart != lineStart { try releaseAnchor() }
    if indent > column, !inFlow { try closeBlocks(deeperThan: column) }
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
    case UInt8(ascii: "!"): throw .tag(at: wordSpan())
    case Byte.tab: throw .tabAsIndentation(at: span(1))
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "|"),
      UInt8(ascii: ">"):
      throw .reservedCharacter(Unicode.Scalar(byte), at: span(1))
    default: try scanPlain()
    }
  }

  /// Passes a token on, after the anchor in front of it.
  mutating func emit(_ token: Token) throws(Diagnostic) {
    if heldAnchor != nil { try releaseAnchor() }
    try parser.accept(token)
  }

  /// The next bytes.
  func span(_ count: Int) -> Span { Span(start: cursor, end: cursor + count) }

  /// The bytes up to the next blank or the end of the line.
  func wordSpan() -> Span {
    var end = cursor
    while !Byte.isBlankOrEnd(base[end]) { end += 1 }
    return Span(start: cursor, end: end)
  }
}

extension Diagnostic {
  fileprivate static func reservedCharacter(_ character: Unicode.Scalar, at span: Span)
    -> Diagnostic
  {
    Diagnostic("text cannot begin with `\(character)`; put it in quotes", at: span)
  }

  fileprivate static func tabAsIndentation(at span: Span) -> Diagnostic {
    Diagnostic("a tab cannot indent; use spaces", at: span)
  }

  fileprivate static func tag(at span: Span) -> Diagnostic {
    unsupported("tag", at: span)
  }
}

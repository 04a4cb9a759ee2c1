/// Finds the imports of a Swift source in one pass over its bytes, without a grammar.
///
/// It tokenizes only enough to find where a statement may begin: comments, strings with
/// interpolations, regexes, attributes, `#if`. All branches are scanned. It doesn't recurse, and
/// looks at no byte more than a few times. Read on at `SwiftScanner+Statement`, then
/// `SwiftLiterals`.
struct SwiftScanner {
  let text: ByteText
  var offset: Int
  var literals: SwiftLiterals
  /// Whether a statement may begin here, ignoring attributes and an access level.
  private var isAtStart = true
  /// Where the last token that can be an operand ended.
  private var operand = 0..<0
  private var attributes: [Import.Attribute] = []
  private var access: Import.Access?
  private var conditions = BranchConditions()
  private var lines: LineCount
  private var found: [Import] = []

  static let word = SoughtWord("import")
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func imports(in text: ByteText) -> [Import] {
    guard let last = text.lastOffset(of: word, standingAlone: true) else { return [] }
    var scanner = SwiftScanner(text)
    while scanner.offset <= last { scanner.step() }
    return scanner.found
  }

  private init(_ text: ByteText) {
    self.text = text
    literals = SwiftLiterals(text: text)
    offset = text.hasPrefix(SwiftScanner.mark, at: 0) ? SwiftScanner.mark.count : 0
    lines = LineCount(from: offset)
    if text[offset] == CodeByte.hash, text[offset + 1] == UInt8(ascii: "!") {
      offset = text.lineEnd(from: offset)
    }
  }

  private mutating func step() {
    let byte = text[offset]
    switch byte {
    case 0x20, 0x09, 0x0B, 0x0C, 0:
      offset += 1
    case CodeByte.lineFeed, CodeByte.carriageReturn, UInt8(ascii: ";"):
      isAtStart = true
      offset += 1
    case CodeByte.slash: slash()
    case CodeByte.quote, CodeByte.apostrophe:
      pass(until: literals.endOfString(at: offset, hashes: 0))
    case CodeByte.hash: hash()
    case CodeByte.backtick: pass(until: text.endOfEscapedName(at: offset) ?? offset + 1)
    case CodeByte.at where isAtStart: attribute()
    case CodeByte.less where text[offset + 1] == CodeByte.hash:
      pass(until: literals.endOfPlaceholder(at: offset) ?? offset + 1)
    case CodeByte.close, UInt8(ascii: "]"), UInt8(ascii: "}"): pass(until: offset + 1)
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      // Behind an operand they belong to it.
      operand.upperBound == offset ? pass(until: offset + 1) : passSign()
    default:
      if text.isNoBreakSpace(at: offset) {
        offset += 2
      } else if CodeByte.isOfWord(byte) {
        name()
      } else {
        passSign()
      }
    }
  }

  /// Goes on behind a token that can be an operand.
  private mutating func pass(until end: Int) {
    operand = offset..<end
    offset = end
    leaveStart()
  }

  /// Continues after a sign that is not an operand.
  private mutating func passSign() {
    offset += 1
    leaveStart()
  }

  private mutating func leaveStart() {
    isAtStart = false
    if !attributes.isEmpty { attributes = [] }
    access = nil
  }

  private mutating func slash() {
    if let end = text.endOfComment(at: offset) {
      offset = end
    } else if !followsOperand, let end = literals.endOfBareRegex(at: offset) {
      pass(until: end)
    } else {
      passSign()
    }
  }

  /// Whether an operator at this position has a left operand.
  private var followsOperand: Bool {
    operand.upperBound == offset && offset > 0
      && !SwiftScanner.openingWords.contains(text.string(operand))
  }

  /// Words that an expression may follow.
  private static let openingWords: Set<String> = [
    "return", "in", "case", "try", "await", "throw", "if", "where", "guard", "while", "else",
    "switch", "do", "is", "as", "let", "var",
  ]

  private mutating func name() {
    let end = text.endOfWord(from: offset)
    guard isAtStart else { return pass(until: end) }
    if text.equals(offset..<end, SwiftScanner.word.bytes) {
      statement(from: end)
    } else if SwiftScanner.mayBeAccess(text[offset], length: end - offset),
      let level = Import.Access(rawValue: text.string(offset..<end))
    {
      // `internal(set)` is about a setter, and no access level of an import.
      let detail = text.detail(behind: end).flatMap { $0.word == "set" ? $0 : nil }
      if detail == nil { access = level }
      offset = detail?.end ?? end
    } else if SwiftScanner.modifiers.contains(text.string(offset..<end)) {
      offset = text.detail(behind: end)?.end ?? end
    } else {
      pass(until: end)
    }
  }

  /// What the compiler's parser takes for a modifier of an import, as of anything else.
  private static let modifiers: Set<String> = [
    "final", "lazy", "dynamic", "override", "required", "mutating", "nonmutating", "convenience",
    "weak", "unowned", "optional", "indirect", "prefix", "postfix", "infix", "nonisolated",
    "distributed", "isolated", "consuming", "borrowing", "async",
  ]

  /// Whether a word looks like an access level, by its first letter and its length: most do not.
  private static func mayBeAccess(_ first: UInt8, length: Int) -> Bool {
    switch first {
    case UInt8(ascii: "p"): length == 6 || length == 7
    case UInt8(ascii: "i"): length == 8
    case UInt8(ascii: "f"): length == 11
    case UInt8(ascii: "o"): length == 4
    default: false
    }
  }

  private mutating func statement(from end: Int) {
    guard let statement = text.importStatement(from: end) else { return pass(until: end) }
    let (line, column) = lines.position(of: statement.start, in: text)
    found.append(
      Import(
        statement.module, path: statement.path, kind: statement.kind, access: access,
        attributes: attributes, condition: conditions.words(in: text), line: line,
        column: column))
    pass(until: statement.end)
  }

  private mutating func attribute() {
    let start = text.skippingTrivia(from: offset + 1)
    let end = text.endOfType(from: start, &literals.dead)
    guard end > start else { return passSign() }
    // In back-ticks it is the same name.
    let name = text.string(start..<end).filter { $0 != "`" }
    if let known = Import.Attribute(rawValue: name) { attributes.append(known) }
    let open = text.skippingTriviaOfLine(from: end)
    offset = text[open] == CodeByte.open ? literals.endOfParentheses(at: open) : end
  }

  private mutating func hash() {
    var end = offset
    while text[end] == CodeByte.hash { end += 1 }
    let hashes = end - offset
    if text[end] == CodeByte.quote, hashes <= SwiftLiterals.mostHashes {
      pass(until: literals.endOfString(at: end, hashes: hashes))
    } else if text[end] == CodeByte.slash, hashes <= SwiftLiterals.mostHashes,
      let end = literals.endOfRegex(at: end, hashes: hashes)
    {
      pass(until: end)
    } else if hashes == 1, CodeByte.isLetter(text[end]) {
      directive(end..<text.endOfWord(from: end))
    } else {
      pass(until: end)
    }
  }

  /// `#if` and its like; the rest of their line is their condition.
  private mutating func directive(_ name: Range<Int>) {
    pass(until: name.upperBound)
    let word = text.string(name)
    guard SwiftScanner.directives.contains(word) else { return }
    let condition = text.condition(from: name.upperBound)
    switch word {
    case "if": conditions.begin(condition)
    case "elseif": conditions.turn(condition)
    case "else": conditions.turn(nil)
    default: conditions.end()
    }
    offset = condition.upperBound
    operand = 0..<0
  }

  private static let directives: Set<String> = ["if", "elseif", "else", "endif"]
}

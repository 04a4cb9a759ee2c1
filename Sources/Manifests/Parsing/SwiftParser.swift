/// Reads tokens into statements.
///
/// Where a source cannot be read it gives up with a place; what archlint cannot evaluate is left to
/// the evaluator. Read the files of expressions, of statements and of declarations in this order.
struct SwiftParser {
  static let deepestNesting = 128

  private let tokens: [SwiftToken]
  private(set) var index = 0
  private var depth = 0
  /// Whether `{` begins the block of a statement, and no closure.
  var expectsBlock = false
  /// How many of `$0`, `$1` the closure has so far.
  var closureCount = 0

  init(_ tokens: [SwiftToken]) { self.tokens = tokens }

  static func statements(of source: Source, by conditions: BuildConditions) throws -> [Syntax] {
    let tokens = try ConditionalCompilation.active(Lexer.tokens(of: source), by: conditions)
    var parser = SwiftParser(tokens)
    var statements: [Syntax] = []
    while parser.token.kind != .end { try statements.append(contentsOf: parser.statement()) }
    return statements
  }

  var token: SwiftToken { tokens[index] }

  func ahead(_ count: Int = 1) -> SwiftToken { tokens[min(index + count, tokens.count - 1)] }

  var lastSpan: Span { tokens[max(index - 1, 0)].span }

  @discardableResult mutating func take() -> SwiftToken {
    let token = tokens[index]
    if index < tokens.count - 1 { index += 1 }
    return token
  }

  mutating func skip(_ symbol: String) -> Bool {
    guard token.isSymbol(symbol) else { return false }
    take()
    return true
  }

  mutating func skipWord(_ word: String) -> Bool {
    guard token.isWord(word) else { return false }
    take()
    return true
  }

  mutating func expect(_ symbol: String) throws {
    guard skip(symbol) else { throw unexpected("expected `\(symbol)`") }
  }

  mutating func expectWord(_ word: String) throws {
    guard skipWord(word) else { throw unexpected("expected `\(word)`") }
  }

  mutating func name() throws -> String {
    guard token.kind == .identifier else { throw unexpected("expected a name") }
    return take().text
  }

  func unexpected(_ wanted: String) -> SyntaxError {
    let found = token.kind == .end ? "the end" : token.text.isEmpty ? "a string" : "`\(token.text)`"
    return SyntaxError("\(wanted), found \(found)", at: token.span)
  }

  func span(from start: Span) -> Span { Span(start: Int(start.start), end: Int(lastSpan.end)) }

  /// Reads something, or goes back to where it was if that is not what is here.
  mutating func attempt<Result>(_ body: (inout SwiftParser) throws -> Result?) -> Result? {
    let before = self
    if let result = try? body(&self) { return result }
    self = before
    return nil
  }

  mutating func nested<Result>(_ body: (inout SwiftParser) throws -> Result) throws -> Result {
    guard depth < SwiftParser.deepestNesting else {
      throw SyntaxError("this is nested too deep", at: token.span)
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  /// Reads what is in brackets, where closures may begin again.
  mutating func bracketed<Result>(_ body: (inout SwiftParser) throws -> Result) throws -> Result {
    let before = expectsBlock
    expectsBlock = false
    defer { expectsBlock = before }
    return try nested(body)
  }

  /// Reads the head of a statement, behind which a block follows.
  mutating func head<Result>(_ body: (inout SwiftParser) throws -> Result) throws -> Result {
    let before = expectsBlock
    expectsBlock = true
    defer { expectsBlock = before }
    return try body(&self)
  }

  /// Reads a list up to the bracket that closes it; a comma may follow the last element.
  mutating func list<Element>(
    closedBy closer: String, _ element: (inout SwiftParser) throws -> Element
  ) throws -> [Element] {
    try bracketed { parser in
      var elements: [Element] = []
      while !parser.skip(closer) {
        elements.append(try element(&parser))
        if !parser.skip(","), !parser.token.isSymbol(closer) {
          throw parser.unexpected("expected `,` or `\(closer)`")
        }
      }
      return elements
    }
  }

  mutating func block() throws -> [Syntax] {
    try expect("{")
    return try bracketed { try $0.statements() }
  }

  /// Reads statements up to the bracket that closes them.
  mutating func statements() throws -> [Syntax] {
    var statements: [Syntax] = []
    while !skip("}") {
      guard token.kind != .end else { throw unexpected("expected `}`") }
      try statements.append(contentsOf: statement())
    }
    return statements
  }

  mutating func skipParentheses() throws {
    var open = 0
    repeat {
      guard token.kind != .end else { throw unexpected("expected `)`") }
      if token.isSymbol("(") { open += 1 }
      if token.isSymbol(")") { open -= 1 }
      take()
    } while open > 0
  }
}

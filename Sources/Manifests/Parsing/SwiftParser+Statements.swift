internal import Documents

extension SwiftParser {
  /// Reads a statement, of which one with several names or cases makes several.
  mutating func statement() throws -> [Statement] {
    if skip(";") { return [] }
    return try nested { parser in
      let start = parser.token.span
      let kinds = try parser.statementKinds()
      return kinds.map { Statement($0, at: parser.span(from: start)) }
    }
  }

  private mutating func statementKinds() throws -> [StatementKind] {
    if let declarations = try declaration() { return declarations }
    guard token.kind == .identifier, !token.isQuoted else { return [try expressionStatement()] }
    switch token.text {
    case "if": return [try conditionalStatement()]
    case "switch": return [.choice(try choice())]
    case "guard", "for", "while", "repeat", "do", "defer": return [try controlStatement()]
    case "return": return [try returning()]
    case "throw":
      take()
      _ = try expression()
      return [.throwing]
    case "break", "continue":
      let word = take().text
      if token.kind == .identifier, !token.isFirstInLine { take() }
      return [word == "break" ? .breaking : .continuing]
    case "fallthrough":
      take()
      return [.fallingThrough]
    default:
      // The name of a loop, which stands before it.
      if ahead().isSymbol(":"), ["for", "while", "repeat"].contains(ahead(2).text) {
        take()
        take()
        return [try controlStatement()]
      }
      return [try expressionStatement()]
    }
  }

  private mutating func returning() throws -> StatementKind {
    take()
    let isEmpty = token.isSymbol("}") || token.kind == .end || token.isSymbol(";")
    guard !isEmpty else { return .returning(nil) }
    return .returning(try expression())
  }

  private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "%="]

  private mutating func expressionStatement() throws -> StatementKind {
    let target = try expression()
    guard token.kind == .symbol, SwiftParser.assignments.contains(token.text) else {
      return .expression(target)
    }
    let symbol = take().text
    return .assignment(target, symbol, try expression())
  }

  /// An `if`, which may also be the beginning of an expression.
  private mutating func conditionalStatement() throws -> StatementKind {
    .conditional(try conditional())
  }

  mutating func conditional() throws -> ConditionalSyntax {
    try expectWord("if")
    let conditions = try conditions()
    let body = try block()
    var otherwise: [Statement]?
    if skipWord("else") {
      let start = token.span
      otherwise =
        token.isWord("if")
        ? [
          Statement(
            .conditional(try nested { try $0.conditional() }),
            at: start)
        ]
        : try block()
    }
    return ConditionalSyntax(conditions: conditions, body: body, otherwise: otherwise)
  }

  private mutating func controlStatement() throws -> StatementKind {
    switch take().text {
    case "guard":
      let conditions = try conditions()
      try expectWord("else")
      return .guarded(conditions, try block())
    case "for": return try loop()
    case "while": return .whileLoop(try conditions(), try block())
    case "repeat":
      let body = try block()
      try expectWord("while")
      return .repeatLoop(body, try expression())
    case "defer": return .deferred(try block())
    default:
      let body = try block()
      var catches = false
      while skipWord("catch") {
        catches = true
        while !token.isSymbol("{"), token.kind != .end { take() }
        _ = try block()
      }
      return .block(body, catches: catches)
    }
  }

  private mutating func loop() throws -> StatementKind {
    let isCase = skipWord("case")
    let pattern = try isCase ? pattern() : bindingPattern()
    if skip(":") { _ = try type() }
    try expectWord("in")
    let sequence = try head { try $0.expression() }
    let condition = skipWord("where") ? try head { try $0.expression() } : nil
    return .loop(
      LoopSyntax(pattern: pattern, sequence: sequence, condition: condition, body: try block()))
  }

  // MARK: Conditions

  private mutating func conditions() throws -> [ConditionSyntax] {
    try head { parser in
      var conditions: [ConditionSyntax] = []
      repeat { conditions.append(try parser.condition()) } while parser.skip(",")
      return conditions
    }
  }

  private mutating func condition() throws -> ConditionSyntax {
    if skipWord("case") {
      let pattern = try pattern()
      try expect("=")
      return .matches(pattern, try expression())
    }
    if token.isWord("let") || token.isWord("var") {
      take()
      let pattern = try bindingPattern()
      if skip(":") { _ = try type() }
      if skip("=") { return .unwraps(pattern, try expression()) }
      guard case .binding(let name) = pattern else { throw unexpected("expected `=`") }
      return .unwraps(pattern, Expression(.name(name), at: lastSpan))
    }
    if token.text == "#available" || token.text == "#unavailable" {
      throw SyntaxError("archlint cannot decide this condition", at: token.span)
    }
    return .holds(try expression())
  }

  mutating func choice() throws -> SwitchSyntax {
    try expectWord("switch")
    let subject = try head { try $0.expression() }
    try expect("{")
    let cases = try bracketed { parser in
      var cases: [SwitchCase] = []
      while !parser.skip("}") { cases.append(try parser.switchCase()) }
      return cases
    }
    return SwitchSyntax(subject: subject, cases: cases)
  }

  private mutating func switchCase() throws -> SwitchCase {
    if skip("@") { take() }
    var patterns: [(pattern: SwiftPattern, condition: Expression?)] = []
    if skipWord("default") {
      patterns.append((.wildcard, nil))
    } else {
      try expectWord("case")
      repeat {
        let pattern = try pattern()
        patterns.append((pattern, skipWord("where") ? try expression() : nil))
      } while skip(",")
    }
    try expect(":")
    var body: [Statement] = []
    while !isEndOfCase { try body.append(contentsOf: statement()) }
    return SwitchCase(patterns: patterns, body: body)
  }

  private var isEndOfCase: Bool {
    token.isWord("case") || token.isWord("default") || token.isSymbol("}") || token.kind == .end
      || token.isSymbol("@") && ahead().isWord("unknown")
  }
}

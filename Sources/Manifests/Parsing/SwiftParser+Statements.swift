extension SwiftParser {
  /// Reads a statement, of which one with several names or cases makes several.
  mutating func statement() throws -> [Syntax] {
    if skip(";") { return [] }
    return try nested { parser in
      let start = parser.token.span
      guard let kinds = try parser.declaration() ?? parser.control().map({ [$0] }) else {
        return [try parser.expressionStatement()]
      }
      return kinds.map { Syntax($0, at: parser.span(from: start)) }
    }
  }

  /// Reads a statement that begins with a word of its own, if one is here.
  private mutating func control() throws -> SyntaxKind? {
    guard token.kind == .identifier, !token.isQuoted else { return nil }
    switch token.text {
    case "if": return try conditional()
    case "switch": return try choice()
    case "guard", "for", "while", "repeat", "do", "defer": return try controlStatement()
    case "return":
      take()
      let isEmpty = token.isSymbol("}") || token.kind == .end || token.isSymbol(";")
      return .returning(isEmpty ? nil : try expression())
    case "throw":
      take()
      _ = try expression()
      return .throwing
    case "break", "continue":
      let word = take().text
      if token.kind == .identifier, !token.isFirstInLine {
        return .unread("\(word) \(take().text)")
      }
      return word == "break" ? .breaking : .continuing
    case "fallthrough":
      take()
      return .fallingThrough
    default:
      // The name of a loop, which precedes it.
      guard ahead().isSymbol(":"), ["for", "while", "repeat"].contains(ahead(2).text) else {
        return nil
      }
      take()
      take()
      return try controlStatement()
    }
  }

  private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "%="]

  private mutating func expressionStatement() throws -> Syntax {
    let start = token.span
    let target = try expression()
    guard token.kind == .symbol, SwiftParser.assignments.contains(token.text) else { return target }
    let symbol = take().text
    return Syntax(.assignment(target, symbol, try expression()), at: span(from: start))
  }

  mutating func conditional() throws -> SyntaxKind {
    try expectWord("if")
    let conditions = try conditions()
    let body = try block()
    guard skipWord("else") else { return .conditional(conditions, body, otherwise: nil) }
    let start = token.span
    let otherwise =
      token.isWord("if") ? [Syntax(try nested { try $0.conditional() }, at: start)] : try block()
    return .conditional(conditions, body, otherwise: otherwise)
  }

  private mutating func controlStatement() throws -> SyntaxKind {
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
    case "defer":
      _ = try block()
      return .unread("defer")
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

  private mutating func loop() throws -> SyntaxKind {
    let isCase = skipWord("case")
    let pattern = try isCase ? expression() : binding()
    if skip(":") { _ = try type() }
    try expectWord("in")
    let sequence = try head { try $0.expression() }
    let condition = skipWord("where") ? try head { try $0.expression() } : nil
    return .loop(pattern, sequence, where: condition, try block())
  }

  private mutating func conditions() throws -> [ConditionSyntax] {
    try head { parser in
      var conditions: [ConditionSyntax] = []
      repeat { conditions.append(try parser.condition()) } while parser.skip(",")
      return conditions
    }
  }

  private mutating func condition() throws -> ConditionSyntax {
    if skipWord("case") {
      let pattern = try expression()
      try expect("=")
      return (pattern, try expression())
    }
    if skipWord("let") || skipWord("var") {
      // `let name = value`, where the value must not be nil.
      let name = try binding()
      let pattern = Syntax(.optional(name), at: name.span)
      if skip(":") { _ = try type() }
      if skip("=") { return (pattern, try expression()) }
      guard let name = name.boundName() else { throw unexpected("expected `=`") }
      return (pattern, Syntax(.name(name), at: lastSpan))
    }
    if token.text == "#available" || token.text == "#unavailable" {
      throw SyntaxError("archlint cannot decide this condition", at: token.span)
    }
    return (nil, try expression())
  }

  mutating func choice() throws -> SyntaxKind {
    try expectWord("switch")
    let subject = try head { try $0.expression() }
    try expect("{")
    let cases = try bracketed { parser in
      var cases: [SwitchCase] = []
      while !parser.skip("}") { cases.append(try parser.switchCase()) }
      return cases
    }
    return .choice(subject, cases)
  }

  private mutating func switchCase() throws -> SwitchCase {
    if skip("@") { take() }
    var patterns: [(pattern: Syntax, condition: Syntax?)] = []
    if skipWord("default") {
      patterns.append((Syntax(.name("_"), at: lastSpan), nil))
    } else {
      try expectWord("case")
      repeat {
        let pattern = try expression()
        patterns.append((pattern, skipWord("where") ? try expression() : nil))
      } while skip(",")
    }
    try expect(":")
    var body: [Syntax] = []
    while !token.isWord("case"), !token.isWord("default"), !token.isSymbol("}"),
      token.kind != .end, !(token.isSymbol("@") && ahead().isWord("unknown"))
    {
      try body.append(contentsOf: statement())
    }
    return SwitchCase(patterns: patterns, body: body)
  }
}

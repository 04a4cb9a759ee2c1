extension SwiftParser {
  /// Reads an expression; statements read assignments.
  mutating func expression() throws -> Syntax {
    try nested { parser in
      let start = parser.token.span
      let condition = try parser.sequence()
      guard parser.token.isSymbol("?"), parser.token.isAfterBlank else { return condition }
      parser.take()
      let then = try parser.expression()
      try parser.expect(":")
      let otherwise = try parser.expression()
      return Syntax(.ternary(condition, then: then, else: otherwise), at: parser.span(from: start))
    }
  }

  /// How strong each operator binds.
  private static let strengths = Dictionary(
    uniqueKeysWithValues: [
      ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">=", "===", "!=="], ["??"], ["as", "is"],
      ["...", "..<"], ["+", "-", "|"], ["*", "/", "%", "&"], ["<<"],
    ].enumerated().flatMap { strength, symbols in symbols.map { ($0, strength) } })

  /// An operator between two operands, or a cast behind one.
  private typealias Operator = (text: String, castType: TypeSyntax?)

  /// Operands and operators, put together by how strong these bind.
  private mutating func sequence() throws -> Syntax {
    var operands = [try prefixed()]
    var operators: [Operator] = []
    while let found = try infix() {
      operators.append(found)
      if found.castType == nil {
        operands.append(try prefixed())
      } else {
        // A cast has its second operand already; this one keeps the two lists in step.
        operands.append(operands[0])
      }
    }
    return fold(operands[...], operators[...])
  }

  private mutating func infix() throws -> Operator? {
    if skipWord("is") { return ("is", try type()) }
    if skipWord("as") {
      let kind = isPostfix("?") || isPostfix("!") ? "as" + take().text : "as"
      return (kind, try type())
    }
    let token = token
    guard token.kind == .symbol, SwiftParser.strengths[token.text] != nil,
      token.isAfterBlank == token.isBeforeBlank || !token.isAfterBlank && token.text != "&"
    else { return nil }
    // An operator that belongs to the next operand begins the next statement.
    if token.isAfterBlank, !token.isBeforeBlank { return nil }
    take()
    return (token.text, nil)
  }

  private func fold(
    _ operands: ArraySlice<Syntax>, _ operators: ArraySlice<Operator>
  ) -> Syntax {
    guard let weakest = operators.map(SwiftParser.strength).min() else {
      return operands[operands.startIndex]
    }
    let cuts = operators.indices.filter { SwiftParser.strength(of: operators[$0]) == weakest }
    let (first, shift) = (cuts[0], operands.startIndex - operators.startIndex)
    var parts = [fold(operands[...(first + shift)], operators[..<first])]
    for (number, cut) in cuts.enumerated() {
      let end = number + 1 < cuts.count ? cuts[number + 1] : operators.endIndex
      if let type = operators[cut].castType {
        let operand = parts[parts.count - 1]
        parts = [Syntax(.cast(operand, operators[cut].text, type), at: operand.span)]
      } else {
        parts.append(
          fold(operands[(cut + 1 + shift)...(end + shift)], operators[(cut + 1)..<end]))
      }
    }
    guard parts.count > 1 else { return parts[0] }
    let span = Span(start: Int(parts[0].span.start), end: Int(parts[parts.count - 1].span.end))
    return Syntax(.chain(parts, cuts.map { operators[$0].text }), at: span)
  }

  private static func strength(of found: Operator) -> Int {
    strengths[found.castType == nil ? found.text : "as"] ?? 0
  }

  private mutating func prefixed() throws -> Syntax {
    let start = token.span
    while skipWord("try") || skipWord("await") {
      if isPostfix("?") || isPostfix("!") { take() }
    }
    let isPrefix = token.kind == .symbol && !token.isBeforeBlank
    guard isPrefix, ["!", "-", "&", "+"].contains(token.text), !isOperatorAlone else {
      return try postfixed()
    }
    let symbol = take().text
    let operand = try nested { try $0.prefixed() }
    let span = span(from: start)
    switch symbol {
    case "!": return Syntax(.not(operand), at: span)
    case "-": return Syntax(.negative(operand), at: span)
    case "&": return Syntax(.reference(operand), at: span)
    default: return operand
    }
  }

  /// Whether an operator is where a function is meant, as in `reduce([], +)`.
  var isOperatorAlone: Bool {
    token.kind == .symbol && (ahead().isSymbol(")") || ahead().isSymbol(","))
  }

  mutating func postfixed() throws -> Syntax {
    let start = token.span
    var expression = try primary()
    // Each step makes the tree one level deeper.
    var steps = 0
    while let next = try postfix(of: expression, from: start) {
      expression = next
      steps += 1
      guard steps <= SwiftParser.deepestNesting else {
        throw SyntaxError("this is nested too deep", at: start)
      }
    }
    return expression
  }

  private mutating func postfix(of expression: Syntax, from start: Span) throws -> Syntax? {
    let token = token
    let kind: SyntaxKind
    if token.isSymbol("."), ahead().kind == .identifier || ahead().kind == .number {
      take()
      kind = .member(expression, take().text)
    } else if let labels = labelsOfName() {
      for _ in 0..<labels { take() }
      kind = expression.kind
    } else if !token.isFirstInLine, skip("(") {
      let arguments = try list(closedBy: ")") { try $0.argument() }
      kind = .call(expression, try arguments + trailingClosures())
    } else if !token.isAfterBlank, skip("[") {
      kind = .element(expression, try list(closedBy: "]") { try $0.argument() })
    } else if token.isSymbol("{"), !expectsBlock, !token.isFirstInLine, mayTakeClosure(expression) {
      kind = .call(expression, try trailingClosures())
    } else if isPostfix("?"),
      !token.isBeforeBlank || ["=", "."].contains(where: ahead().isSymbol) || ahead().isWord("in")
    {
      take()
      kind = .optional(expression)
    } else if isPostfix("!") {
      take()
      kind = .forced(expression)
    } else if isPostfix("..."), ahead().isSymbol("]") || ahead().isSymbol(")") {
      kind = .member(expression, take().text)
    } else if isPostfix("<"),
      // Types, if what follows shows that they are some.
      let types = attempt({ parser -> [TypeSyntax]? in
        let types = try parser.typeArguments()
        return parser.token.isSymbol("(") || parser.token.isSymbol(".") ? types : nil
      })
    {
      kind = .specialized(expression, types)
    } else {
      return nil
    }
    return Syntax(kind, at: span(from: start))
  }

  /// How many tokens the labels of a function's full name are, as in `make(name:)`.
  private func labelsOfName() -> Int? {
    guard token.isSymbol("(") else { return nil }
    var count = 1
    while ahead(count).kind == .identifier, ahead(count + 1).isSymbol(":") { count += 2 }
    return count > 1 && ahead(count).isSymbol(")") ? count + 1 : nil
  }

  private func mayTakeClosure(_ expression: Syntax) -> Bool {
    switch expression.kind {
    case .name, .member, .implicitMember: true
    default: false
    }
  }
}

internal import Documents

extension SwiftParser {
  /// Reads what a value is compared with.
  mutating func pattern() throws -> SwiftPattern {
    try nested { parser in
      var pattern = try parser.plainPattern()
      if parser.isPostfix("?") {
        parser.take()
        pattern = .optional(pattern)
      }
      return pattern
    }
  }

  private mutating func plainPattern() throws -> SwiftPattern {
    if skipWord("_") { return .wildcard }
    if skipWord("let") || skipWord("var") { return try bindings() }
    if skipWord("is") { return .type(try type(), nil) }
    if token.isSymbol("(") {
      take()
      return .tuple(
        try list(closedBy: ")") { try $0.labelledPattern() })
    }
    if let member = attempt({ try $0.memberPattern() }) { return member }
    return .expression(try expression())
  }

  private mutating func labelledPattern() throws -> SwiftPattern {
    if token.kind == .identifier, ahead().isSymbol(":") {
      take()
      take()
    }
    return try pattern()
  }

  /// `.name`, `.name(…)` or `Type.name(…)`; nil if more of an expression follows.
  private mutating func memberPattern() throws -> SwiftPattern? {
    var base: Expression?
    let start = token.span
    if token.kind == .identifier {
      var type = Expression(.name(take().text), at: start)
      while ahead(2).isSymbol("."), skip(".") {
        type = Expression(.member(type, try name()), at: span(from: start))
      }
      base = type
    }
    guard skip("."), token.kind == .identifier else { return nil }
    let name = take().text
    var values: [SwiftPattern]?
    if token.isSymbol("("), !token.isAfterBlank {
      take()
      values = try list(closedBy: ")") { try $0.labelledPattern() }
    }
    let isOver =
      token.isSymbol(":") || token.isSymbol(",") || token.isSymbol("=") || token.isSymbol(")")
      || token.isWord("where") || token.isWord("in") || token.isSymbol("?")
    return isOver ? .member(base, name, values) : nil
  }

  /// A name or a tuple of names behind `let`, where all names are new.
  mutating func bindingPattern() throws -> SwiftPattern {
    if token.isSymbol("(") {
      take()
      return .tuple(
        try list(closedBy: ")") { parser in
          if parser.token.kind == .identifier, parser.ahead().isSymbol(":") {
            parser.take()
            parser.take()
          }
          return try parser.bindingPattern()
        })
    }
    let name = try name()
    return name == "_" ? .wildcard : .binding(name)
  }

  /// `let` before a whole pattern: each name in it is new.
  private mutating func bindings() throws -> SwiftPattern {
    if token.isSymbol("(") || token.kind == .identifier && !ahead().isSymbol(".") {
      var pattern = try bindingPattern()
      if isPostfix("?") {
        take()
        pattern = .optional(pattern)
      }
      return pattern
    }
    guard let member = attempt({ try $0.memberPattern() }) else {
      throw unexpected("expected a pattern")
    }
    return SwiftParser.binding(member)
  }

  private static func binding(_ pattern: SwiftPattern) -> SwiftPattern {
    switch pattern {
    case .expression(let expression):
      guard case .name(let name) = expression.kind else { return pattern }
      return name == "_" ? .wildcard : .binding(name)
    case .member(let base, let name, let values):
      return .member(base, name, values.map { $0.map(binding) })
    case .tuple(let patterns): return .tuple(patterns.map(binding))
    default: return pattern
    }
  }
}

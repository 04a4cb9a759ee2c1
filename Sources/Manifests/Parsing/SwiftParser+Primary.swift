extension SwiftParser {
  mutating func primary() throws -> Syntax {
    let start = token.span
    let kind = try nested { parser in
      switch parser.token.kind {
      case .number: return try parser.number()
      case .string: return .string(try parser.parts(of: parser.take().pieces))
      case .identifier: return try parser.word()
      case .symbol: return try parser.bracket()
      case .directive, .end: throw parser.unexpected("expected an expression")
      }
    }
    return Syntax(kind, at: span(from: start))
  }

  private mutating func number() throws -> SyntaxKind {
    let token = take()
    let digits = token.text.filter { $0 != "_" }
    let radix = ["0x": 16, "0b": 2, "0o": 8][digits.prefix(2)]
    if let radix, let number = Int(digits.dropFirst(2), radix: radix) { return .int(number) }
    if let number = Int(digits) { return .int(number) }
    if let number = Double(digits) { return .double(number) }
    throw SyntaxError("this number cannot be read", at: token.span)
  }

  /// A name or a tuple of names, all of which are new.
  mutating func binding() throws -> Syntax {
    let names = try primary()
    return Syntax(.bound(names), at: names.span)
  }

  /// The pieces of a string; interpolations are parsed separately.
  private mutating func parts(of pieces: [StringPart<[SwiftToken]>]) throws
    -> [StringPart<Syntax>]
  {
    var parts: [StringPart<Syntax>] = []
    for piece in pieces {
      switch piece {
      case .text(let text): parts.append(.text(text))
      case .code(let tokens):
        var inner = SwiftParser(tokens)
        parts.append(.code(try inner.expression()))
        closureCount = max(closureCount, inner.closureCount)
        guard inner.token.kind == .end else { throw inner.unexpected("expected `)`") }
      }
    }
    return parts
  }

  private mutating func word() throws -> SyntaxKind {
    let token = token
    guard !token.isQuoted else { return .name(take().text) }
    if token.text == "if" { return try conditional() }
    if token.text == "switch" { return try choice() }
    take()
    switch token.text {
    case "nil": return .none
    case "true", "false": return .bool(token.text == "true")
    case "let", "var": return .bound(try postfixed())
    case "is": return .isOf(try type())
    case let word:
      if word.hasPrefix("$") {
        closureCount = max(closureCount, min(Int(word.dropFirst()) ?? 0, 9) + 1)
      }
      return word.hasPrefix("#") ? .macro(String(word.dropFirst())) : .name(word)
    }
  }

  private mutating func bracket() throws -> SyntaxKind {
    if isOperatorAlone, ["+", "*", "-", "<", ">", "==", "&&", "||"].contains(token.text) {
      return .name(take().text)
    }
    switch token.text {
    case ".":
      take()
      return .implicitMember(try name())
    case "[":
      take()
      return try collection()
    case "(":
      take()
      let elements = try list(closedBy: ")") { try $0.argument() }
      if elements.count == 1, elements[0].label == nil { return elements[0].value.kind }
      return .tuple(elements)
    case "{": return .closure(try closure())
    case "\\":
      take()
      var path: [String] = []
      if token.kind == .identifier { _ = try type() }
      while skip(".") { path.append(try name()) }
      return .keyPath(path)
    default: throw unexpected("expected an expression")
    }
  }

  private mutating func collection() throws -> SyntaxKind {
    if skip(":") {
      try expect("]")
      return .dictionary([])
    }
    var keys: [Syntax] = []
    let elements = try list(closedBy: "]") { parser in
      let first = try parser.expression()
      guard parser.skip(":") else { return first }
      keys.append(first)
      return try parser.expression()
    }
    if keys.isEmpty { return .array(elements) }
    guard keys.count == elements.count else { throw unexpected("expected keys and values") }
    return .dictionary(zip(keys, elements).map { ($0, $1) })
  }

  mutating func argument() throws -> ArgumentSyntax {
    var label: String?
    if token.kind == .identifier, ahead().isSymbol(":") {
      label = take().text
      take()
    }
    return ArgumentSyntax(label: label, value: try expression())
  }

  /// The closures behind a call; only the first one has no label.
  mutating func trailingClosures() throws -> [ArgumentSyntax] {
    guard token.isSymbol("{"), !expectsBlock, !token.isFirstInLine else { return [] }
    var arguments: [ArgumentSyntax] = []
    var label: String?
    repeat {
      let start = token.span
      let closure = try closure()
      let value = Syntax(.closure(closure), at: span(from: start))
      arguments.append(ArgumentSyntax(label: label, value: value, isTrailing: true))
      guard token.kind == .identifier, ahead().isSymbol(":"), ahead(2).isSymbol("{") else { break }
      label = take().text
      take()
    } while true
    return arguments
  }

  private mutating func closure() throws -> ClosureSyntax {
    try expect("{")
    return try bracketed { parser in
      var closure = parser.attempt { try $0.closureHead() } ?? ClosureSyntax()
      let count = parser.closureCount
      parser.closureCount = 0
      closure.body = try parser.statements()
      (closure.count, parser.closureCount) = (parser.closureCount, count)
      return closure
    }
  }

  /// What precedes `in`.
  private mutating func closureHead() throws -> ClosureSyntax {
    var closure = ClosureSyntax()
    if skip("[") {
      closure.captures = try list(closedBy: "]") { parser in
        while ["weak", "unowned"].contains(parser.token.text) { parser.take() }
        let (name, span) = (try parser.name(), parser.lastSpan)
        return (name, parser.skip("=") ? try parser.expression() : Syntax(.name(name), at: span))
      }
    }
    if token.isSymbol("(") {
      closure.parameters = try parameters()
    } else if !token.isWord("in") {
      var parameters: [ParameterSyntax] = []
      repeat {
        parameters.append(ParameterSyntax(label: nil, name: try name(), type: nil))
      } while skip(",")
      closure.parameters = parameters
    }
    while token.isWord("throws") || token.isWord("async") { take() }
    if skip("->") { closure.result = try type() }
    try expectWord("in")
    return closure
  }
}

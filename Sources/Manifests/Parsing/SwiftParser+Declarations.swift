extension SwiftParser {
  mutating func declaration() throws -> [SyntaxKind]? {
    let before = self
    let modifiers = try modifiers()
    guard token.kind == .identifier, !token.isQuoted else {
      self = before
      return nil
    }
    switch token.text {
    case "import":
      take()
      return [try importing(modifiers)]
    case "let", "var":
      take()
      var kinds: [SyntaxKind] = []
      repeat { kinds += try variable(modifiers).map { .variable($0) } } while skip(",")
      return kinds
    case "func", "init", "subscript":
      guard token.text != "init" || !ahead().isSymbol(".") else { break }
      return [try function(modifiers)]
    case "struct", "class", "enum", "protocol", "actor", "extension":
      return [.type(try typeDeclaration(modifiers))]
    case "typealias", "associatedtype": return [try alias()]
    case "operator", "precedencegroup", "macro", "deinit":
      throw SyntaxError("archlint does not read `\(token.text)`", at: token.span)
    default: break
    }
    self = before
    return nil
  }

  private static let plainModifiers: Set<String> = [
    "public", "internal", "open", "package", "final", "lazy", "override", "required",
    "convenience", "nonisolated", "dynamic", "weak", "unowned", "optional", "prefix", "postfix",
    "infix", "isolated", "nonmutating", "indirect",
  ]

  private mutating func modifiers() throws -> Modifiers {
    var modifiers = Modifiers()
    while token.isSymbol("@") || token.kind == .identifier && !token.isQuoted {
      if token.isSymbol("@") {
        let span = ahead().span
        if ahead().text == "_exported" { modifiers.isExported = true }
        if let name = try attribute() { modifiers.wrapper = Syntax(.name(name), at: span) }
        continue
      }
      let isClass = token.text == "class" && ["func", "var", "let"].contains(ahead().text)
      switch isClass ? "static" : token.text {
      case "static": modifiers.isStatic = true
      case "private", "fileprivate":
        // `private(set)` says nothing about reading.
        if !ahead().isSymbol("(") { modifiers.isPrivate = true }
      case "mutating": modifiers.isMutating = true
      case let word where SwiftParser.plainModifiers.contains(word): break
      default: return modifiers
      }
      // A name that is called like a modifier and is none.
      guard ahead().kind == .identifier || ahead().isSymbol("@") || ahead().isSymbol("(") else {
        return modifiers
      }
      take()
      if token.isSymbol("("), !token.isAfterBlank { try skipParentheses() }
    }
    return modifiers
  }

  private mutating func importing(_ modifiers: Modifiers) throws -> SyntaxKind {
    // As in `import struct Module.Name`.
    if ahead().kind == .identifier, !ahead().isFirstInLine { take() }
    let module = try name()
    while skip(".") { take() }
    return .importing(module, isExported: modifiers.isExported)
  }

  private mutating func alias() throws -> SyntaxKind {
    take()
    let name = try name()
    _ = try typeArguments()
    if skip(":") { _ = try type() }
    return .alias(name, skip("=") ? try type() : .other)
  }

  /// A variable, or those of a tuple, each of which is an element of the value.
  private mutating func variable(_ modifiers: Modifiers) throws -> [VariableSyntax] {
    let pattern = try binding()
    let type = skip(":") ? try type() : nil
    let value = skip("=") ? try expression() : nil
    let isComputed = token.isSymbol("{") && !expectsBlock && (!token.isFirstInLine || value == nil)
    guard case .bound(let inner) = pattern.kind, case .tuple(let elements) = inner.kind, let value
    else {
      return [
        VariableSyntax(
          pattern: pattern, type: type, value: value,
          getter: isComputed ? try getter() : modifiers.wrapper.map { [$0] }, modifiers: modifiers)
      ]
    }
    return elements.enumerated().map { number, element in
      VariableSyntax(
        pattern: Syntax(.bound(element.value), at: element.value.span), type: nil,
        value: Syntax(.member(value, "\(number)"), at: value.span), getter: nil,
        modifiers: modifiers)
    }
  }

  private mutating func getter() throws -> [Syntax]? {
    let words: Set<String> = ["get", "set", "willSet", "didSet"]
    let named = ahead()
    guard named.kind == .identifier, words.contains(named.text) else { return try block() }
    take()
    var getter: [Syntax]?
    while !skip("}") {
      let word = try name()
      if word.hasSuffix("Set") {
        throw SyntaxError("archlint does not read `\(word)`", at: lastSpan)
      }
      if token.isSymbol("(") { try skipParentheses() }
      while token.isWord("throws") || token.isWord("async") { take() }
      let body = token.isSymbol("{") ? try block() : nil
      if word == "get" { getter = body }
    }
    return getter
  }

  private mutating func function(_ modifiers: Modifiers) throws -> SyntaxKind {
    let word = take().text
    var isFailable = false
    var name = word
    if word == "func" {
      name = token.kind == .symbol ? token.text : try self.name()
      while token.kind == .symbol, !token.isSymbol("("), !token.isSymbol("<") || name == "<" {
        take()
      }
    } else if word == "init", skip("?") || skip("!") {
      isFailable = true
    }
    let generics = try genericNames()
    let parameters = try parameters()
    while ["throws", "rethrows", "async"].contains(token.text) {
      take()
      if token.isSymbol("(") { try skipParentheses() }
    }
    let result = skip("->") ? try type() : nil
    try skipRequirements()
    return .function(
      FunctionSyntax(
        name: name, generics: generics, parameters: parameters, result: result,
        body: token.isSymbol("{") ? try block() : nil, modifiers: modifiers,
        isFailable: isFailable))
  }

  private mutating func genericNames() throws -> [String] {
    guard skip("<") else { return [] }
    return try list(closedBy: ">") { parser in
      let name = try parser.name()
      if parser.skip(":") { _ = try parser.type() }
      return name
    }
  }

  private mutating func skipRequirements() throws {
    guard skipWord("where") else { return }
    while !token.isSymbol("{"), !token.isSymbol("}"), token.kind != .end { take() }
  }

  /// Reads an attribute, if there is one; returns that of a wrapper or a result builder.
  private mutating func attribute() throws -> String? {
    guard skip("@") else { return nil }
    let name = take().text
    _ = try typeArguments()
    if token.isSymbol("("), !token.isAfterBlank { try skipParentheses() }
    let isOwn = name.first?.isUppercase ?? false && !["MainActor", "Sendable"].contains(name)
    return isOwn ? "@\(name)" : nil
  }

  mutating func parameters() throws -> [ParameterSyntax] {
    try expect("(")
    return try list(closedBy: ")") { try $0.parameter() }
  }

  private mutating func parameter() throws -> ParameterSyntax {
    let builder = try attribute()
    guard token.kind == .identifier,
      ahead().isSymbol(":") || ahead().kind == .identifier && ahead(2).isSymbol(":")
    else {
      // A value of a case, or a parameter of a closure, that has a type or a name only.
      let isName = token.kind == .identifier && (ahead().isSymbol(")") || ahead().isSymbol(","))
      return ParameterSyntax(label: nil, name: isName ? token.text : "_", type: try type())
    }
    let label = take().text
    let name = token.kind == .identifier ? take().text : label
    try expect(":")
    let isInout = token.isWord("inout")
    let type = try type()
    let isVariadic = skip("...")
    let value = skip("=") ? try expression() : nil
    return ParameterSyntax(
      label: label == "_" ? nil : label, name: name, type: isVariadic ? .array(type) : type,
      value: value, isVariadic: isVariadic, isInout: isInout, builder: builder)
  }

  private mutating func typeDeclaration(_ modifiers: Modifiers) throws -> TypeDeclaration {
    let word = take().text
    guard let kind = TypeDeclaration.Kind(rawValue: word) else {
      throw SyntaxError("archlint does not read `\(word)`", at: lastSpan)
    }
    var name = try type()
    var inherits: [TypeSyntax] = []
    if skip(":") { repeat { inherits.append(try type()) } while skip(",") }
    if case .name(let path, _) = name, path == ["Array"] || path == ["Set"],
      ahead().isWord("Element"), ahead(2).isSymbol("==")
    {
      for _ in 0..<3 { take() }
      name = .array(try type())
    }
    try skipRequirements()
    try expect("{")
    var members: [Syntax] = []
    var cases: [CaseSyntax] = []
    try bracketed { parser in
      while !parser.skip("}") {
        guard parser.token.kind != .end else { throw parser.unexpected("expected `}`") }
        if try parser.isCase() {
          repeat {
            let name = try parser.name()
            let values = parser.token.isSymbol("(") ? try parser.parameters() : nil
            let raw = parser.skip("=") ? try parser.expression() : nil
            cases.append(CaseSyntax(name: name, values: values, raw: raw))
          } while parser.skip(",")
        } else {
          try members.append(contentsOf: parser.statement())
        }
      }
    }
    return TypeDeclaration(
      kind: kind, name: name, inherits: inherits, members: members, cases: cases,
      isPrivate: modifiers.isPrivate)
  }

  private mutating func isCase() throws -> Bool {
    let before = self
    while token.isSymbol("@") { _ = try attribute() }
    if token.isWord("indirect"), ahead().isWord("case") { take() }
    if skipWord("case") { return true }
    self = before
    return false
  }
}

extension SwiftParser {
  mutating func type() throws -> TypeSyntax {
    try bracketed { parser in
      parser.skipTypeWords()
      var type = try parser.plainType()
      while true {
        if ["?", "!", "??"].contains(where: parser.isPostfix) {
          parser.take()
          type = .optional(type)
        } else if parser.skip("&") {
          // Of several protocols at once nothing is known.
          _ = try parser.plainType()
          type = .other
        } else {
          break
        }
      }
      while parser.token.isWord("throws") || parser.token.isWord("async") { parser.take() }
      guard parser.skip("->") else { return type }
      return .function(result: try parser.type())
    }
  }

  func isPostfix(_ symbol: String) -> Bool { token.isSymbol(symbol) && !token.isAfterBlank }

  private mutating func skipTypeWords() {
    while true {
      if skip("@") {
        take()
      } else if ["inout", "some", "any", "borrowing", "consuming"].contains(token.text),
        token.kind == .identifier
      {
        take()
      } else {
        return
      }
    }
  }

  private mutating func plainType() throws -> TypeSyntax {
    if skip("[") {
      let first = try type()
      guard skip(":") else {
        try expect("]")
        return .array(first)
      }
      let second = try type()
      try expect("]")
      return .dictionary(first, second)
    }
    if skip("(") {
      let elements = try list(closedBy: ")") { try $0.tupleElementType() }
      return elements.count == 1 ? elements[0].type : .tuple(elements)
    }
    return try namedType()
  }

  private mutating func tupleElementType() throws -> (label: String?, type: TypeSyntax) {
    if token.kind == .identifier, ahead().kind == .identifier, ahead(2).isSymbol(":") { take() }
    var label: String?
    if token.kind == .identifier, ahead().isSymbol(":") {
      let word = try name()
      label = word == "_" ? nil : word
      take()
    }
    let type = try type()
    return (label, skip("...") ? .array(type) : type)
  }

  private mutating func namedType() throws -> TypeSyntax {
    var path = [try name()]
    var arguments = try typeArguments()
    while token.isSymbol("."), ahead().kind == .identifier {
      take()
      let name = try name()
      if name == "Type" || name == "self" { continue }
      path.append(name)
      arguments = try typeArguments()
    }
    switch (path.last, arguments.count) {
    case ("Array", 1), ("Set", 1), ("ArraySlice", 1): return .array(arguments[0])
    case ("Dictionary", 2), ("KeyValuePairs", 2): return .dictionary(arguments[0], arguments[1])
    case ("Optional", 1): return .optional(arguments[0])
    default: return .name(path, arguments)
    }
  }

  /// What is between `<` and `>`, if anything does.
  mutating func typeArguments() throws -> [TypeSyntax] {
    guard !token.isAfterBlank, skip("<") else { return [] }
    return try list(closedBy: ">") { try $0.type() }
  }
}

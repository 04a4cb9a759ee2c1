/// Members that a type has and an extension of its protocol, too: Swift takes that of what the code
/// knows a value as, unless the protocol asks for it.
extension Evaluator {
  /// Stops at a variable for which that is open.
  func checkDispatch(of name: String, in lineage: [DeclaredType], areStatic: Bool) throws {
    guard lineage.count > 1, !lineage.contains(where: { $0.asked.contains(name) }) else { return }
    let owners = lineage.filter { !$0.variables(name, areStatic: areStatic).isEmpty }
    if try areUndecided(name, in: owners) {
      throw stop("archlint does not know which `\(name)` is meant")
    }
  }

  /// Whether a value may be known as one of a protocol only, where these types have a member.
  func areUndecided(_ name: String, in owners: [DeclaredType?]) throws -> Bool {
    guard owners.contains(where: { $0 !== owners[0] }) else { return false }
    return try owners.contains { type in
      guard let type, type.kind == .protocolType else { return false }
      try step(program.sources.reduce(0) { $0 + $1.count } / 8)
      return program.usesAsType(type) || program.uses(name, inExtensionsOf: type)
    }
  }

  /// A call on a value, which is exact if the code says of which type that is.
  func exact(_ call: Call, of method: Value, on base: Syntax) -> Call {
    guard case .functions(let found) = method,
      found.functions.contains(where: { $0.home.type?.kind == .protocolType }),
      let type = declared(base, call.scope)?.unwrapped?.declared
    else { return call }
    var call = call
    call.isExact = type.kind != .protocolType
    return call
  }
}

extension SwiftProgram {
  /// The types that a type is one of: itself, and what it conforms to.
  func lineage(of type: DeclaredType) -> [DeclaredType] {
    let raw = type.kind == .enumeration ? libraryTypes["RawRepresentable"] : nil
    var lineage = [type] + [raw].compactMap(\.self)
    var index = 0
    while index < lineage.count, lineage.count < 32 {
      for (syntax, home) in lineage[index].inherits {
        guard let type = shape(syntax, in: home)?.declared,
          !lineage.contains(where: { $0 === type })
        else { continue }
        lineage.append(type)
      }
      index += 1
    }
    return lineage
  }

  /// Whether a protocol is named elsewhere than where it is declared, extended, or conformed to.
  fileprivate func usesAsType(_ type: DeclaredType) -> Bool {
    let name = String(type.name.split(separator: ".").last ?? "")
    return sources.reduce(0) { $0 + $1.count(of: name) } > heads[name, default: 0]
  }

  fileprivate func uses(_ member: String, inExtensionsOf type: DeclaredType) -> Bool {
    let own = type.functions[member, default: []].count + type.variables[member, default: []].count
    return type.spans.reduce(0) { $0 + sources[$1.file].count(of: member, in: $1.span) } > own
  }
}

extension Source {
  /// How often a word is in a source, or in a part of it.
  fileprivate func count(of word: String, in span: Span? = nil) -> Int {
    text(of: span ?? Span(start: 0, end: count)).utf8.split { !Lexer.isNameByte($0) }
      .count { $0.elementsEqual(word.utf8) }
  }
}

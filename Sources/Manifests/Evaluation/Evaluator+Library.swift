extension Evaluator {
  /// A call of a function of the library; nil if archlint does not know it.
  func libraryCall(_ name: String, _ call: Call) throws -> Value? {
    switch name {
    case "print", "debugPrint", "dump", "setbuf", "fflush", "assertionFailure": return .tuple([])
    case "assert", "precondition":
      if let condition = call.first,
        try isTaken({ throw ownEnd }, if: { try !holds(condition, in: call.scope) })
      {
        fallthrough
      }
      return .tuple([])
    case "fatalError", "exit", "preconditionFailure": throw ownEnd
    case "getenv": return ofEnvironment(.none)
    case "zip" where call.arguments.count == 2:
      let lists = try call.arguments.map { try list(value($0.value, in: call.scope)) }
      for value in lists.joined() { try put(value) }
      return .array(zip(lists[0], lists[1]).map { .tuple([(nil, $0), (nil, $1)]) })
    case "min", "max":
      let values = try call.arguments.map { try value($0.value, in: call.scope) }
      return try arrayMethod(name, values, Call(arguments: [], scope: call.scope))
    case "type":
      guard let first = call.first else { return nil }
      switch try value(first, in: call.scope) {
      case .choice(let choice): return .type(.named(choice.type))
      case .structure(let structure): return .type(.named(structure.type))
      default: throw stop("archlint cannot evaluate `type(of:)` here")
      }
    default: return nil
    }
  }

  private var ownEnd: Stop {
    changed(end("the manifest stops itself")) { $0.isWanted = true }
  }

  func libraryStatic(_ name: String, of type: DeclaredType) throws -> Value {
    switch (type.name, name) {
    case ("Context", "packageDirectory"):
      let folder = ManifestPath.folder(of: program.sources[0].name)
      return .string(ManifestPath.root + (folder.isEmpty ? "" : "/\(folder)"))
    case ("Context", "environment"): return ofEnvironment(.dictionary([]))
    case ("Environment", _) where program.dialect == .tuist: return ofEnvironment(.none)
    case ("Context", _): throw stop("archlint does not know `\(type.name).\(name)`")
    case ("Destination", _):
      guard let names = library.words(of: "Destination")[name] else { break }
      return .array(
        names.split(separator: ",").map {
          .record(Record(type: "Destination", name: String($0), location: nameLocation(name)))
        })
    default: break
    }
    return made(Record(type: type.name, name: name, location: nameLocation(name)))
  }

  func libraryValue(_ type: DeclaredType, _ shape: TypeShape, _ call: Call) throws -> Value {
    let (first, scope) = (call.arguments.first, call.scope)
    switch type.name {
    case "String", "Substring":
      guard let first else { return .string("") }
      let value = try value(first.value, in: scope)
      if first.label == "repeating", let text = value.text, call.arguments.count == 2,
        case .int(let count) = try self.value(call.arguments[1].value, in: scope),
        (0...Evaluator.largest).contains(count)
      {
        try limit(text.utf8.count * count)
        return .string(String(repeating: text, count: count))
      }
      guard [nil, "describing", "stringLiteral", "cString"].contains(first.label) else { break }
      if case .array(let values) = value { return .string(values.compactMap(\.text).joined()) }
      return .string(try words(of: value))
    case "Array", "Set":
      guard let first else { return .array([]) }
      guard first.label == nil else { break }
      let expected = call.type?.element == nil ? shape : call.type
      let values = try list(value(first.value, as: expected, in: scope))
      return .array(type.name == "Set" ? try unique(values) : values)
    case "Dictionary":
      guard let first else { return .dictionary([]) }
      guard first.label == "uniqueKeysWithValues" else { break }
      let values = try list(value(first.value, in: scope))
      return .dictionary(
        try values.map { value in
          guard case .tuple(let pair) = value, pair.count == 2 else {
            throw stop("this is not a pair")
          }
          return (try put(pair[0].value), try put(pair[1].value))
        })
    case "Int": if let first, first.label == nil { return try integer(first.value, in: scope) }
    case "Bool":
      if let first, let text = try value(first.value, in: scope).text {
        return Bool(text).map { .bool($0) } ?? .none
      }
    default:
      if let first, call.arguments.count == 1, first.label == nil || first.label == "stringLiteral",
        case .string(let text) = try tolerant(first.value, as: nil, in: scope),
        type.name != "Package"
      {
        return literal(text, of: type)
      }
      return try record(type.name, "init", call)
    }
    throw stop("archlint cannot evaluate `\(type.name)` here")
  }

  /// A text that stands for a value of the library.
  func literal(_ text: String, of type: DeclaredType) -> Value {
    let arguments: [Argument] = [(nil, .string(text))]
    return made(Record(type: type.name, name: "literal", arguments: arguments, location: here))
  }

  private func integer(_ expression: Syntax, in scope: Scope) throws -> Value {
    switch try value(expression, in: scope) {
    case .int(let number): return .int(number)
    case .double(let number):
      return Int(exactly: number.rounded(.towardZero)).map { .int($0) } ?? .none
    case .string(let text): return Int(text).map { .int($0) } ?? .none
    default: throw stop("this is not a number")
    }
  }
}

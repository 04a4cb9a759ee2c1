extension Evaluator {
  /// Functions of the library that change what they are called on.
  static let mutating: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "formUnion", "merge",
    "sort", "reverse", "popLast", "updateValue",
  ]

  func assign(_ value: Value, to target: Syntax, in scope: Scope) throws {
    if case .name = target.kind {} else { try put(value) }
    try change(target, in: scope) { $0 = value }
  }

  /// Changes what an expression refers to, and puts it back.
  func change(_ target: Syntax, in scope: Scope, _ body: (inout Value) throws -> Void) throws {
    try nested(at: target.span, in: scope) {
      switch target.kind {
      case .name(let name): try change(name, in: scope, body)
      case .reference(let base), .forced(let base): try change(base, in: scope, body)
      case .optional(let base):
        guard try !value(base, in: scope).isNone else { return }
        try change(base, in: scope, body)
      case .member(let base, let name):
        if let type = namedType(base, in: scope)?.declared {
          return try change(name, of: type, body)
        }
        try change(base, in: scope) { try self.change(name, of: &$0, target, body) }
      case .element(let base, let arguments) where arguments.count >= 1:
        let key = try value(arguments[0].value, in: scope)
        let initial = try arguments.dropFirst().first.map { try value($0.value, in: scope) }
        try change(base, in: scope) { try self.change(key, initial, of: &$0, body) }
      default:
        // What has no place can be changed only where it refers to something.
        var value = try value(target, in: scope)
        if value.isNone, target.mayBeNil { return }
        guard case .object = value else {
          throw stop("archlint cannot evaluate what is changed here")
        }
        try body(&value)
      }
    }
  }

  private func change(
    _ name: String, in scope: Scope, _ body: (inout Value) throws -> Void
  ) throws {
    for current in scope.outward {
      try step()
      if var value = current.values[name] {
        if current === top || current.isFunction && name == "self" { changes += 1 }
        current.values[name] = Value.none
        defer { current.values[name] = value }
        return try body(&value)
      }
      if current.types[name] != nil {
        var value = Value.none
        try body(&value)
        current.values[name] = value
        return
      }
      if current.isFunction, current.values["self"] != nil,
        current.home.type?.variables[name] != nil
      {
        let own = Syntax(.name("self"), at: here.span)
        return try change(Syntax(.member(own, name), at: here.span), in: current, body)
      }
    }
    if let type = scope.home.type, type.variables[name]?.first?.syntax.modifiers.isStatic ?? false {
      return try change(name, of: type, body)
    }
    try change(name, of: program.root, body)
  }

  private func change(
    _ name: String, of type: DeclaredType, _ body: (inout Value) throws -> Void
  ) throws {
    guard let variable = try variable(name, among: type.variables[name] ?? []) else {
      throw stop(
        type === program.root
          ? "archlint does not know `\(name)`" : "`\(type.name)` has no member `\(name)`")
    }
    var value = try read(variable, selfValue: nil)
    try body(&value)
    changes += 1
    variable.state = .done(value)
  }

  private func change(
    _ name: String, of value: inout Value, _ target: Syntax, _ body: (inout Value) throws -> Void
  ) throws {
    switch value {
    case .object(let object):
      changes += 1
      // Outside of the object, which may be put into itself.
      var inner = object.value
      try change(name, of: &inner, target, body)
      object.value = inner
    case .structure(var structure):
      let variable = structure.type.variables[name]?.first
      guard variable?.syntax.getter == nil, variable != nil else {
        throw stop("archlint cannot evaluate what is set here")
      }
      try step(structure.fields.count / 8)
      var field = structure.fields[name] ?? .none
      structure.fields[name] = Value.none
      value = .none
      try body(&field)
      structure.fields[name] = field
      value = .structure(structure)
    case .record(var record):
      var field = try property(name, of: value)
      try body(&field)
      record.set(name, field)
      value = .record(record)
    case .tuple(var elements):
      let index = Int(name) ?? elements.firstIndex { $0.label == name } ?? -1
      guard elements.indices.contains(index) else { throw stop("no such element") }
      try step(elements.count / 8)
      try body(&elements[index].value)
      value = .tuple(elements)
    case .none where target.mayBeNil: return
    default: throw stop("archlint cannot evaluate what is set here")
    }
  }

  private func change(
    _ key: Value, _ initial: Value?, of value: inout Value, _ body: (inout Value) throws -> Void
  ) throws {
    switch (value, key) {
    case (.array(var values), .int(let index)):
      guard values.indices.contains(index) else { throw stop("no such element") }
      try limit(values.count)
      try body(&values[index])
      value = .array(values)
    case (.dictionary(var pairs), _):
      let index = try pairs.firstIndex { try isSame($0.key, key) }
      try step(pairs.count)
      var element = index.map { pairs[$0].value } ?? initial ?? .none
      try body(&element)
      if let index { pairs.remove(at: index) }
      if !element.isNone {
        pairs.insert((key, element), at: index ?? pairs.endIndex)
      }
      value = .dictionary(pairs)
    default: throw stop("archlint cannot evaluate what is set here")
    }
  }

  func mutate(_ name: String, _ base: Syntax, _ call: Call) throws -> Value {
    let type = declared(base, call.scope)
    let label = call.arguments.first?.label
    let isWhole = label == "contentsOf" || name == "formUnion" || name == "merge"
    let values = try call.arguments.map {
      try asked($0.value, as: isWhole ? type : type?.unwrapped?.element, in: call.scope)
    }
    if ["append", "insert"].contains(name) { for new in values { try put(new) } }
    var result = Value.tuple([])
    try change(base, in: call.scope) { result = try mutated(&$0, name, label, values) }
    return result
  }

  private func mutated(
    _ value: inout Value, _ name: String, _ label: String?, _ values: [Value]
  ) throws -> Value {
    let isOneMore = name == "append" || name == "insert"
    switch (name, value.content, values.first) {
    case ("append", .array(let old), let new?) where label == "contentsOf":
      value = .array(old + (try list(new)))
    case (_, .array(let old), let new?) where values.count == 1 && isOneMore:
      if name == "insert", try contains(new, in: old) { break }
      value = .array(old + [new])
    case ("insert", .array(var list), let new?):
      guard case .int(let index) = values[1], (0...list.count).contains(index) else {
        throw stop("no such element")
      }
      list.insert(new, at: index)
      value = .array(list)
    case ("append", .string, let new?):
      value = try applying("+", value.content, .string(words(of: new)))
    case ("formUnion", .array(let old), let new?):
      let added = try list(new)
      value = .array(try old + added.filter { try !contains($0, in: old) })
    case ("removeAll", .array(let old), let condition?):
      value = .array(try old.filter { try !holds(condition, $0) })
    case ("removeAll", .array, nil): value = .array([])
    case ("removeFirst", .array(var list), nil) where !list.isEmpty:
      let first = list.removeFirst()
      value = .array(list)
      return first
    case ("removeLast", .array(var list), nil), ("popLast", .array(var list), nil):
      guard let last = list.popLast() else { return .none }
      value = .array(list)
      return last
    case ("merge", .dictionary, let new?): value = try merged(value, new, values.dropFirst().first)
    default: throw stop("archlint cannot evaluate `\(name)` here")
    }
    if case .array(let list) = value { try limit(list.count) }
    return .tuple([])
  }
}

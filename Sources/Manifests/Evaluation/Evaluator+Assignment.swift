extension Evaluator {
  /// Functions of the library that change what they are called on.
  static let mutating: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "formUnion", "merge",
    "sort", "reverse", "popLast", "updateValue", "removeValue",
  ]

  /// Puts a value where an expression refers to, and what holds it where that is, up to a variable.
  func assign(_ value: Value, to target: Syntax, in scope: Scope) throws {
    try nested(at: target.span, in: scope) {
      switch target.kind {
      case .name(let name): try set(name, to: value, in: scope)
      case .reference(let base), .forced(let base): try assign(value, to: base, in: scope)
      case .optional(let base):
        if try !self.value(base, in: scope).isNone { try assign(value, to: base, in: scope) }
      case .member(let base, let name):
        if let type = namedType(base, in: scope)?.declared {
          return try set(name, to: put(value), of: type)
        }
        try assign(in: base, scope) { try set(name, to: put(value), of: &$0) }
      case .element(let base, let arguments) where arguments.count >= 1:
        let key = try self.value(arguments[0].value, in: scope)
        try assign(in: base, scope) { try set(key, to: put(value), of: &$0) }
      default: throw stop("archlint cannot evaluate what is changed here")
      }
    }
  }

  /// Changes what is in an expression; what has no place must be an object.
  private func assign(
    in base: Syntax, _ scope: Scope, _ change: (inout Value) throws -> Void
  ) throws {
    var value = try value(base, in: scope)
    if value.isNone, base.mayBeNil { return }
    try change(&value)
    if case .object = value { return }
    try assign(value, to: base, in: scope)
  }

  private func set(_ name: String, to value: Value, in scope: Scope) throws {
    assignments += 1
    for current in scope.outward {
      try step()
      if current.values[name] != nil || current.types[name] != nil {
        if current === top || current.isFunction && name == "self" { changes += 1 }
        current.values[name] = value
        return
      }
      if current.isFunction, current.values["self"] != nil, let type = current.home.type,
        type.variables[name] != nil || type.isLibrary && argumentType(name, of: type.name) != nil
      {
        let own = Syntax(.name("self"), at: here.span)
        return try assign(value, to: Syntax(.member(own, name), at: here.span), in: current)
      }
    }
    let own = scope.home.type.flatMap { $0.variables(name, areStatic: true).isEmpty ? nil : $0 }
    try set(name, to: value, of: own ?? program.root)
  }

  private func set(_ name: String, to value: Value, of type: DeclaredType) throws {
    guard let variable = try variable(name, among: type.variables[name] ?? []) else {
      throw stop(
        type === program.root
          ? "archlint does not know `\(name)`" : "`\(type.name)` has no member `\(name)`")
    }
    guard variable.syntax.getter == nil else {
      throw stop("archlint cannot evaluate what is set here")
    }
    changes += 1
    variable.state = .done(value)
  }

  private func set(_ name: String, to new: Value, of value: inout Value) throws {
    switch value {
    case .object(let object):
      changes += 1
      // Outside of the object, which may be asked for on the way.
      var inner = object.value
      try set(name, to: new, of: &inner)
      object.value = inner
    case .structure(var structure)
    where structure.type.stored.contains { $0.syntax.name == name }:
      try step(structure.fields.count / 8)
      structure.fields[name] = new
      value = .structure(structure)
    case .record(var record):
      _ = try property(name, of: value)
      record.set(name, new)
      value = .record(record)
    case .tuple(var elements):
      let index = Int(name) ?? elements.firstIndex { $0.label == name } ?? -1
      guard elements.indices.contains(index) else { throw stop("no such element") }
      try step(elements.count / 8)
      elements[index].value = new
      value = .tuple(elements)
    default: throw stop("archlint cannot evaluate what is set here")
    }
  }

  private func set(_ key: Value, to new: Value, of value: inout Value) throws {
    switch (value, key) {
    case (.array(var values), .int(let index)):
      guard values.indices.contains(index) else { throw stop("no such element") }
      try limit(values.count)
      values[index] = new
      value = .array(values)
    case (.dictionary(var pairs), _):
      try step(pairs.count)
      let index = try pairs.firstIndex { try isSame($0.key, key) }
      if let index { pairs.remove(at: index) }
      if !new.isNone { pairs.insert((key, new), at: index ?? pairs.endIndex) }
      value = .dictionary(pairs)
    default: throw stop("archlint cannot evaluate what is set here")
    }
  }

  func mutate(_ name: String, _ base: Syntax, _ call: Call) throws -> Value {
    if let made = ["sort": "sorted", "reverse": "reversed"][name] {
      let list = try list(value(base, in: call.scope))
      try assign(arrayMethod(made, list, call), to: base, in: call.scope)
      return .tuple([])
    }
    let type = declared(base, call.scope)
    let label = call.arguments.first?.label
    let isWhole = label == "contentsOf" || name == "formUnion" || name == "merge"
    let values = try call.arguments.map {
      try asked($0.value, as: isWhole ? type : type?.unwrapped?.element, in: call.scope)
    }
    if ["append", "insert"].contains(name) { for new in values { try put(new) } }
    var value = try value(base, in: call.scope)
    let result = try mutated(&value, name, label, values)
    try assign(value, to: base, in: call.scope)
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
    case ("updateValue", .dictionary(let pairs), let new?) where !new.isNone && values.count == 2:
      try set(values[1], to: new, of: &value)
      return try self.value(of: values[1], in: pairs)
    case ("removeValue", .dictionary(let pairs), let key?):
      try set(key, to: .none, of: &value)
      return try self.value(of: key, in: pairs)
    case ("merge", .dictionary, let new?): value = try merged(value, new, values.dropFirst().first)
    default: throw stop("archlint cannot evaluate `\(name)` here")
    }
    if case .array(let list) = value { try limit(list.count) }
    return .tuple([])
  }
}

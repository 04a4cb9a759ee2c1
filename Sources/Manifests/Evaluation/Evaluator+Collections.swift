internal import Documents

extension Evaluator {
  /// A method of the standard library.
  func libraryMethod(
    _ name: String, on value: Value, _ arguments: [ArgumentSyntax],
    as type: TypeShape?, in scope: Scope
  ) throws -> Value {
    switch value.content {
    case .array(let values):
      return try arrayMethod(name, values, arguments, as: type, in: scope)
    case .dictionary(let pairs):
      return try dictionaryMethod(name, pairs, value, arguments, as: type, in: scope)
    case .none where ["map", "flatMap"].contains(name): return .none
    case .none where ["getString", "getBoolean"].contains(name):
      guard let first = arguments.first else { break }
      return try evaluate(first.value, as: nil, in: scope)
    default:
      if let text = value.text {
        let values = try arguments.map { try self.value($0.value, in: scope) }
        let labels = arguments.map(\.label)
        if let result = try textMethod(name, text, labels, values) {
          return result
        }
      }
      if ["map", "flatMap"].contains(name), let first = arguments.first {
        return try apply(try self.value(first.value, in: scope), [value], type)
      }
    }
    throw stop("archlint does not know `.\(name)()` here")
  }

  /// Calls a function that was given as a value.
  func apply(_ function: Value, _ values: [Value], _ type: TypeShape?) throws -> Value {
    switch function {
    case .closure(let closure):
      return try known(called { try closure.call(values, type) })
    case .type(let shape):
      let arguments = try values.map { value in
        ArgumentSyntax(label: nil, value: try expression(for: value))
      }
      return try construct(shape, arguments, in: Scope(Home(file: here.file)))
    default: throw stop("this is no function")
    }
  }

  /// A literal that means a value.
  private func expression(for value: Value) throws -> Expression {
    switch value {
    case .string(let text): return Expression(.string([.text(text)]), at: here.span)
    case .int(let number): return Expression(.int(number), at: here.span)
    default: throw stop("archlint does not follow this")
    }
  }

  func contains(_ value: Value, in values: [Value]) throws -> Bool {
    try values.contains { try isSame($0, value) }
  }

  func unique(_ values: [Value]) throws -> [Value] {
    var unique: [Value] = []
    for value in values where try !contains(value, in: unique) {
      unique.append(value)
    }
    return unique
  }

  func filter(_ values: [Value], by condition: Value, keeping: Bool) throws -> [Value] {
    try values.filter {
      guard case .bool(let holds) = try apply(condition, [$0], nil) else {
        throw stop("this is neither true nor false")
      }
      return holds == keeping
    }
  }

  /// What an argument comes to where it is a function over the elements of an array.
  func function(_ arguments: [ArgumentSyntax], in scope: Scope) throws -> Value {
    guard let last = arguments.last else {
      throw stop("archlint does not follow this")
    }
    return try value(last.value, in: scope)
  }

  func arrayMethod(
    _ name: String, _ values: [Value], _ arguments: [ArgumentSyntax],
    as type: TypeShape?, in scope: Scope
  ) throws -> Value {
    let label = arguments.first?.label
    func each(_ type: TypeShape?) throws -> [Value] {
      let function = try function(arguments, in: scope)
      return try values.map { try apply(function, [$0], type) }
    }
    func one(as type: TypeShape? = nil) throws -> Value {
      guard let first = arguments.first else {
        throw stop("this needs a value")
      }
      return try value(first.value, as: type, in: scope)
    }
    let isOfFunctions = arguments.last?.value.isFunction ?? false || label == "where"
    switch name {
    case "map": return .array(try each(type?.unwrapped?.element))
    case "flatMap": return .array(try each(type).flatMap { try list($0) })
    case "compactMap":
      let element = type?.unwrapped?.element
      return .array(try each(.optional(element)).filter { !$0.isNone })
    case "filter":
      return .array(
        try filter(
          values, by: function(arguments, in: scope), keeping: true))
    case "forEach":
      _ = try each(nil)
      return .tuple([])
    case "contains" where isOfFunctions, "first" where isOfFunctions, "allSatisfy",
      "last" where isOfFunctions:
      return try search(name, values, function(arguments, in: scope))
    case "contains":
      return .bool(try contains(one(as: values.first.flatMap { shape(of: $0) }), in: values))
    case "reduce": return try reduce(values, arguments, as: type, in: scope)
    case "joined":
      if let text = try arguments.first.map({ try value($0.value, in: scope).text }) ?? nil {
        return .string(try values.map { try words(of: $0) }.joined(separator: text))
      }
      if values.allSatisfy({ $0.text != nil }) {
        return .string(values.compactMap(\.text).joined())
      }
      return .array(try values.flatMap { try list($0) })
    case "sorted": return .array(try sorted(values, arguments, in: scope))
    case "reversed": return .array(values.reversed())
    case "enumerated":
      return .array(
        values.enumerated().map {
          .tuple([element(.int($0), "offset"), element($1, "element")])
        })
    case "dropFirst", "dropLast", "prefix", "suffix":
      return .array(try part(name, values, arguments, in: scope))
    case "union", "appending":
      return .array(try unique(values + list(one(as: type))))
    case "subtracting", "intersection":
      let others = try list(one(as: shape(of: .array(values))))
      return .array(
        try values.filter {
          try contains($0, in: others) == (name == "intersection")
        })
    case "min", "max": return try extreme(values, name)
    default: throw stop("archlint does not know `.\(name)()` here")
    }
  }

  private func search(_ name: String, _ values: [Value], _ condition: Value) throws -> Value {
    for value in name == "last" ? values.reversed() : values {
      guard case .bool(let holds) = try apply(condition, [value], nil) else {
        throw stop("this is neither true nor false")
      }
      if name == "allSatisfy" {
        if !holds { return .bool(false) }
      } else if holds {
        return name == "contains" ? .bool(true) : value
      }
    }
    return name == "contains" ? .bool(false) : name == "allSatisfy" ? .bool(true) : .none
  }

  private func reduce(
    _ values: [Value], _ arguments: [ArgumentSyntax], as type: TypeShape?, in scope: Scope
  ) throws -> Value {
    guard arguments.count == 2, arguments[0].label == nil else {
      throw stop("archlint does not follow this")
    }
    let function = try function(arguments, in: scope)
    return try values.reduce(try value(arguments[0].value, as: type, in: scope)) {
      try apply(function, [$0, $1], type)
    }
  }

  private func sorted(
    _ values: [Value], _ arguments: [ArgumentSyntax], in scope: Scope
  ) throws -> [Value] {
    try limit(values.count * 8)
    let order = try arguments.first.map { try value($0.value, in: scope) }
    return try values.sorted { one, other in
      let result =
        try order.map { try apply($0, [one, other], nil) }
        ?? applying("<", one, other)
      guard case .bool(let holds) = result else {
        throw stop("this is neither true nor false")
      }
      return holds
    }
  }

  private func part(
    _ name: String, _ values: [Value], _ arguments: [ArgumentSyntax], in scope: Scope
  ) throws -> [Value] {
    let argument = try arguments.first.map { try value($0.value, in: scope) } ?? .int(1)
    guard case .int(let count) = argument, count >= 0 else {
      throw stop("this is no number")
    }
    switch name {
    case "dropFirst": return Array(values.dropFirst(count))
    case "dropLast": return Array(values.dropLast(count))
    case "prefix": return Array(values.prefix(count))
    default: return Array(values.suffix(count))
    }
  }
}

extension Expression {
  /// Whether it is a function by how it is written.
  fileprivate var isFunction: Bool {
    switch kind {
    case .closure, .keyPath: true
    default: false
    }
  }
}

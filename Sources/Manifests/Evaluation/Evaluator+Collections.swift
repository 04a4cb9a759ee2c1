extension Evaluator {
  func libraryMethod(_ name: String, on value: Value, _ call: Call) throws -> Value {
    switch value.content {
    case .array(let values): return try arrayMethod(name, values, call)
    case .dictionary(let pairs): return try dictionaryMethod(name, pairs, value, call)
    case .none where ["map", "flatMap"].contains(name): return .none
    case .none where ["getString", "getBoolean"].contains(name):
      guard let first = call.first else { break }
      return try evaluate(first, as: nil, in: call.scope)
    default:
      if let text = value.text {
        let values = try call.arguments.map { try self.value($0.value, in: call.scope) }
        if let result = try textMethod(name, text, call.arguments.map(\.label), values) {
          return result
        }
      }
      if ["map", "flatMap"].contains(name), let first = call.first {
        return try apply(self.value(first, in: call.scope), [value], call.type)
      }
    }
    throw stop("archlint does not know `.\(name)()` here")
  }

  func apply(_ function: Value, _ values: [Value], _ type: TypeShape?) throws -> Value {
    var values = values
    return try apply(function, changing: &values, type)
  }

  private func apply(
    _ function: Value, changing values: inout [Value], _ type: TypeShape?
  ) throws -> Value {
    switch function {
    case .closure(let body): return try known(called { try body(&values, type) })
    case .type(let shape):
      let arguments = try values.map { ArgumentSyntax(label: nil, value: try expression(for: $0)) }
      return try construct(shape, Call(arguments: arguments, scope: Scope(Home(file: here.file))))
    default: throw stop("this is not a function")
    }
  }

  private func expression(for value: Value) throws -> Syntax {
    switch value {
    case .string(let text): return Syntax(.string([.text(text)]), at: here.span)
    case .int(let number): return Syntax(.int(number), at: here.span)
    default: throw stop("archlint cannot evaluate this")
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

  /// Whether a condition that was given as a value holds for others.
  func holds(_ condition: Value, _ values: Value...) throws -> Bool {
    try truth(apply(condition, values, nil))
  }

  /// What an argument comes to where it is a function over the elements of an array.
  func function(_ call: Call) throws -> Value {
    guard let last = call.arguments.last else { throw stop("archlint cannot evaluate this") }
    return try value(last.value, in: call.scope)
  }

  func arrayMethod(_ name: String, _ values: [Value], _ call: Call) throws -> Value {
    try limit(values.count)
    func each(_ type: TypeShape?) throws -> [Value] {
      let function = try function(call)
      return try values.map { value in
        // Of what is unknown nothing else is made; the other elements are what they are.
        if case .unknown = value, name == "map" || name == "compactMap" { return value }
        return try put(apply(function, [value], type))
      }
    }
    func one(as type: TypeShape? = nil) throws -> Value {
      guard let first = call.first else { throw stop("this needs a value") }
      return try value(first, as: type, in: call.scope)
    }
    func condition() throws -> (Value) throws -> Bool {
      let function = try function(call)
      return { [self] in try holds(function, $0) }
    }
    let isOfFunctions =
      switch call.arguments.last?.value.kind {
      case .closure?, .keyPath?: true
      default: call.arguments.first?.label == "where"
      }
    switch name {
    case "map": return .array(try each(call.type?.unwrapped?.element))
    case "flatMap": return .array(try joined(each(call.type)))
    case "compactMap":
      let element = call.type?.unwrapped?.element
      return .array(try each(.optional(element)).filter { !$0.isNone })
    case "filter": return .array(try values.filter(condition()))
    case "forEach":
      _ = try each(nil)
      return .tuple([])
    case "allSatisfy": return .bool(try values.allSatisfy(condition()))
    case "contains" where isOfFunctions: return .bool(try values.contains(where: condition()))
    case "first" where isOfFunctions: return try values.first(where: condition()) ?? Value.none
    case "last" where isOfFunctions: return try values.last(where: condition()) ?? Value.none
    case "firstIndex", "lastIndex":
      let wanted = try one(as: values.first.flatMap { shape(of: $0) })
      let isMeant = { [self] in try isOfFunctions ? holds(wanted, $0) : isSame($0, wanted) }
      let index =
        try name == "firstIndex"
        ? values.firstIndex(where: isMeant) : values.lastIndex(where: isMeant)
      return index.map { .int($0) } ?? .none
    case "contains":
      return .bool(try contains(one(as: values.first.flatMap { shape(of: $0) }), in: values))
    case "reduce":
      guard call.arguments.count == 2 else { throw stop("archlint cannot evaluate this") }
      let function = try function(call)
      var result = try one(as: call.type)
      for value in values {
        var pair = [result, value]
        let made = try apply(function, changing: &pair, call.type)
        result = call.arguments[0].label == "into" ? pair[0] : made
      }
      return result
    case "joined":
      let separator = try call.first.map { try value($0, in: call.scope).text } ?? nil
      guard separator != nil || values.allSatisfy({ $0.text != nil }) else {
        return .array(try joined(values))
      }
      var text = ""
      for (number, value) in values.enumerated() {
        text += (number > 0 ? separator ?? "" : "") + (try words(of: value))
        if text.utf8.count > Evaluator.largest { try limit(text.utf8.count) }
      }
      return .string(text)
    case "sorted":
      try limit(values.count * 8)
      return .array(try values.sorted(by: order(call)))
    case "reversed": return .array(values.reversed())
    case "enumerated":
      try step(values.count / 4)
      return .array(
        try values.enumerated().map {
          .tuple([("offset", .int($0)), ("element", try put($1))])
        })
    case "dropFirst", "dropLast", "prefix", "suffix":
      let count = try call.first.map { try value($0, in: call.scope) }
      return .array(Array(try part(name, of: values, count)))
    case "union", "appending": return .array(try unique(values + list(one(as: call.type))))
    case "subtracting", "intersection":
      let others = try list(one(as: shape(of: .array(values))))
      return .array(try values.filter { try contains($0, in: others) == (name == "intersection") })
    case "min": return try values.min(by: order(call)) ?? Value.none
    case "max": return try values.max(by: order(call)) ?? Value.none
    default: throw stop("archlint does not know `.\(name)()` here")
    }
  }

  /// Whether one value comes before another, as the call says or as the values themselves do.
  private func order(_ call: Call) throws -> (Value, Value) throws -> Bool {
    let order = try call.first.map { try value($0, in: call.scope) }
    return { [self] one, other in
      try order.map { try holds($0, one, other) } ?? truth(applying("<", one, other))
    }
  }

  private func joined(_ lists: [Value]) throws -> [Value] {
    var joined: [Value] = []
    for value in lists {
      let list = try list(value)
      joined += list
      try limit(joined.count > Evaluator.largest ? joined.count : list.count)
    }
    return joined
  }

  /// A stretch at one end of an array or a string; without a number it is about one element.
  func part<Whole: BidirectionalCollection>(
    _ name: String, of whole: Whole, _ count: Value?
  ) throws -> Whole.SubSequence {
    guard case .int(let count) = count ?? .int(1), count >= 0 else {
      throw stop("this is not a number")
    }
    switch name {
    case "dropFirst": return whole.dropFirst(count)
    case "dropLast": return whole.dropLast(count)
    case "prefix": return whole.prefix(count)
    default: return whole.suffix(count)
    }
  }

  /// A method of a dictionary; what it has in common with arrays it has from them.
  private func dictionaryMethod(
    _ name: String, _ pairs: [(key: Value, value: Value)], _ value: Value, _ call: Call
  ) throws -> Value {
    switch name {
    case "merging":
      guard let first = call.first else { throw stop("archlint does not know `.merging()` here") }
      let second = try call.arguments.dropFirst().first.map {
        try self.value($0.value, in: call.scope)
      }
      let type = call.type ?? .dictionary(nil, nil)
      return try merged(value, self.value(first, as: type, in: call.scope), second)
    case "mapValues":
      let function = try function(call)
      return .dictionary(try pairs.map { ($0.key, try put(apply(function, [$0.value], nil))) })
    default:
      guard library.has(name, "SettingsDictionary") else {
        return try arrayMethod(name, list(value), call)
      }
      let key = name == "otherLinkerFlags" ? "OTHER_LDFLAGS" : name
      let values = try call.arguments.map { try tolerant($0.value, as: nil, in: call.scope) }
      return try merged(value, .dictionary([(.string(key), .array(values))]), nil)
    }
  }

  /// Two dictionaries in one; what is in both is what the function makes of it, else the new one.
  func merged(_ one: Value, _ other: Value, _ function: Value?) throws -> Value {
    guard case .dictionary(var pairs) = one, case .dictionary(let others) = try known(other) else {
      throw stop("these are not dictionaries")
    }
    try limit(pairs.count + others.count)
    for pair in others {
      guard let index = try pairs.firstIndex(where: { try isSame($0.key, pair.key) }) else {
        pairs.append(pair)
        continue
      }
      pairs[index].value =
        try function.map { try put(apply($0, [pairs[index].value, pair.value], nil)) } ?? pair.value
    }
    return .dictionary(pairs)
  }
}

internal import Documents

extension Evaluator {
  /// A method of a dictionary; what it has in common with arrays it has from them.
  func dictionaryMethod(
    _ name: String, _ pairs: [Value.Pair], _ value: Value, _ arguments: [ArgumentSyntax],
    as type: TypeShape?, in scope: Scope
  ) throws -> Value {
    switch name {
    case "merging":
      guard let first = arguments.first else { break }
      let second = try arguments.dropFirst().first.map { try self.value($0.value, in: scope) }
      return try merged(value, self.value(first.value, as: type, in: scope), second)
    case "mapValues":
      let function = try function(arguments, in: scope)
      return .dictionary(
        try pairs.map {
          Value.Pair(key: $0.key, value: try apply(function, [$0.value], nil))
        })
    default:
      return try arrayMethod(name, list(value), arguments, as: type, in: scope)
    }
    throw stop("archlint does not know `.\(name)()` here")
  }

  /// Two dictionaries in one; what is in both is what the function makes of it.
  func merged(_ one: Value, _ other: Value, _ function: Value?) throws -> Value {
    guard case .dictionary(var pairs) = one, case .dictionary(let others) = try known(other) else {
      throw stop("these are no dictionaries")
    }
    try limit(pairs.count + others.count)
    for pair in others {
      guard
        let index = try pairs.firstIndex(where: {
          try isSame($0.key, pair.key)
        })
      else {
        pairs.append(pair)
        continue
      }
      guard let function else { throw stop("archlint does not follow this") }
      pairs[index].value = try apply(function, [pairs[index].value, pair.value], nil)
    }
    return .dictionary(pairs)
  }

  /// `base[index]`.
  func element(
    of base: Expression, _ arguments: [ArgumentSyntax], in scope: Scope
  ) throws -> Value {
    if case .name = base.kind, arguments.isEmpty { return .array([]) }
    let value = try value(base, in: scope)
    guard let first = arguments.first else {
      throw stop("archlint does not follow this")
    }
    if value.isNone, base.mayBeNil { return .none }
    switch value {
    case .dictionary(let pairs):
      let key = try self.value(
        first.value, as: pairs.first.flatMap { shape(of: $0.key) }, in: scope)
      try step(pairs.count)
      if let pair = try pairs.first(where: { try isSame($0.key, key) }) {
        return pair.value
      }
      return try arguments.dropFirst().first.map { try self.value($0.value, in: scope) } ?? .none
    case .array(let values):
      guard case .int(let index) = try self.value(first.value, in: scope),
        values.indices.contains(index)
      else { throw stop("there is no such element") }
      return values[index]
    default: throw stop("archlint does not follow this")
    }
  }
}

internal import Documents

extension Evaluator {
  /// Whether a value matches a pattern; the names in it are known in the scope then.
  func matches(_ pattern: SwiftPattern, _ value: Value, in scope: Scope) throws -> Bool {
    switch pattern {
    case .wildcard: return true
    case .binding(let name):
      scope.values[name] = value
      return true
    case .optional(let inner):
      return try !value.isNone && matches(inner, value, in: scope)
    case .tuple(let patterns):
      guard case .tuple(let elements) = value else {
        return try patterns.count == 1 && matches(patterns[0], value, in: scope)
      }
      return try patterns.count == elements.count
        && zip(patterns, elements).allSatisfy {
          try matches($0, known($1.value), in: scope)
        }
    case .type(let syntax, _):
      guard let type = program.shape(syntax, in: scope.home) else {
        throw stop("archlint does not follow this")
      }
      return fits(value, type)
    case .expression(let expression): return try matches(expression, value, in: scope)
    case .member(let base, let name, let patterns):
      return try matches(base, name, patterns, value, in: scope)
    }
  }

  private func matches(_ expression: Expression, _ value: Value, in scope: Scope) throws -> Bool {
    let wanted = try self.value(expression, as: shape(of: value), in: scope)
    if case .array(let range) = wanted, case .int = value {
      return try contains(value, in: range)
    }
    return try isSame(wanted, value)
  }

  private func matches(
    _ base: Expression?, _ name: String, _ patterns: [SwiftPattern]?, _ value: Value,
    in scope: Scope
  ) throws -> Bool {
    if value.isNone { return name == "none" }
    if name == "none" { return false }
    if name == "some", let patterns {
      return try matches(.tuple(patterns), value, in: scope)
    }
    let arguments: [Argument]
    switch value.content {
    case .choice(let choice):
      if !choice.type.cases.contains(where: { $0.syntax.name == name }) {
        let wanted = try staticMember(name, of: .named(choice.type))
        return try isSame(wanted, value)
      }
      guard choice.name == name else { return false }
      arguments = choice.values
    case .structure:
      let shape = base.flatMap { namedType($0, in: scope) } ?? shape(of: value)
      guard let shape, patterns == nil else {
        throw stop("archlint cannot compare these")
      }
      let wanted = try staticMember(name, of: shape)
      return try isSame(wanted, value)
    case .record(let record) where record.name != "literal":
      guard record.name == name else { return false }
      arguments = record.arguments
    default:
      if let type = base.flatMap({ namedType($0, in: scope) }) {
        let wanted = try staticMember(name, of: type)
        return try isSame(wanted, value)
      }
      throw stop("archlint cannot compare these")
    }
    guard let patterns else { return true }
    if patterns.count == 1, arguments.count > 1, case .binding(let name) = patterns[0] {
      scope.values[name] = .tuple(arguments)
      return true
    }
    return try patterns.count == arguments.count
      && zip(patterns, arguments).allSatisfy {
        try matches($0, known($1.value), in: scope)
      }
  }
}

extension Evaluator {
  /// Whether a value matches a pattern; the names that it binds are known in the scope then.
  func matches(
    _ pattern: Syntax, _ value: Value, isBinding: Bool = false, in scope: Scope
  ) throws -> Bool {
    try step()
    switch pattern.kind {
    case .bound(let inner): return try matches(inner, value, isBinding: true, in: scope)
    case .name("_"): return true
    case .name(let name) where isBinding:
      (scope.values[name], scope.types[name]) = (value, nil)
      return true
    case .optional(let inner):
      return try !value.isNone && matches(inner, value, isBinding: isBinding, in: scope)
    case .tuple(let patterns):
      if case .tuple(let elements) = value {
        return try match(patterns, elements, isBinding, in: scope)
      }
      return try patterns.count == 1
        && matches(patterns[0].value, value, isBinding: isBinding, in: scope)
    case .cast(let inner, "as", let syntax):
      return try fits(value, program.shape(syntax, in: scope.home))
        && matches(inner, value, isBinding: isBinding, in: scope)
    case .isOf(let syntax):
      guard let type = program.shape(syntax, in: scope.home) else {
        throw stop("archlint cannot evaluate this")
      }
      return fits(value, type)
    default: break
    }
    if let (base, name, patterns) = pattern.member {
      return try matches(base, name, patterns, value, isBinding, in: scope)
    }
    let wanted = try self.value(pattern, as: shape(of: value), in: scope)
    if case .array(let range) = wanted, case .int = value { return try contains(value, in: range) }
    return try isSame(wanted, value)
  }

  private func match(
    _ patterns: [ArgumentSyntax], _ values: [Argument], _ isBinding: Bool, in scope: Scope
  ) throws -> Bool {
    try patterns.count == values.count
      && zip(patterns, values).allSatisfy {
        try matches($0.value, known($1.value), isBinding: isBinding, in: scope)
      }
  }

  private func matches(
    _ base: Syntax?, _ name: String, _ patterns: [ArgumentSyntax]?, _ value: Value,
    _ isBinding: Bool, in scope: Scope
  ) throws -> Bool {
    if value.isNone { return name == "none" }
    if name == "none" { return false }
    if name == "some", let patterns {
      return try matches(
        Syntax(.tuple(patterns), at: here.span), value, isBinding: isBinding, in: scope)
    }
    let arguments: [Argument]
    let isDeclared = !(own(value)?.variables(name, areStatic: true) ?? []).isEmpty
    switch value.content {
    case .choice(let choice) where choice.type.cases.contains { $0.syntax.name == name }:
      try step(choice.type.cases.count / 8)
      guard choice.name == name else { return false }
      arguments = choice.values
    case .record(let record) where record.name != "literal" && !isDeclared:
      guard record.name == name else { return false }
      arguments = record.arguments
    default:
      // What is no case of its own type may be a constant of it.
      let shape = base.flatMap { namedType($0, in: scope) } ?? shape(of: value)
      guard patterns == nil, let shape else { throw stop("archlint cannot compare these") }
      return try isSame(staticMember(name, of: shape), value)
    }
    guard let patterns else { return true }
    if patterns.count == 1, arguments.count > 1, let name = patterns[0].value.boundName(isBinding) {
      scope.values[name] = .tuple(arguments)
      return true
    }
    return try match(patterns, arguments, isBinding, in: scope)
  }
}

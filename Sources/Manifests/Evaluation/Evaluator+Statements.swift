enum Flow {
  case next
  case returned(Value)
  case broken, continued, fellThrough
  /// The value of an expression that is all there is.
  case gave(Value)

  var value: Value? {
    switch self {
    case .returned(let value), .gave(let value): value
    default: nil
    }
  }
}

extension Evaluator {
  /// Executes the statements of a block, the types, functions and variables of which are its own.
  ///
  /// A single expression is the value of a block.
  func execute(_ statements: [Syntax], in scope: Scope, as type: TypeShape? = nil) throws -> Flow {
    try step(statements.count / 16)
    for statement in statements {
      if case .function(let syntax) = statement.kind {
        hold(scope)
        scope.functions[syntax.name, default: []].append(
          Function(syntax: syntax, home: scope.home, scope: scope))
      }
    }
    for statement in statements {
      let flow = try execute(statement, in: scope, as: type, isAlone: statements.count == 1)
      if case .next = flow { continue }
      if case .gave = flow, statements.count > 1 { continue }
      return flow
    }
    return .next
  }

  func execute(
    _ statement: Syntax, in scope: Scope, as type: TypeShape? = nil, isAlone: Bool = true
  ) throws -> Flow {
    try nested(at: statement.span, in: scope) {
      switch statement.kind {
      case .returning(let expression):
        return .returned(try expression.map { try tolerant($0, as: type, in: scope) } ?? .tuple([]))
      case .assignment(let target, let symbol, let expression):
        try assign(target, symbol, expression, in: scope)
      case .variable(let syntax): try declare(syntax, in: scope)
      case .type, .alias:
        try step(20)
        program.collect(statement, in: scope.home, isLocal: true)
        program.extend()
      case .function, .importing: break
      case .throwing: throw stop("this throws an error")
      case .breaking: return .broken
      case .continuing: return .continued
      case .fallingThrough: return .fellThrough
      case .conditional, .guarded, .choice: return try branch(statement, in: scope, as: type)
      case .loop(let pattern, let sequence, let condition, let body):
        return try loop(pattern, sequence, condition, body, in: scope, as: type)
      case .whileLoop(let conditions, let body):
        while true {
          try step()
          let inner = scope.block()
          guard try hold(conditions, in: inner) else { return .next }
          if let end = try turn(body, in: inner, as: type) { return end }
        }
      case .repeatLoop(let body, let condition):
        repeat {
          if let end = try turn(body, in: scope.block(), as: type) { return end }
        } while try holds(condition, in: scope)
      case .block(let body, let catches):
        let before = changes
        do {
          return try execute(body, in: scope.block(), as: type)
        } catch let stop as Stop where catches && !stop.isFinal && changes == before {
          throw self.stop("this may fail")
        }
      case .unread(let words): throw stop("archlint cannot evaluate `\(words)`")
      default:
        if isAlone { return .gave(try evaluate(statement, as: type, in: scope)) }
        _ = try value(statement, in: scope)
      }
      return .next
    }
  }

  private func assign(
    _ target: Syntax, _ symbol: String, _ expression: Syntax, in scope: Scope
  ) throws {
    let type = declared(target, scope)
    let new = try asked(expression, as: type, in: scope)
    if symbol == "=" {
      if case .name("_") = target.kind { return }
      return try assign(new, to: target, in: scope)
    }
    let added = try known(new)
    let sum = try applying(String(symbol.dropLast()), value(target, in: scope), added)
    try assign(sum, to: target, in: scope)
  }

  private func declare(_ syntax: VariableSyntax, in scope: Scope) throws {
    let type = program.shape(syntax.statedType, in: scope.home)
    if let getter = syntax.getter, syntax.value == nil, let name = syntax.name {
      // A computed variable of a block is read where it is used; this one is read now.
      let body = try built(getter, by: syntax.modifiers, in: scope.home)
      scope.values[name] = try execute(body, in: scope.block(), as: type).value ?? Value.none
      return
    }
    if let name = syntax.name {
      scope.types[name] = type ?? syntax.value.flatMap { declared($0, scope) }
    }
    guard let expression = syntax.value else {
      if case .optional? = type, let name = syntax.name { scope.values[name] = Value.none }
      return
    }
    let value = try asked(expression, as: type, in: scope, settling: false)
    if let name = syntax.name { scope.values[name] = value }
  }

  private func branch(_ statement: Syntax, in scope: Scope, as type: TypeShape?) throws -> Flow {
    switch statement.kind {
    case .conditional(let conditions, let body, let otherwise):
      try step()
      let inner = scope.block()
      let taken = { _ = try self.execute(body, in: inner.block()) }
      if try isTaken(taken, if: { try hold(conditions, in: inner) }) {
        return try execute(body, in: inner, as: type)
      }
      return try otherwise.map { try execute($0, in: scope.block(), as: type) } ?? .next
    case .guarded(let conditions, let body):
      // What a guard unwraps is known behind it.
      let binds = conditions.contains { $0.pattern != nil }
      let taken = { if !binds { _ = try self.execute(body, in: scope.block()) } }
      if try !isTaken(taken, if: { try !hold(conditions, in: scope) }) { return .next }
      let flow = try execute(body, in: scope.block(), as: type)
      if case .gave = flow { throw stop("this never returns") }
      return flow
    case .choice(let subject, let cases):
      return try choose(value(subject, in: scope), cases, in: scope, as: type)
    default: return .next
    }
  }

  /// Whether a block is executed.
  ///
  /// One that stops the manifest isn't if that is unknown: otherwise there is nothing to read.
  func isTaken(_ body: () throws -> Void, if condition: () throws -> Bool) throws -> Bool {
    let before = (changes, assignments, objects.count)
    do { return try condition() } catch let unknown as Stop where !unknown.isFinal {
      do { try body() } catch let stop as Stop where stop.isWanted {
        if before == (changes, assignments, objects.count) { return false }
      } catch {}
      throw unknown
    }
  }

  private func hold(_ conditions: [ConditionSyntax], in scope: Scope) throws -> Bool {
    try conditions.allSatisfy { pattern, expression in
      let value = try value(expression, in: scope)
      return try pattern.map { try matches($0, value, in: scope) } ?? truth(value)
    }
  }

  private func choose(
    _ subject: Value, _ cases: [SwitchCase], in scope: Scope, as type: TypeShape?
  ) throws -> Flow {
    var falls = false
    for one in cases {
      let inner = scope.block()
      let isMeant =
        try falls
        || one.patterns.contains { pattern, condition in
          try matches(pattern, subject, in: inner)
            && (try condition.map { try holds($0, in: inner) } ?? true)
        }
      guard isMeant else { continue }
      let flow = try execute(one.body, in: inner, as: type)
      switch flow {
      case .fellThrough: falls = true
      case .broken: return .next
      default: return flow
      }
    }
    if falls { return .next }
    throw stop("unknown case")
  }

  private func loop(
    _ pattern: Syntax, _ sequence: Syntax, _ condition: Syntax?, _ body: [Syntax],
    in scope: Scope, as type: TypeShape?
  ) throws -> Flow {
    for element in try list(value(sequence, in: scope)) {
      try step()
      let inner = scope.block()
      let taken = { _ = try self.execute(body, in: inner.block()) }
      guard try matches(pattern, element, in: inner),
        try condition.map({ when in try isTaken(taken, if: { try holds(when, in: inner) }) })
          ?? true
      else { continue }
      if let end = try turn(body, in: inner, as: type) { return end }
    }
    return .next
  }

  private func turn(_ body: [Syntax], in scope: Scope, as type: TypeShape?) throws -> Flow? {
    switch try execute(body, in: scope, as: type) {
    case .broken: .next
    case .returned(let value): .returned(value)
    default: nil
    }
  }
}

/// The arguments of a call as they are written, and where that is.
struct Call {
  let arguments: [ArgumentSyntax]
  var type: TypeShape?
  let scope: Scope

  var first: Syntax? { arguments.first?.value }

  /// The same call of which nothing is expected.
  var untyped: Call { Call(arguments: arguments, scope: scope) }
}

extension Evaluator {
  func call(_ callee: Syntax, _ call: Call) throws -> Value {
    try nested(at: callee.span, in: call.scope) {
      switch callee.kind {
      case .name(let name): return try self.call(name, call)
      case .specialized(let base, let types):
        if case .name("Set") = base.kind, call.arguments.isEmpty { return .array([]) }
        if case .name(let name) = base.kind,
          let found = program.shape(.name([name], types), in: call.scope.home)
        {
          return try construct(found, call)
        }
        return try self.call(base, call)
      case .implicitMember(let name):
        // A value without an expected type is never used.
        guard let shape = call.type?.unwrapped else { return try record("", name, call) }
        return try callStatic(name, of: shape, call)
      case .member(let base, let name): return try callMember(name, of: base, callee, call)
      case .array(let elements) where elements.count == 1 && call.arguments.isEmpty:
        return .array([])
      case .dictionary(let pairs) where pairs.count == 1 && call.arguments.isEmpty:
        return .dictionary([])
      default: return try self.call(value(callee, as: .function(call.type), in: call.scope), call)
      }
    }
  }

  private func call(_ value: Value, _ call: Call) throws -> Value {
    switch value {
    case .closure(let body):
      let values = try call.arguments.map { try tolerant($0.value, as: nil, in: call.scope) }
      return try called { try body(values, call.type) }
    case .type(let shape): return try construct(shape, call)
    case .none: return .none
    default: throw stop("this cannot be called")
    }
  }

  /// A call of a bare name, looked up from the inside out.
  private func call(_ name: String, _ call: Call) throws -> Value {
    for scope in call.scope.outward {
      try step()
      if let value = scope.values[name] { return try self.call(value, call) }
      if let result = try invoke(oneOf: scope.functions[name], call) { return result }
      if scope.isFunction, let result = try callOwn(name, call, of: scope) { return result }
    }
    if let result = try invoke(oneOf: program.root.functions[name], call) { return result }
    if !(program.root.variables[name] ?? []).isEmpty {
      return try self.call(read(name, in: call.scope), call)
    }
    let own = call.scope.home.type
    let shape =
      name == "Self"
      ? own.map { .named($0) } : program.shape(.name([name], []), in: call.scope.home)
    if let shape { return try construct(shape, call) }
    if let own, own.isLibrary { return try record(own.name, name, call) }
    return try libraryCall(name, call)
  }

  /// Calls the one function of some that is meant, if any is.
  private func invoke(oneOf functions: [Function]?, _ call: Call) throws -> Value? {
    try choose(functions ?? [], call).map { try invoke($0, call, selfValue: nil).result }
  }

  /// A call of a function of the own type, or of a type around it.
  private func callOwn(_ name: String, _ call: Call, of owner: Scope) throws -> Value? {
    guard let type = owner.home.type else { return nil }
    if let selfValue = owner.values["self"] {
      let methods = program.lineage(of: type).flatMap { $0.functions(name, areStatic: false) }
      try step(methods.count)
      if let method = try choose(methods, call) {
        let (result, changed) = try invoke(method, call, selfValue: selfValue)
        if method.syntax.modifiers.isMutating, let changed { owner.values["self"] = changed }
        return result
      }
    }
    for type in type.outward {
      if let result = try callDeclared(name, of: type, call) { return result }
    }
    return nil
  }

  func callStatic(_ name: String, of shape: TypeShape, _ call: Call) throws -> Value {
    if name == "init" { return try construct(shape, call) }
    guard let type = declaredType(of: shape) else {
      throw stop("archlint does not know the type of `.\(name)`")
    }
    for type in program.lineage(of: type) {
      if let result = try callDeclared(name, of: type, call) { return result }
    }
    if type.isLibrary { return try record(type.name, name, call) }
    throw stop("`\(type.name)` has no function `\(name)`")
  }

  private func callDeclared(_ name: String, of type: DeclaredType, _ call: Call) throws -> Value? {
    if let found = type.cases.first(where: { $0.syntax.name == name }),
      let parameters = found.syntax.values
    {
      let values = try call.arguments.enumerated().map { number, argument -> Argument in
        let syntax = number < parameters.count ? parameters[number].type : nil
        let type = program.shape(syntax, in: found.home)
        return (argument.label, try put(tolerant(argument.value, as: type, in: call.scope)))
      }
      return .choice(Choice(type: type, name: name, values: values))
    }
    let functions = type.functions(name, areStatic: true)
    if let result = try invoke(oneOf: functions, call) { return result }
    if let nested = type.nested[name] { return try construct(.named(nested), call) }
    if let value = try declaredStatic(name, of: type), functions.isEmpty {
      return try self.call(value, call)
    }
    return nil
  }

  func record(_ type: String, _ name: String, _ call: Call) throws -> Value {
    if name == "literal" { throw stop("archlint does not know `literal`") }
    let values = try call.arguments.map { argument -> Argument in
      let expected = argumentType(argument.label, of: type)
      return (argument.label, try put(asked(argument.value, as: expected, in: call.scope)))
    }
    return made(Record(type: type, name: name, arguments: values, location: nameLocation(name)))
  }
}

internal import Documents

extension Evaluator {
  /// A call of whatever can be called.
  func call(
    _ callee: Expression, _ arguments: [ArgumentSyntax], as type: TypeShape?, in scope: Scope
  ) throws -> Value {
    try nested(at: callee.span, in: scope) {
      try callHere(callee, arguments, as: type, in: scope)
    }
  }

  private func callHere(
    _ callee: Expression, _ arguments: [ArgumentSyntax], as type: TypeShape?, in scope: Scope
  ) throws -> Value {
    switch callee.kind {
    case .name(let name):
      return try call(name, arguments, as: type, in: scope)
    case .specialized(let base, let types):
      if case .name("Set") = base.kind, arguments.isEmpty { return .array([]) }
      if case .name(let name) = base.kind,
        let found = program.shape(.name([name], types), in: scope.home)
      {
        return try construct(found, arguments, in: scope)
      }
      return try call(base, arguments, as: type, in: scope)
    case .implicitMember(let name):
      let shape = type?.unwrapped
      guard let shape else { return try opaque(name, arguments, in: scope) }
      return try callStatic(name, of: shape, arguments, as: type, in: scope)
    case .member(let base, let name):
      return try callMember(name, of: base, arguments, callee, as: type, in: scope)
    case .array(let elements) where elements.count == 1 && arguments.isEmpty: return .array([])
    case .dictionary(let pairs) where pairs.count == 1 && arguments.isEmpty:
      return .dictionary([])
    default:
      let value = try value(callee, as: .function(type), in: scope)
      return try call(value, arguments, as: type, in: scope)
    }
  }

  /// A call of a value: a closure, or a type.
  private func call(
    _ value: Value, _ arguments: [ArgumentSyntax], as type: TypeShape?, in scope: Scope
  ) throws -> Value {
    switch value {
    case .closure(let closure):
      let values = try arguments.map { try tolerant($0.value, as: nil, in: scope) }
      return try called { try closure.call(values, type) }
    case .type(let shape): return try construct(shape, arguments, in: scope)
    case .none: return .none
    default: throw stop("this cannot be called")
    }
  }

  /// A call of a bare name, looked up from the inside out.
  private func call(
    _ name: String, _ arguments: [ArgumentSyntax], as type: TypeShape?, in scope: Scope
  ) throws -> Value {
    var around: Scope? = scope
    while let current = around {
      if let value = current.values[name] {
        return try call(value, arguments, as: type, in: scope)
      }
      if let function = try choose(current.functions[name] ?? [], arguments, in: scope) {
        return try invoke(function, arguments, selfValue: nil, in: scope).result
      }
      if current.isFunction,
        let result = try callOwn(name, arguments, as: type, in: scope, of: current)
      {
        return result
      }
      around = current.parent
    }
    if let function = try choose(program.functions[name] ?? [], arguments, in: scope) {
      return try invoke(function, arguments, selfValue: nil, in: scope).result
    }
    if !(program.variables[name] ?? []).isEmpty {
      let value = try read(name, in: scope)
      return try call(value, arguments, as: type, in: scope)
    }
    let shape =
      name == "Self"
      ? scope.home.type.map { .named($0) }
      : program.shape(.name([name], []), in: scope.home)
    if let shape { return try construct(shape, arguments, in: scope) }
    if let own = scope.home.type, own.isLibrary {
      return try record(own.name, name, arguments, in: scope)
    }
    return try libraryCall(name, arguments, as: type, in: scope)
  }

  /// A call of a function of the own type, or of a type around it.
  private func callOwn(
    _ name: String, _ arguments: [ArgumentSyntax], as expected: TypeShape?,
    in scope: Scope, of owner: Scope
  ) throws -> Value? {
    guard var type = owner.home.type else { return nil }
    if let selfValue = owner.values["self"] {
      let methods = program.lineage(of: type).flatMap { $0.functions[name] ?? [] }
        .filter { !$0.syntax.modifiers.isStatic }
      if let method = try choose(methods, arguments, in: scope) {
        let (result, changed) = try invoke(method, arguments, selfValue: selfValue, in: scope)
        if method.syntax.modifiers.isMutating, let changed { owner.values["self"] = changed }
        return result
      }
    }
    while true {
      if let result = try callDeclared(name, of: type, arguments, as: expected, in: scope) {
        return result
      }
      guard let parent = type.parent else { return nil }
      type = parent
    }
  }

  /// A call of `Type.name(…)` or `.name(…)`.
  func callStatic(
    _ name: String, of shape: TypeShape, _ arguments: [ArgumentSyntax],
    as expected: TypeShape?, in scope: Scope
  ) throws -> Value {
    if name == "init" { return try construct(shape, arguments, in: scope) }
    guard let type = declaredType(of: shape) else {
      throw stop("archlint does not know the type of `.\(name)`")
    }
    for type in program.lineage(of: type) {
      let result = try callDeclared(name, of: type, arguments, as: expected, in: scope)
      if let result { return result }
    }
    if type.isLibrary { return try record(type.name, name, arguments, in: scope) }
    throw stop("`\(type.name)` has no function `\(name)`")
  }

  /// A call of what manifests declare in a type.
  private func callDeclared(
    _ name: String, of type: DeclaredType, _ arguments: [ArgumentSyntax],
    as expected: TypeShape?, in scope: Scope
  ) throws -> Value? {
    if let found = type.cases.first(where: { $0.syntax.name == name }),
      let parameters = found.syntax.values
    {
      return try choice(name, of: type, parameters, arguments, found.home, in: scope)
    }
    let functions = (type.functions[name] ?? []).filter { $0.syntax.modifiers.isStatic }
    if let function = try choose(functions, arguments, in: scope) {
      return try invoke(function, arguments, selfValue: nil, in: scope).result
    }
    if let nested = type.nested[name] {
      return try construct(.named(nested), arguments, in: scope)
    }
    if let value = try declaredStatic(name, of: type), functions.isEmpty {
      return try call(value, arguments, as: expected, in: scope)
    }
    return nil
  }

  private func choice(
    _ name: String, of type: DeclaredType, _ parameters: [ParameterSyntax],
    _ arguments: [ArgumentSyntax], _ home: Home, in scope: Scope
  ) throws -> Value {
    let values = try arguments.enumerated().map { number, argument in
      let syntax = number < parameters.count ? parameters[number].type : nil
      return Argument(
        label: argument.label,
        value: try tolerant(argument.value, as: program.shape(syntax, in: home), in: scope),
        location: Location(file: scope.home.file, span: argument.value.span))
    }
    return .choice(Choice(type: type, name: name, values: values))
  }

  /// A call of the library, kept as it is.
  func record(
    _ type: String, _ name: String, _ arguments: [ArgumentSyntax], in scope: Scope
  ) throws -> Value {
    if name == "literal" { throw stop("archlint does not know `literal`") }
    var values: [Argument] = []
    for argument in arguments {
      let expected = argumentType(argument.label, of: type)
      let value = try asked(argument.value, as: expected, in: scope)
      values.append(
        Argument(
          label: argument.label, value: value,
          location: Location(file: scope.home.file, span: argument.value.span)))
    }
    return made(Record(type: type, name: name, arguments: values, location: nameLocation(name)))
  }

  /// A call of something whose type nobody expects, which nobody will need then.
  private func opaque(
    _ name: String, _ arguments: [ArgumentSyntax], in scope: Scope
  ) throws -> Value {
    try record("", name, arguments, in: scope)
  }
}

extension Evaluator {
  /// Resolves a name: locals, members of enclosing types, declarations of files, the library.
  func read(_ name: String, in scope: Scope) throws -> Value {
    for scope in scope.outward {
      try step()
      if let value = scope.values[name] { return value }
      if let functions = scope.functions[name] {
        return reference(to: functions, selfValue: nil)
      }
      if scope.isFunction, let value = try member(name, ofOwnTypeIn: scope) { return value }
    }
    if name == "Self", let type = scope.home.type { return .type(.named(type)) }
    if let variable = try variable(name, among: program.root.variables[name] ?? []) {
      return try read(variable, selfValue: nil)
    }
    if let functions = program.root.functions[name], !functions.isEmpty {
      return reference(to: functions, selfValue: nil)
    }
    if let type = program.shape(.name([name], []), in: scope.home) { return .type(type) }
    guard name == "+" else { throw stop("archlint does not know `\(name)`") }
    return .closure { [self] values, _ in
      guard values.count == 2 else { throw stop("this is not a sum") }
      return try applying("+", values[0], values[1])
    }
  }

  /// A member of the type whose function a scope belongs to, or of a type around that.
  private func member(_ name: String, ofOwnTypeIn scope: Scope) throws -> Value? {
    if let value = scope.values["self"], name != "self",
      let found = try optionalProperty(name, of: value)
    {
      return found
    }
    guard let own = scope.home.type else { return nil }
    for type in own.outward {
      if let value = try declaredStatic(name, of: type) { return value }
    }
    return nil
  }

  /// The one of several variables that is meant: that of the same file, else the only one.
  func variable(_ name: String, among variables: [Variable]) throws -> Variable? {
    let visible = variables.filter { $0.isVisible(from: here.file) }
    if visible.count < 2 { return visible.first }
    let own = visible.filter { $0.home.file == here.file }
    guard own.count == 1 else { throw stop("`\(name)` is declared more than once") }
    return own[0]
  }

  /// The value of a variable of a file or a type; what is stored is evaluated once.
  func read(_ variable: Variable, selfValue: Value?) throws -> Value {
    let type = program.shape(of: variable)
    if let getter = variable.syntax.getter {
      let inner = functionScope(variable.home, selfValue: selfValue)
      return try called { try execute(getter, in: inner, as: type).value ?? .none }
    }
    switch variable.state {
    case .done(let value): return value
    case .running: throw stop("this needs itself")
    case .new: break
    }
    guard let initial = variable.syntax.value else {
      if case .optional? = type { return .none }
      throw stop("this has no value yet")
    }
    variable.state = .running
    let value = try called {
      try tolerant(initial, as: type, in: functionScope(variable.home, selfValue: nil))
    }
    variable.state = .done(value)
    return value
  }

  func functionScope(_ home: Home, selfValue: Value?, in parent: Scope? = nil) -> Scope {
    let outer = parent ?? (home.file == 0 ? top : nil)
    let scope = Scope(home, in: outer, isFunction: true)
    if let selfValue { scope.values["self"] = selfValue }
    return scope
  }

  func implicit(_ name: String, as type: TypeShape?) throws -> Value {
    if name == "none", case .optional? = type { return .none }
    guard let shape = type?.unwrapped else {
      return .record(Record(type: "", name: name, location: here))
    }
    return try staticMember(name, of: shape)
  }

  /// A member of a type: what manifests declare, else what the library may have.
  func staticMember(_ name: String, of shape: TypeShape) throws -> Value {
    if name == "self" { return .type(shape) }
    guard let type = declaredType(of: shape) else {
      throw stop("archlint does not know the type of `.\(name)`")
    }
    for type in program.lineage(of: type) {
      if let value = try declaredStatic(name, of: type) { return value }
    }
    if case .array(let element)? = Optional(shape), let element,
      let value = try? staticMember(name, of: element)
    {
      return value
    }
    if type.isLibrary { return try libraryStatic(name, of: type) }
    throw stop("`\(type.name)` has no member `\(name)`")
  }

  func declaredType(of shape: TypeShape) -> DeclaredType? { shape.unwrapped.flatMap(program.type) }

  /// What a manifest declares under a name in a type: a case, a variable, a function or a type.
  func declaredStatic(_ name: String, of type: DeclaredType) throws -> Value? {
    try step(1 + type.cases.count / 8)
    if let found = type.cases.first(where: { $0.syntax.name == name }) {
      guard found.syntax.values != nil else { return .choice(Choice(type: type, name: name)) }
      return .closure { values, _ in
        .choice(Choice(type: type, name: name, values: values.map { (nil, $0) }))
      }
    }
    if let variable = try variable(name, among: type.variables(name, areStatic: true)) {
      return try read(variable, selfValue: nil)
    }
    if name == "allCases", !type.cases.isEmpty {
      return .array(type.cases.map { .choice(Choice(type: type, name: $0.syntax.name)) })
    }
    let functions = type.functions(name, areStatic: true)
    if !functions.isEmpty { return reference(to: functions, selfValue: nil) }
    return type.nested[name].map { .type(.named($0)) }
  }

  func reference(to functions: [Function], selfValue: Value?) -> Value {
    .closure { [self] values, _ in
      let fitting = functions.filter { $0.syntax.parameters.count == values.count }
      guard fitting.count == 1 else { throw stop("archlint does not know which function is meant") }
      return try invoke(fitting[0], with: values.map { .some($0) }, selfValue: selfValue).result
    }
  }
}

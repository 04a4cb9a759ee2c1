extension Evaluator {
  func read(_ name: String, in scope: Scope) throws -> Value {
    if let value = try lookUp(name, in: scope, { reference($0) }) { return value }
    guard ["+", "<", ">"].contains(name) else { throw stop("archlint does not know `\(name)`") }
    return .closure { [self] values, _ in
      guard values.count == 2 else { throw stop("`\(name)` needs two values") }
      return try applying(name, values[0], values[1])
    }
  }

  /// The first meaning of a name that can be used as it is.
  ///
  /// From the inside out: locals, members of enclosing types, declarations of files, and types.
  func lookUp(
    _ name: String, in scope: Scope, isCalled: Bool = false, _ use: (Value) throws -> Value?
  ) throws -> Value? {
    for scope in scope.outward {
      try step()
      if let value = scope.values[name] { return try use(value) }
      if let functions = scope.functions[name],
        let result = try use(.functions(Overloads(functions: functions)))
      {
        return result
      }
      guard scope.isFunction, name != "self" else { continue }
      if let own = scope.values["self"] {
        let found =
          isCalled
          ? try declaredProperty(name, of: own, isCalled: true) { scope.values["self"] = $0 }
          : try optionalProperty(name, of: own)
        if let result = try found.flatMap(use) { return result }
      }
      for type in scope.home.type?.outward.map({ $0 }) ?? [] {
        if let result = try lookUp(name, of: type, isCalled: isCalled, use) { return result }
      }
    }
    if let result = try lookUp(name, of: program.root, isCalled: isCalled, use) { return result }
    let name = name == "self" ? "Self" : name
    return try program.shape(.name([name], []), in: scope.home).flatMap { try use(.type($0)) }
  }

  /// The same for what is declared in a type, or in what it conforms to.
  func lookUp(
    _ name: String, of type: DeclaredType, isCalled: Bool = false, _ use: (Value) throws -> Value?
  ) throws -> Value? {
    let isRoot = type === program.root
    let receiver = isRoot ? nil : Value.type(.named(type))
    let lineage = program.lineage(of: type)
    try checkDispatch(of: name, in: lineage, areStatic: !isRoot)
    for type in lineage {
      try step(1 + type.cases.count / 8)
      if type.cases.contains(where: { $0.syntax.name == name && $0.syntax.values == nil }) {
        return try use(.choice(Choice(type: type, name: name)))
      }
      let functions = type.functions(name, areStatic: !isRoot)
      if functions.isEmpty || !isCalled,
        let variable = try variable(name, among: type.variables(name, areStatic: !isRoot)),
        !isCalled || mayBeFunction(variable),
        let result = try use(read(variable, selfValue: receiver))
      {
        return result
      }
      if !functions.isEmpty {
        let all = lineage.flatMap { $0.functions(name, areStatic: !isRoot) }
        let found = try use(.functions(Overloads(functions: all, receiver: receiver)))
        if let found { return found }
      }
      if name == "allCases", !type.cases.isEmpty {
        return try use(.array(type.cases.map { .choice(Choice(type: type, name: $0.syntax.name)) }))
      }
      if !isRoot, let nested = program.within(type, name), let result = try use(.type(nested)) {
        return result
      }
    }
    return nil
  }

  private func mayBeFunction(_ variable: Variable) -> Bool {
    switch program.shape(of: variable)?.unwrapped {
    case .function?, nil: true
    default: false
    }
  }

  /// The one of several variables that is meant: that of the same file, else the only one.
  func variable(_ name: String, among variables: [Variable]) throws -> Variable? {
    let visible = variables.filter {
      program.visibility.shows($0.home, isPrivate: $0.syntax.modifiers.isPrivate, to: here.file)
    }
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
      let body = try built(getter, by: variable.syntax.modifiers, in: variable.home)
      return try called(within: inner.values["self"] == nil ? calls : nil) {
        try execute(body, in: inner, as: type).value ?? .none
      }
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
    defer { if case .running = variable.state { variable.state = .new } }
    let value = try called(within: 0) {
      try tolerant(initial, as: type, in: functionScope(variable.home, selfValue: nil))
    }
    variable.state = .done(value)
    return value
  }

  /// The scope of a function; what the extension of a protocol holds is of the type it is used on.
  func functionScope(_ home: Home, selfValue: Value?, in parent: Scope? = nil) -> Scope {
    var home = home
    let isOfAny = ["CaseIterable", "RawRepresentable"].contains(home.type?.name)
    if isOfAny || home.type?.kind == .protocolType, let own = selfValue.flatMap(own) {
      home.type = own
    }
    let scope = Scope(home, in: parent ?? (home.file == 0 ? top : nil), isFunction: true)
    if case .type? = selfValue {} else { scope.values["self"] = selfValue }
    return scope
  }

  /// The type of a value, or the type that it is.
  func own(_ value: Value) -> DeclaredType? {
    if case .type(let shape) = value { return declaredType(of: shape) }
    return lineage(of: value.content).first
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
    if name == "self" || name == "init" { return .type(shape) }
    guard let type = declaredType(of: shape) else {
      throw stop("archlint does not know the type of `.\(name)`")
    }
    if let value = try lookUp(name, of: type, { reference($0) }) { return value }
    if case .array(let element)? = Optional(shape), let element,
      let value = try? staticMember(name, of: element)
    {
      return value
    }
    if type.isLibrary, library.mayHave(name, type.name) {
      return try libraryStatic(name, of: type)
    }
    throw stop("`\(type.name)` has no member `\(name)`")
  }

  func declaredType(of shape: TypeShape) -> DeclaredType? { shape.unwrapped.flatMap(program.type) }
}

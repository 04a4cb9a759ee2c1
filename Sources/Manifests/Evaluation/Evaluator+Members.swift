extension Evaluator {
  /// `base.name`, where the base is a value or a type.
  func member(
    _ name: String, of base: Syntax, as type: TypeShape?, in scope: Scope
  ) throws -> Value {
    if let type = namedType(base, in: scope) { return try staticMember(name, of: type) }
    // `.a.b` is of the type that is expected, and `.a` is looked up there.
    let value = try value(base, as: receiver(base, of: name, for: type), in: scope)
    if case .type(let shape) = value { return try staticMember(name, of: shape) }
    if value.isNone, base.mayBeNil { return .none }
    return try property(name, of: value)
  }

  /// The type that an expression names, unless a variable hides it.
  func namedType(_ expression: Syntax, in scope: Scope) -> TypeShape? {
    guard let path = expression.path, path[0].first?.isUppercase ?? false,
      !scope.outward.contains(where: { $0.values[path[0]] != nil })
    else { return nil }
    if path == ["Self"] { return scope.home.type.map { .named($0) } }
    let shape = program.shape(.name(path, []), in: scope.home)
    // `Context.packageDirectory` is a value.
    let isType = path.last?.first?.isUppercase ?? false
    return isType || shape.flatMap(declaredType)?.isLibrary != true ? shape : nil
  }

  func property(_ name: String, of value: Value) throws -> Value {
    if let found = try optionalProperty(name, of: value) { return found }
    throw stop("archlint does not know `.\(name)` here")
  }

  /// What a value has under a name; nil if it has nothing.
  func optionalProperty(_ name: String, of value: Value) throws -> Value? {
    let content = value.content
    try step(2 + content.count / 8)
    if let found = try declaredProperty(name, of: value) { return reference(found) }
    switch content {
    case .tuple(let elements): return element(name, of: elements)
    case .choice(let choice) where name == "rawValue": return try rawValue(of: choice)
    case .record(let record): return recordProperty(name, of: record)
    default: return try libraryProperty(name, of: content)
    }
  }

  /// What manifests declare for a value under a name: a field, a computed variable or functions.
  func declaredProperty(
    _ name: String, of value: Value, isCalled: Bool = false,
    _ store: ((Value) throws -> Void)? = nil
  ) throws -> Value? {
    let lineage = lineage(of: value.content)
    let functions = lineage.flatMap { $0.functions(name, areStatic: false) }
    if functions.isEmpty || !isCalled {
      try checkDispatch(of: name, in: lineage, areStatic: false)
      if case .structure(let structure) = value.content, let field = structure.fields[name] {
        return field
      }
      for type in lineage {
        let computed = type.variables(name, areStatic: false).filter { $0.syntax.getter != nil }
        if let variable = try variable(name, among: computed) {
          return try read(variable, selfValue: value)
        }
      }
    }
    if functions.isEmpty { return nil }
    try step(functions.count)
    return .functions(Overloads(functions: functions, receiver: value, store: store))
  }

  private func element(_ name: String, of elements: [Argument]) -> Value? {
    if let number = Int(name), elements.indices.contains(number) { return elements[number].value }
    return elements.first { $0.label == name }?.value
  }

  func lineage(of value: Value) -> [DeclaredType] {
    func extended(_ names: String...) -> [DeclaredType] {
      names.compactMap { program.libraryTypes[$0] }
    }
    switch value {
    case .choice(let choice): return program.lineage(of: choice.type)
    case .structure(let structure): return program.lineage(of: structure.type)
    case .record(let record):
      let own = extended(record.type)
      return record.name == "literal" ? own + extended("String") : own
    case .string: return extended("String", "StringProtocol", "Collection", "Sequence")
    case .array: return extended("Array", "Set", "Collection", "Sequence")
    case .dictionary: return extended("Dictionary", "Collection", "Sequence")
    case .int: return extended("Int")
    case .bool: return extended("Bool")
    case .none: return extended("Optional")
    default: return []
    }
  }

  /// What was given to a call of the library; what was not given is empty or nil.
  private func recordProperty(_ name: String, of record: Record) -> Value? {
    if let value = record[name] { return value }
    if program.dialect == .package, record.type == "Target", name == "type" || name == "isTest" {
      let kind = library.words(of: "Target")[record.name]
      if name == "isTest" { return kind.map { .bool($0 == "test") } }
      return kind.map {
        .record(Record(type: "Target.TargetType", name: $0, location: record.location))
      }
    }
    let isList = [
      "dependencies", "targets", "products", "exclude", "schemes", "packages", "scripts",
    ]
    if isList.contains(name) { return .array([]) }
    if name == "pathString", record.type == "Path" { return record.plain.first }
    if name == "targetName", record.type == "TargetReference" {
      return record["target"] ?? record.plain.first
    }
    if name == "rawValue" { return rawValue(of: record) }
    if record.type == "ProcessInfo", name == "environment" { return ofEnvironment(.dictionary([])) }
    return argumentType(name, of: record.type).map { _ in Value.none }
  }

  /// The raw value of a case of the library; nil where archlint does not know it.
  private func rawValue(of record: Record) -> Value? {
    switch record.type {
    case _ where record.name == "literal" || record.name == "configuration":
      return record.plain.first
    case "ConfigurationName": return .string(Evaluator.capitalized(record.name))
    case "Platform", "PlatformFilter": return .string(record.name.lowercased())
    case "Product": return .string(library.words(of: "Product")[record.name] ?? record.name)
    case "Destination", "LinkingStatus", "SDKType": return .string(record.name)
    default: return nil
    }
  }

  func callMember(_ name: String, of base: Syntax, _ call: Call) throws -> Value {
    let scope = call.scope
    if name == "init", case .name("self") = base.kind, let own = scope.home.type {
      try assign(construct(.named(own), call), to: base, in: scope)
      return .tuple([])
    }
    if let path = base.path, path.count == 1, program.modules.contains(path[0]),
      name.first?.isUppercase ?? false,
      let type = program.shape(.name([path[0], name], []), in: scope.home)
    {
      return try construct(type, call.untyped)
    }
    if let type = namedType(base, in: scope) {
      var call = call.untyped
      call.isExact = base.path != ["Self"]
      return try callStatic(name, of: type, call)
    }
    let value = try value(base, as: receiver(base, of: name, for: call.type), in: scope)
    if case .type(let shape) = value { return try callStatic(name, of: shape, call.untyped) }
    if value.isNone, base.mayBeNil { return .none }
    let method = try declaredProperty(name, of: value, isCalled: true) { [self] changed in
      try assign(changed, to: base, in: scope)
    }
    if let method, let result = try self.call(method, exact(call, of: method, on: base)) {
      return result
    }
    if Evaluator.mutating.contains(name) { return try mutate(name, base, call) }
    if value.text != nil, ["map", "compactMap", "flatMap"].contains(name),
      try !isOptional(base, in: scope)
    {
      return try arrayMethod(name, list(.string(words(of: value))), call)
    }
    return try libraryMethod(name, on: value, call)
  }

  /// The type that the code gives to what a member is looked up in, for an expected type of that.
  private func receiver(_ base: Syntax, of name: String, for type: TypeShape?) -> TypeShape? {
    if base.isImplicit { return type }
    guard base.isLiteral, !["map", "compactMap", "reduce"].contains(name) else { return nil }
    let array = program.libraryTypes["Array"]
    let homes =
      (array?.functions[name] ?? []).map(\.home) + (array?.variables[name] ?? []).map(\.home)
    if homes.count == 1, homes[0].element != nil {
      return program.shape(.name(["Self"], []), in: homes[0])
    }
    return ["flatMap", "joined"].contains(name) ? .array(type) : type
  }

  /// Whether a string is one that may be nil, for which its functions mean something else.
  private func isOptional(_ expression: Syntax, in scope: Scope) throws -> Bool {
    if let type = declared(expression, scope) {
      if case .optional = type { return true }
      return false
    }
    switch expression.kind {
    case .name("rawValue"), .member(_, "rawValue"): return false
    case .element, .optional, .cast, .member(_, "first"), .member(_, "last"): return true
    case .call(let callee, _):
      if case .member(_, let name) = callee.kind, ["first", "last"].contains(name) { return true }
    default: if expression.mayBeNil { return true }
    }
    throw stop("archlint does not know whether this may be nil")
  }

  func element(of base: Syntax, _ arguments: [ArgumentSyntax], in scope: Scope) throws -> Value {
    if case .name = base.kind, arguments.isEmpty { return .array([]) }
    let value = try value(base, in: scope)
    guard let first = arguments.first else { throw stop("archlint cannot evaluate this") }
    if value.isNone, base.mayBeNil { return .none }
    switch value {
    case .dictionary(let pairs):
      let type = pairs.first.flatMap { shape(of: $0.key) }
      let key = try self.value(first.value, as: type, in: scope)
      let found = try self.value(of: key, in: pairs)
      guard found.isNone, let fallback = arguments.dropFirst().first else { return found }
      return try self.value(fallback.value, in: scope)
    case .array(let values):
      guard case .int(let index) = try self.value(first.value, in: scope),
        values.indices.contains(index)
      else { throw stop("no such element") }
      return values[index]
    default: throw stop("archlint cannot evaluate this")
    }
  }

  func value(of key: Value, in pairs: [(key: Value, value: Value)]) throws -> Value {
    try step(pairs.count)
    return try pairs.first { try isSame($0.key, key) }?.value ?? .none
  }
}

internal import Documents

extension Evaluator {
  /// `base.name`, where the base is a value or a type.
  func member(
    _ name: String, of base: Expression, _ expression: Expression, as type: TypeShape?,
    in scope: Scope
  ) throws -> Value {
    if let found = try environment(expression, in: scope) { return found }
    if let type = namedType(base, in: scope) {
      return try staticMember(name, of: type)
    }
    // `.a.b` is of the type that is expected, and `.a` is looked up there.
    let value = try value(base, as: base.isImplicit ? type : nil, in: scope)
    if case .type(let shape) = value {
      return try staticMember(name, of: shape)
    }
    if value.isNone, base.mayBeNil { return .none }
    return try property(name, of: value)
  }

  /// The type that an expression names, unless a variable hides it.
  func namedType(_ expression: Expression, in scope: Scope) -> TypeShape? {
    guard let path = expression.path, let first = path.first, !isVariable(first, in: scope) else {
      return nil
    }
    if path == ["Self"] { return scope.home.type.map { .named($0) } }
    guard first.first?.isUppercase ?? false else { return nil }
    return program.shape(.name(path, []), in: scope.home)
  }

  private func isVariable(_ name: String, in scope: Scope) -> Bool {
    var around: Scope? = scope
    while let current = around {
      if current.values[name] != nil { return true }
      around = current.parent
    }
    return false
  }

  func property(_ name: String, of value: Value) throws -> Value {
    if let found = try optionalProperty(name, of: value) { return found }
    throw stop("archlint does not know `.\(name)` here")
  }

  /// What a value has under a name; nil if it has nothing.
  func optionalProperty(_ name: String, of value: Value) throws -> Value? {
    let content = value.content
    if case .structure(let structure) = content, let field = structure.fields[name] { return field }
    for type in lineage(of: content) {
      let variables = type.variables[name]?.filter { !$0.syntax.modifiers.isStatic } ?? []
      let computed = variables.filter { $0.syntax.getter != nil }
      if let variable = try variable(name, among: computed) {
        return try read(variable, selfValue: value)
      }
      if let functions = type.functions[name]?.filter({ !$0.syntax.modifiers.isStatic }),
        !functions.isEmpty
      {
        return reference(to: functions, selfValue: value)
      }
    }
    switch content {
    case .tuple(let elements): return element(name, of: elements)
    case .choice(let choice) where name == "rawValue":
      return try rawValue(of: choice)
    case .record(let record): return recordProperty(name, of: record)
    default: return try libraryProperty(name, of: content)
    }
  }

  private func element(_ name: String, of elements: [Argument]) -> Value? {
    if let number = Int(name), elements.indices.contains(number) { return elements[number].value }
    return elements.first { $0.label == name }?.value
  }

  /// A method as a value.
  private func reference(to functions: [Function], to value: Value) -> Value {
    reference(to: functions, selfValue: value)
  }

  /// The types whose members a value has.
  func lineage(of value: Value) -> [DeclaredType] {
    func extended(_ names: String...) -> [DeclaredType] { names.compactMap(program.extendedType) }
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
    if program.dialect == .package, record.type == "Target", name == "type" {
      let kinds = [
        "target": "regular", "executableTarget": "executable", "testTarget": "test",
        "systemLibrary": "system", "binaryTarget": "binary", "plugin": "plugin", "macro": "macro",
      ]
      return kinds[record.name].map {
        .record(
          Record(type: "Target.TargetType", name: $0, arguments: [], location: record.location))
      }
    }
    let isList = [
      "dependencies", "targets", "products", "exclude", "schemes", "packages", "scripts",
    ]
    if isList.contains(name) { return .array([]) }
    if record.name == "literal", name == "pathString" || name == "rawValue" {
      return record.plain.first
    }
    if name == "rawValue", record.arguments.isEmpty { return .string(record.name) }
    guard argumentType(name, of: record.type) != nil || Evaluator.plainFields.contains(name) else {
      return nil
    }
    return Value.none
  }

  private static let plainFields: Set<String> = [
    "path", "sources", "publicHeadersPath", "productName", "organizationName", "url", "name",
  ]

  // MARK: Calls of members

  /// A call of `base.name(…)`.
  func callMember(
    _ name: String, of base: Expression, _ arguments: [ArgumentSyntax], _ callee: Expression,
    as type: TypeShape?, in scope: Scope
  ) throws -> Value {
    if let found = try environmentCall(callee, arguments, in: scope) { return found }
    if name == "init", case .name("self") = base.kind, let own = scope.home.type {
      let value = try construct(.named(own), arguments, in: scope)
      try assign(value, to: base, in: scope)
      return .tuple([])
    }
    if let type = namedType(base, in: scope) {
      return try callStatic(name, of: type, arguments, as: nil, in: scope)
    }
    let value = try value(base, as: base.isLiteral || base.isImplicit ? type : nil, in: scope)
    if case .type(let shape) = value {
      return try callStatic(name, of: shape, arguments, as: nil, in: scope)
    }
    if value.isNone, base.mayBeNil { return .none }
    return try call(name, on: value, base, arguments, as: type, in: scope)
  }

  private func call(
    _ name: String, on value: Value, _ base: Expression, _ arguments: [ArgumentSyntax],
    as type: TypeShape?, in scope: Scope
  ) throws -> Value {
    let methods = lineage(of: value.content).flatMap { $0.functions[name] ?? [] }
      .filter { !$0.syntax.modifiers.isStatic }
    if let method = try choose(methods, arguments, in: scope) {
      let (result, changed) = try invoke(method, arguments, selfValue: value, in: scope)
      if method.syntax.modifiers.isMutating, let changed {
        try assign(changed, to: base, in: scope)
      }
      return result
    }
    if case .structure(let structure) = value, case .closure(let closure)? = structure.fields[name]
    {
      let values = try arguments.map { try tolerant($0.value, as: nil, in: scope) }
      return try closure.call(values, type)
    }
    if Evaluator.mutating.contains(name) {
      return try mutate(name, base, arguments, in: scope)
    }
    return try libraryMethod(name, on: value, arguments, as: type, in: scope)
  }
}

extension Expression {
  /// The names that it consists of, if it is a path of names.
  var path: [String]? {
    switch kind {
    case .name(let name): [name]
    case .member(let base, let name): base.path.map { $0 + [name] }
    case .specialized(let base, _): base.path
    default: nil
    }
  }

  /// Whether nil ends it where it is looked into.
  var mayBeNil: Bool {
    switch kind {
    case .optional: true
    case .member(let base, _), .call(let base, _), .element(let base, _), .forced(let base):
      base.mayBeNil
    default: false
    }
  }

  var isLiteral: Bool {
    switch kind {
    case .array, .dictionary: true
    default: false
    }
  }
}

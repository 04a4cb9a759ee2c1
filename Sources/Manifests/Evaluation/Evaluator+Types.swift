extension Evaluator {
  func shape(of value: Value) -> TypeShape? {
    if case .array(let values) = value.content { return .array(values.first.flatMap(shape)) }
    return own(value).map { .named($0) }
  }

  /// The type that a variable is declared with, for what is put into it.
  func declared(_ expression: Syntax, _ scope: Scope) -> TypeShape? {
    switch expression.kind {
    case .name(let name):
      for scope in scope.outward {
        if scope.types[name] != nil || scope.values[name] != nil { return scope.types[name] }
        if scope.isFunction, let variable = scope.home.type?.variables[name]?.first {
          return program.shape(of: variable)
        }
      }
      return program.root.variables[name]?.first.flatMap(program.shape)
    case .member(let base, let name):
      if case .name("self") = base.kind { return field(name, of: scope.home.type) }
      if let type = declared(base, scope)?.declared { return field(name, of: type) }
      if ["first", "last"].contains(name), let element = declared(base, scope)?.element {
        return .optional(element)
      }
      // A call may do something, which must not happen twice.
      guard base.isPlain else { return nil }
      let value = try? tolerant(base, as: nil, in: scope)
      return field(name, of: value.flatMap { shape(of: $0) }?.declared)
    case .optional(let base), .forced(let base): return declared(base, scope)?.unwrapped
    case .string: return .named(program.libraryType("String"))
    case .call(let callee, _): return result(of: callee, scope)
    case .array(let elements):
      return elements.lazy.compactMap { self.declared($0, scope) }.first.map { .array($0) }
    case .chain(let operands, let symbols) where symbols[0] == "+" || symbols[0] == "??":
      let type = operands.lazy.compactMap { self.declared($0, scope) }.first
      return symbols[0] == "??" ? type?.unwrapped : type
    case .ternary(_, let then, let otherwise):
      return declared(then, scope) ?? declared(otherwise, scope)
    case .element(let base, let arguments):
      switch declared(base, scope)?.unwrapped {
      case .array(let element)?: return element
      case .dictionary(_, let element)?: return arguments.count > 1 ? element : .optional(element)
      default: return nil
      }
    default: return nil
    }
  }

  /// The type of what a call makes: of that type, or what the only function of the name returns.
  private func result(of callee: Syntax, _ scope: Scope) -> TypeShape? {
    if let type = callee.asType.flatMap({ program.shape($0, in: scope.home) }) { return type }
    var functions: [Function] = []
    switch callee.kind {
    case .member(_, "first"), .member(_, "last"): return declared(callee, scope)
    case .name(let name):
      let types = (scope.home.type?.outward.map { $0 } ?? []) + [program.root]
      functions =
        scope.outward.lazy.compactMap { $0.functions[name] }.first
        ?? types.lazy.compactMap { $0.functions[name] }.first ?? []
    case .member(let base, let name):
      functions = namedType(base, in: scope)?.declared?.functions(name, areStatic: true) ?? []
    default: break
    }
    guard functions.count == 1 else { return nil }
    if functions[0].isCase { return functions[0].home.type.map { .named($0) } }
    return program.shape(functions[0].syntax.result, in: functions[0].home)
  }

  private func field(_ name: String, of type: DeclaredType?) -> TypeShape? {
    guard let type else { return nil }
    if let variable = type.variables[name]?.first { return program.shape(of: variable) }
    return type.isLibrary ? argumentType(name, of: type.name) : nil
  }

  func argumentType(_ label: String?, of type: String) -> TypeShape? {
    program.shape(library.argument(label, of: type), in: .library)
  }

  /// Whether a value can be of a type; of what is not known anything can be.
  func fits(_ value: Value, _ type: TypeShape?) -> Bool {
    guard let type else { return true }
    if value.isNone {
      if case .optional = type { return true }
      return false
    }
    switch (value.content, type.unwrapped) {
    case (.choice, .named(let type)?), (.structure, .named(let type)?):
      return lineage(of: value.content).contains { $0 === type }
    case (.record(let record), .named(let type)?):
      // Classes of products are called like the functions that make them.
      let ownClass = "\(record.type).\(Evaluator.capitalized(record.name))"
      return [record.type, ownClass].contains(type.name)
    case (.string, .named(let type)?):
      return type.isLibrary && !["Int", "Bool"].contains(type.name)
    case (.int, .named(let type)?): return ["Int", "Double", "Any"].contains(type.name)
    case (.bool, .named(let type)?): return ["Bool", "Any"].contains(type.name)
    case (.array(let values), .array(let element)?):
      return values.first.map { fits($0, element) } ?? true
    case (.array, .named(let type)?):
      return type.isLibrary && library.element(of: type.name) != nil
    case (.dictionary, .dictionary?), (.closure, .function?), (.tuple, .tuple?): return true
    case (.dictionary, .named(let type)?):
      return type.isLibrary && !["String", "Int", "Bool", "Array"].contains(type.name)
    case (.unknown, _), (_, nil): return true
    default: return false
    }
  }

  func mayBe(_ expression: Syntax, _ type: TypeShape?, in scope: Scope) throws -> Bool {
    guard let shape = type?.unwrapped else { return true }
    switch expression.kind {
    case .array(let elements):
      guard fits(.array([]), shape) else { return false }
      try step(elements.count)
      return try elements.prefix(4).allSatisfy { try mayBe($0, shape.element, in: scope) }
    case .implicitMember(let name):
      // A list may be made by a member of its elements.
      let types = [shape, shape.element].compactMap { $0 }.compactMap(declaredType)
      return try types.contains { try hasStatic(name, $0) }
    case .call(let callee, _) where callee.isImplicit: return try mayBe(callee, type, in: scope)
    case .string: return fits(.string(""), shape)
    case .int, .bool, .dictionary, .none, .closure:
      return fits(try tolerant(expression, as: nil, in: scope), type)
    case .name, .member: return fits(try tolerant(expression, as: type, in: scope), type)
    default: return true
    }
  }

  /// Whether `.name` can stand for a value of a type.
  func hasStatic(_ name: String, _ type: DeclaredType) throws -> Bool {
    if name == "init" { return true }
    let lineage = program.lineage(of: type)
    try step(lineage.reduce(0) { $0 + $1.cases.count } / 8)
    let isDeclared = lineage.contains { type in
      type.cases.contains { $0.syntax.name == name }
        || !type.variables(name, areStatic: true).isEmpty
        || !type.functions(name, areStatic: true).isEmpty
    }
    return isDeclared || type.isLibrary && library.mayHave(name, type.name)
  }
}

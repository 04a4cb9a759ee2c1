/// A manifest and the helpers it may use, with all that they declare.
final class SwiftProgram {
  let sources: [Source]
  let dialect: LibraryTypes.Dialect
  /// What the manifest does, which is the first file.
  private(set) var statements: [Syntax] = []
  /// What the files declare outside of types, which the name of a module stands for.
  let root = DeclaredType("this module", kind: .structure)
  let modules: Set<String>
  let visibility: ModuleVisibility
  private var extensions: [(syntax: TypeDeclaration, home: Home)] = []
  /// Every type that was declared or extended, wherever it is known.
  private var declared: [DeclaredType] = []
  private let library: LibraryTypes
  /// How often types are named where they are declared, extended, or inherited.
  private(set) var heads: [String: Int] = [:]
  /// How often a type has been looked up, which counts as steps.
  private(set) var effort = 0
  /// The most steps that evaluating it may take.
  let mostSteps: Int

  init(
    _ files: [(source: Source, module: String?, statements: [Syntax])], modules: Set<String>,
    dialect: LibraryTypes.Dialect, among count: Int
  ) {
    sources = files.map(\.source)
    mostSteps = Evaluator.stepLimit(for: sources, among: max(count, 1))
    self.modules = modules.union(LibraryTypes.modules)
    (self.dialect, library) = (dialect, LibraryTypes.of(dialect))
    visibility = ModuleVisibility(files.map { ($0.module ?? "", $0.statements) }, among: modules)
    for (number, file) in files.enumerated() {
      let home = Home(file: number)
      for statement in file.statements {
        // What a manifest does is done in its order; what helpers hold is there when it is needed.
        if number == 0, case .variable(let variable) = statement.kind, variable.getter == nil {
          statements.append(statement)
        } else if !collect(statement, in: home), number == 0 {
          statements.append(statement)
        }
      }
    }
    extend()
  }

  /// Declares what a statement declares; false if it does something else.
  ///
  /// Of types of one name in several files the first counts, as those of imported modules come last.
  @discardableResult func collect(
    _ statement: Syntax, in home: Home, isLocal: Bool = false
  ) -> Bool {
    let owner = home.type ?? root
    switch statement.kind {
    case .function(let syntax):
      owner.functions[syntax.name, default: []].append(Function(syntax: syntax, home: home))
    case .variable(let syntax): collect(syntax, in: home)
    case .alias(let name, let syntax):
      owner.aliases[visibility.key(name, in: home, isPrivate: false)] = (syntax, home)
    case .type(let syntax):
      if syntax.kind == .extended {
        extensions.append((syntax, home))
      } else if case .name(let path, _) = syntax.name, let name = path.last {
        let path = home.type.map { "\($0.name).\(name)" } ?? name
        let type = DeclaredType(path, in: home.type, kind: syntax.kind)
        declared.append(type)
        let key = visibility.key(name, in: home, isPrivate: syntax.isPrivate)
        if isLocal || owner.nested[key] == nil { owner.nested[key] = type }
        add(syntax, to: type, home.file)
      }
    case .importing: break
    default: return false
    }
    return true
  }

  private func collect(_ syntax: VariableSyntax, in home: Home) {
    let (variable, owner) = (Variable(syntax, home), home.type ?? root)
    guard let name = syntax.name else { return }
    // What a protocol asks for is declared elsewhere.
    if owner.kind == .protocolType, syntax.value == nil, syntax.getter == nil {
      owner.asked.insert(name)
      return
    }
    owner.variables[name, default: []].append(variable)
    if !syntax.modifiers.isStatic, syntax.getter == nil { owner.stored.append(variable) }
  }

  private func add(_ syntax: TypeDeclaration, to type: DeclaredType, _ file: Int) {
    var home = Home(file: file, type: type)
    if case .array(let element) = syntax.name { home.element = element }
    for case .name(let path, _) in syntax.inherits + [syntax.name] {
      heads[path.last ?? "", default: 0] += 1
    }
    if type.kind == .protocolType { type.spans += syntax.members.map { (file, $0.span) } }
    type.inherits += syntax.inherits.map { ($0, Home(file: file, type: type.parent)) }
    type.cases += syntax.cases.map { ($0, home) }
    for member in syntax.members { collect(member, in: home) }
    for (name, values, _) in syntax.cases {
      guard let values else { continue }
      let function = FunctionSyntax(
        name: name, generics: [], parameters: values, result: nil, body: [],
        modifiers: Modifiers(isStatic: true))
      type.functions[name, default: []].append(
        Function(syntax: function, home: home, isCase: true))
    }
  }

  /// Breaks reference cycles: a member refers to its type, and a value may be a closure.
  func finish() {
    for type in declared + [root] {
      for variable in type.variables.values.joined() { variable.state = .new }
      (type.inherits, type.nested, type.aliases, type.variables) = ([], [:], [:], [:])
      (type.stored, type.functions, type.cases) = ([], [:], [])
    }
  }

  /// Adds what extensions hold to their types; what these declare may be what others extend.
  func extend() {
    // Those with the shortest names are of the library; others may be of what these declare.
    var shortest: Int?
    while !extensions.isEmpty {
      let pending = extensions
      extensions = []
      for one in pending {
        let isOfLibrary = one.syntax.name.length == shortest
        let shape = shape(one.syntax.name, in: one.home, withLibrary: isOfLibrary)
        if let type = shape.flatMap(type(of:)) {
          add(one.syntax, to: type, one.home.file)
        } else if !isOfLibrary {
          extensions.append(one)
        }
      }
      shortest =
        extensions.count < pending.count ? nil : extensions.map(\.syntax.name.length).min()
    }
  }

  func type(of shape: TypeShape) -> DeclaredType? {
    switch shape {
    case .named(let type): type
    case .array: libraryType("Array")
    case .dictionary: libraryType("Dictionary")
    case .optional: libraryType("Optional")
    case .function, .tuple: nil
    }
  }

  func libraryType(_ name: String) -> DeclaredType {
    if let type = libraryTypes[name] { return type }
    let point = name.utf8.lastIndex(of: UInt8(ascii: "."))
    let parent = point.map { libraryType(String(name[..<$0])) }
    let type = DeclaredType(name, in: parent)
    if let point, library.knows(name) { parent?.nested[String(name[point...].dropFirst())] = type }
    declared.append(type)
    libraryTypes[name] = type
    return type
  }

  /// The types of libraries that manifests name.
  private(set) var libraryTypes: [String: DeclaredType] = [:]

  /// The type that a variable is declared with, or made of as `[Type]()`.
  func shape(of variable: Variable) -> TypeShape? {
    shape(variable.syntax.statedType, in: variable.home)
  }

  /// Looks up a type as Swift does it, outward from where it is written.
  func shape(_ syntax: TypeSyntax?, in home: Home, withLibrary: Bool = true, depth: Int = 0)
    -> TypeShape?
  {
    guard let syntax, depth < 32, effort <= mostSteps else { return nil }
    effort += 1
    func inner(_ syntax: TypeSyntax) -> TypeShape? {
      shape(syntax, in: home, withLibrary: withLibrary, depth: depth + 1)
    }
    switch syntax {
    case .array(let element): return .array(inner(element))
    case .dictionary(let key, let value): return .dictionary(inner(key), inner(value))
    case .optional(let wrapped): return .optional(inner(wrapped))
    case .function(let result): return .function(inner(result))
    case .tuple(let elements): return .tuple(elements.map { ($0.label, inner($0.type)) })
    case .other: return nil
    case .name(let path, _):
      return named(path, in: home, withLibrary: withLibrary, depth: depth + 1)
    }
  }

  private func named(_ path: [String], in home: Home, withLibrary: Bool, depth: Int) -> TypeShape? {
    guard let first = path.first else { return nil }
    effort += path.count / 8
    if path.count > 1, modules.contains(first), outward(first, in: home, false, depth) == nil {
      if LibraryTypes.modules.contains(first), library.knows(path[1]) {
        return .named(libraryType(path.dropFirst().joined(separator: ".")))
      }
      return named(
        Array(path.dropFirst()), in: Home(file: home.file), withLibrary: withLibrary, depth: depth)
    }
    let module = modules.contains(first) ? TypeShape.named(root) : nil
    guard var found = outward(first, in: home, withLibrary, depth) ?? module else { return nil }
    for name in path.dropFirst() {
      guard case .named(let type) = found, let next = within(type, name, withLibrary, depth) else {
        return nil
      }
      found = next
    }
    return found
  }

  private func outward(
    _ name: String, in home: Home, _ withLibrary: Bool, _ depth: Int
  ) -> TypeShape? {
    if let element = home.element, ["Self", "Element"].contains(name) {
      let found = shape(element, in: Home(file: home.file), depth: depth)
      return name == "Self" ? .array(found) : found
    }
    if name == "Self" { return home.type.map { .named($0) } }
    for type in home.type?.outward.map({ $0 }) ?? [] {
      if let found = within(type, name, false, depth) { return found }
      if type.isLibrary, library.knows("\(type.name).\(name)") {
        return .named(libraryType("\(type.name).\(name)"))
      }
    }
    // What the library says of its types is about these, not about others of their names.
    for key in visibility.keys(name, from: home.file) {
      if let found = within(root, key, false, depth) { return found }
    }
    guard withLibrary else { return nil }
    if let alias = library.alias(name) { return shape(alias, in: .library, depth: depth) }
    return library.knows(name) ? .named(libraryType(name)) : nil
  }

  func within(
    _ type: DeclaredType, _ name: String, _ withLibrary: Bool = false, _ depth: Int = 0
  ) -> TypeShape? {
    if let nested = type.nested[name] { return .named(nested) }
    if let alias = type.aliases[name] { return shape(alias.syntax, in: alias.home, depth: depth) }
    if name == "RawValue", type.kind == .enumeration, let raw = type.inherits.first {
      return shape(raw.syntax, in: raw.home, depth: depth)
    }
    guard withLibrary, type.isLibrary else { return nil }
    if let alias = library.alias("\(type.name).\(name)") {
      return shape(alias, in: .library, depth: depth)
    }
    return .named(libraryType("\(type.name).\(name)"))
  }
}

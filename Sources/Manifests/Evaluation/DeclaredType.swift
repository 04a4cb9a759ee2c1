/// A type with all that is declared in it and in its extensions.
///
/// Types of libraries are among them, with what manifests add to them.
final class DeclaredType {
  /// The path of names, such as `Module.Feature`.
  let name: String
  let parent: DeclaredType?
  /// Nil for a type of a library.
  let kind: TypeDeclaration.Kind?
  var inherits: [(syntax: TypeSyntax, home: Home)] = []
  var nested: [String: DeclaredType] = [:]
  var aliases: [String: (syntax: TypeSyntax, home: Home)] = [:]
  var variables: [String: [Variable]] = [:]
  var stored: [Variable] = []
  /// The variables that a protocol asks for.
  var asked: Set<String> = []
  /// Where the members of a protocol and of its extensions are written.
  var spans: [(file: Int, span: Span)] = []
  var functions: [String: [Function]] = [:]
  var cases: [(syntax: CaseSyntax, home: Home)] = []

  init(_ name: String, in parent: DeclaredType? = nil, kind: TypeDeclaration.Kind? = nil) {
    (self.name, self.parent, self.kind) = (name, parent, kind)
  }

  var isLibrary: Bool { kind == nil }
  var outward: UnfoldFirstSequence<DeclaredType> { sequence(first: self, next: \.parent) }

  func functions(_ name: String, areStatic: Bool) -> [Function] {
    (functions[name] ?? []).filter { $0.syntax.modifiers.isStatic == areStatic }
  }

  func variables(_ name: String, areStatic: Bool) -> [Variable] {
    (variables[name] ?? []).filter { $0.syntax.modifiers.isStatic == areStatic }
  }
}

/// Where something is declared: in which file, and in which type.
struct Home {
  /// Where the library is, which knows no types of others.
  static var library: Home { Home(file: -1) }

  let file: Int
  var type: DeclaredType?
  /// What an extension of arrays says that their elements are.
  var element: TypeSyntax?
}

final class Variable {
  enum State {
    case new, running
    case done(Value)
  }

  let syntax: VariableSyntax
  let home: Home
  var state = State.new

  init(_ syntax: VariableSyntax, _ home: Home) { (self.syntax, self.home) = (syntax, home) }
}

struct Function {
  let syntax: FunctionSyntax
  let home: Home
  /// The block that it is declared in, if it is one of a block.
  var scope: Scope?
  /// Whether it is a case of an enum, which holds its arguments.
  var isCase = false
}

/// Functions of one name, of which a call chooses one.
struct Overloads {
  let functions: [Function]
  /// What they are called on: a value, or the type that static ones are looked up in.
  var receiver: Value?
  /// Puts back what a mutating one makes of the value.
  var store: ((Value) throws -> Void)?
}

/// The variables of a block, and those around it.
final class Scope {
  var values: [String: Value] = [:]
  var functions: [String: [Function]] = [:]
  var types: [String: TypeShape] = [:]
  let parent: Scope?
  let home: Home
  /// Whether a function of its type begins here, with `self` if it has one.
  let isFunction: Bool

  init(_ home: Home, in parent: Scope? = nil, isFunction: Bool = false) {
    (self.home, self.parent, self.isFunction) = (home, parent, isFunction)
  }

  func block() -> Scope { Scope(home, in: self) }
  var outward: UnfoldFirstSequence<Scope> { sequence(first: self, next: \.parent) }
}

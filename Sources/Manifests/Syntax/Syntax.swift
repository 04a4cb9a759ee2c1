/// An expression, a pattern or a statement, and where it is written.
struct Syntax: Sendable {
  let kind: SyntaxKind
  let span: Span

  init(_ kind: SyntaxKind, at span: Span) { (self.kind, self.span) = (kind, span) }

  /// The parts of a path such as `Module.Type.name`; nil for more of them than anything has.
  var path: [String]? {
    var (names, next) = ([String](), self)
    for _ in 0..<8 {
      switch next.kind {
      case .name(let name): return (names + [name]).reversed()
      case .member(let base, let name): (names, next) = (names + [name], base)
      case .specialized(let base, _): next = base
      default: return nil
      }
    }
    return nil
  }

  /// The type that an expression is in front of parentheses.
  var asType: TypeSyntax? {
    switch kind {
    case .array(let elements) where elements.count == 1: elements[0].asType.map { .array($0) }
    case .dictionary(let pairs) where pairs.count == 1:
      pairs[0].key.asType.flatMap { key in pairs[0].value.asType.map { .dictionary(key, $0) } }
    case .specialized(let base, let types) where ["Array", "Set"].contains(base.path?.last):
      types.first.map { .array($0) }
    case .optional(let wrapped): wrapped.asType.map { .optional($0) }
    default:
      // A function of a type has its own result.
      path.flatMap { $0.last?.first?.isUppercase ?? false ? .name($0, []) : nil }
    }
  }

  /// Whether it only looks into variables, so that evaluating it does nothing else.
  var isPlain: Bool {
    switch kind {
    case .name, .int: true
    case .string(let parts): parts.count < 2
    case .member(let base, _), .optional(let base), .forced(let base): base.isPlain
    case .element(let base, let arguments):
      base.isPlain && arguments.allSatisfy { $0.value.isPlain }
    default: false
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

  /// Whether it is a literal, or what functions make of one.
  var isLiteral: Bool {
    switch kind {
    case .array, .dictionary: true
    case .call(let base, _), .member(let base, _): base.isLiteral
    case .chain(let operands, _): operands.contains(where: \.isLiteral)
    default: false
    }
  }

  /// Whether its type follows from outside alone.
  var isImplicit: Bool {
    switch kind {
    case .implicitMember: true
    case .call(let base, _), .member(let base, _), .forced(let base): base.isImplicit
    default: false
    }
  }

  /// `.name`, `.name(…)` or `Type.name(…)`, taken apart.
  var member: (base: Syntax?, name: String, values: [ArgumentSyntax]?)? {
    switch kind {
    case .implicitMember(let name): (nil, name, nil)
    case .member(let base, let name) where base.path != nil: (base, name, nil)
    case .call(let callee, let arguments):
      switch callee.kind {
      case .implicitMember(let name): (nil, name, arguments)
      case .member(let base, let name) where base.path != nil: (base, name, arguments)
      default: nil
      }
    default: nil
    }
  }

  func boundName(_ isBinding: Bool = false) -> String? {
    switch kind {
    case .bound(let inner): inner.boundName(true)
    case .name(let name) where isBinding && name != "_": name
    default: nil
    }
  }
}

/// What manifests are made of.
indirect enum SyntaxKind: Sendable {
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string([StringPart<Syntax>])
  /// `#file` and its kin, without the mark.
  case macro(String)
  case name(String)
  /// `.name`, whose type follows from where it is.
  case implicitMember(String)
  case member(Syntax, String)
  case specialized(Syntax, [TypeSyntax])
  case call(Syntax, [ArgumentSyntax])
  case element(Syntax, [ArgumentSyntax])
  case array([Syntax])
  case dictionary([(key: Syntax, value: Syntax)])
  case tuple([ArgumentSyntax])
  case closure(ClosureSyntax)
  /// Operands of one precedence, with the operators between them.
  case chain([Syntax], [String])
  case ternary(Syntax, then: Syntax, else: Syntax)
  case not(Syntax)
  case negative(Syntax)
  case reference(Syntax)
  case forced(Syntax)
  case optional(Syntax)
  /// `as`, `as?`, `as!` and `is`.
  case cast(Syntax, String, TypeSyntax)
  case keyPath([String])

  /// `let` and a pattern in which all names are new.
  case bound(Syntax)
  /// `is` and a type.
  case isOf(TypeSyntax)

  /// What is done otherwise is one statement for `else if`.
  case conditional([ConditionSyntax], [Syntax], otherwise: [Syntax]?)
  case choice(Syntax, [SwitchCase])
  case assignment(Syntax, String, Syntax)
  case variable(VariableSyntax)
  case function(FunctionSyntax)
  case type(TypeDeclaration)
  case alias(String, TypeSyntax)
  case importing(String, isExported: Bool)
  case guarded([ConditionSyntax], [Syntax])
  /// `for pattern in sequence where condition`.
  case loop(Syntax, Syntax, where: Syntax?, [Syntax])
  case whileLoop([ConditionSyntax], [Syntax])
  case repeatLoop([Syntax], Syntax)
  case block([Syntax], catches: Bool)
  /// What archlint does not evaluate, in its words.
  case unread(String)
  case returning(Syntax?)
  case throwing, breaking, continuing, fallingThrough
}

/// A stretch of a string: its text, or an expression in it, as tokens or read.
enum StringPart<Code: Sendable>: Sendable {
  case text(String)
  case code(Code)
}

/// An argument of a call, or an element of a tuple.
struct ArgumentSyntax: Sendable {
  let label: String?
  let value: Syntax
  var isTrailing = false
}

struct ClosureSyntax: Sendable {
  /// The names of its parameters; nil where they are `$0`, `$1`.
  var parameters: [ParameterSyntax]?
  /// What it takes as it is when the closure is made.
  var captures: [(name: String, value: Syntax)] = []
  /// How many of `$0`, `$1` it has then.
  var count = 0
  var result: TypeSyntax?
  var body: [Syntax] = []
}

indirect enum TypeSyntax: Sendable {
  case name([String], [TypeSyntax])
  case array(TypeSyntax)
  case dictionary(TypeSyntax, TypeSyntax)
  case optional(TypeSyntax)
  case function(result: TypeSyntax)
  case tuple([(label: String?, type: TypeSyntax)])
  /// What nothing can be said of.
  case other

  var length: Int {
    if case .name(let path, _) = self { path.count } else { 1 }
  }
}

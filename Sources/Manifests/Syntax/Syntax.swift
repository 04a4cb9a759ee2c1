/// An expression, a pattern or a statement, and where it is written.
struct Syntax: Sendable {
  let kind: SyntaxKind
  let span: Span

  init(_ kind: SyntaxKind, at span: Span) { (self.kind, self.span) = (kind, span) }
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
  case importing(String)
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
  case tuple([TypeSyntax])
  /// What nothing can be said of.
  case other
}

internal import Documents

/// An expression, and where it is written.
struct Expression: Sendable {
  let kind: ExpressionKind
  let span: Span

  init(_ kind: ExpressionKind, at span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// What an expression is made of.
indirect enum ExpressionKind: Sendable {
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string([StringPart])
  /// `#file` and its kin, without the mark.
  case macro(String)
  case name(String)
  /// `.name`, whose type follows from where it stands.
  case implicitMember(String)
  case member(Expression, String)
  case specialized(Expression, [TypeSyntax])
  case call(Expression, [ArgumentSyntax])
  case element(Expression, [ArgumentSyntax])
  case array([Expression])
  case dictionary([(key: Expression, value: Expression)])
  case tuple([ArgumentSyntax])
  case closure(ClosureSyntax)
  /// Operands of one precedence, with the operators between them.
  case chain([Expression], [String])
  case ternary(Expression, then: Expression, else: Expression)
  case not(Expression)
  case negative(Expression)
  case reference(Expression)
  case forced(Expression)
  case optional(Expression)
  /// `as`, `as?`, `as!` and `is`.
  case cast(Expression, String, TypeSyntax)
  case conditional(ConditionalSyntax)
  case choice(SwitchSyntax)
  case keyPath([String])
}

/// A stretch of a string: its text, or an expression in it.
enum StringPart: Sendable {
  case text(String)
  case code(Expression)
}

/// An argument of a call, or an element of a tuple.
struct ArgumentSyntax: Sendable {
  let label: String?
  let value: Expression
  /// Whether it is a closure behind the parentheses.
  var isTrailing = false
}

/// A closure.
struct ClosureSyntax: Sendable {
  /// The names of its parameters; nil where they are `$0`, `$1`.
  var parameters: [ParameterSyntax]?
  var result: TypeSyntax?
  var body: [Statement] = []
}

/// A type, as it is written.
indirect enum TypeSyntax: Sendable {
  /// A path of names.
  case name([String], [TypeSyntax])
  case array(TypeSyntax)
  case dictionary(TypeSyntax, TypeSyntax)
  case optional(TypeSyntax)
  case function(result: TypeSyntax)
  case tuple([TypeSyntax])
  /// What nothing can be said of.
  case other
}

/// What a value is compared with in a `switch` and its kin.
indirect enum SwiftPattern: Sendable {
  case wildcard
  case binding(String)
  /// `.name(…)` or `Type.name(…)`, with what its values are compared with.
  case member(Expression?, String, [SwiftPattern]?)
  case tuple([SwiftPattern])
  case optional(SwiftPattern)
  case type(TypeSyntax, SwiftPattern?)
  case expression(Expression)
}

internal import Documents

/// A statement, and where it is written.
struct Statement: Sendable {
  let kind: StatementKind
  let span: Span

  init(_ kind: StatementKind, at span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// What kinds of statements there are.
indirect enum StatementKind: Sendable {
  case expression(Expression)
  case assignment(Expression, String, Expression)
  case variable(VariableSyntax)
  case function(FunctionSyntax)
  case type(TypeDeclaration)
  case alias(String, TypeSyntax)
  case importing(String)
  case conditional(ConditionalSyntax)
  case guarded([ConditionSyntax], [Statement])
  case choice(SwitchSyntax)
  case loop(LoopSyntax)
  case whileLoop([ConditionSyntax], [Statement])
  case repeatLoop([Statement], Expression)
  case block([Statement], catches: Bool)
  case deferred([Statement])
  case returning(Expression?)
  case throwing
  case breaking
  case continuing
  case fallingThrough
}

/// `if` with all its branches.
struct ConditionalSyntax: Sendable {
  let conditions: [ConditionSyntax]
  let body: [Statement]
  /// What is done otherwise: `else if` is a list of one statement.
  let otherwise: [Statement]?
}

/// One of the conditions of `if`, `guard` and `while`.
enum ConditionSyntax: Sendable {
  case holds(Expression)
  /// `let name = value`, where the value must not be nil.
  case unwraps(SwiftPattern, Expression)
  case matches(SwiftPattern, Expression)
}

/// `switch` with all its cases.
struct SwitchSyntax: Sendable {
  let subject: Expression
  let cases: [SwitchCase]
}

/// A case of a `switch`; the patterns of `default` match everything.
struct SwitchCase: Sendable {
  let patterns: [(pattern: SwiftPattern, condition: Expression?)]
  let body: [Statement]
}

/// `for … in`.
struct LoopSyntax: Sendable {
  let pattern: SwiftPattern
  let sequence: Expression
  let condition: Expression?
  let body: [Statement]
}

/// `let` or `var`, with all that may follow.
struct VariableSyntax: Sendable {
  let pattern: SwiftPattern
  let type: TypeSyntax?
  let value: Expression?
  /// What a computed one does when it is read.
  let getter: [Statement]?
  /// Whether it has something to do when it is set.
  let hasSetter: Bool
  let modifiers: Modifiers

  /// The name, where it is one.
  var name: String? {
    if case .binding(let name) = pattern { name } else { nil }
  }
}

/// What stands before a declaration.
struct Modifiers: Equatable, Sendable {
  var isStatic = false
  var isPrivate = false
  var isMutating = false
  var isIndirect = false
}

/// A function or an initializer, which is called `init`.
struct FunctionSyntax: Sendable {
  let name: String
  let generics: [String]
  let parameters: [ParameterSyntax]
  let result: TypeSyntax?
  /// Nil where a protocol only asks for it.
  let body: [Statement]?
  let modifiers: Modifiers
  /// Whether an initializer may give nil.
  var isFailable = false
}

/// A parameter of a function or a closure.
struct ParameterSyntax: Sendable {
  /// The word at the call; nil for `_`.
  let label: String?
  let name: String
  let type: TypeSyntax?
  var value: Expression?
  var isVariadic = false
  var isInout = false
}

/// A type or an extension.
struct TypeDeclaration: Sendable {
  /// What kinds of types can be declared.
  enum Kind: String {
    case structure = "struct"
    case enumeration = "enum"
    case protocolType = "protocol"
    case classType = "class"
    case extended = "extension"
  }

  let kind: Kind
  let name: TypeSyntax
  /// What it inherits from and conforms to.
  let inherits: [TypeSyntax]
  let members: [Statement]
  let cases: [CaseSyntax]
  let modifiers: Modifiers
}

/// A case of an enum.
struct CaseSyntax: Sendable {
  let name: String
  let values: [ParameterSyntax]?
  let raw: Expression?
}

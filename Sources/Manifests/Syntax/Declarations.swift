/// One of the conditions of `if`, `guard` and `while`: without a pattern, the value must be true.
typealias ConditionSyntax = (pattern: Syntax?, value: Syntax)

/// A case of a `switch`; the patterns of `default` match everything.
typealias SwitchCase = (patterns: [(pattern: Syntax, condition: Syntax?)], body: [Syntax])

/// `let` or `var`, with all that may follow.
struct VariableSyntax: Sendable {
  let pattern: Syntax
  let type: TypeSyntax?
  let value: Syntax?
  /// What a computed one does when it is read.
  let getter: [Syntax]?
  let modifiers: Modifiers

  var name: String? { pattern.boundName() }

  /// Its type as written, also where that is only made, as in `[Type]()`.
  var statedType: TypeSyntax? {
    if let type { return type }
    guard case .call(let callee, let arguments)? = value?.kind, arguments.isEmpty else {
      return nil
    }
    return callee.asType
  }
}

struct Modifiers: Sendable {
  var isStatic = false
  var isPrivate = false
  var isMutating = false
  /// Whether an import hands on what it imports.
  var isExported = false
  /// A name that stands for an attribute of an own type.
  var wrapper: Syntax?
}

/// A function or an initializer, which is called `init`.
struct FunctionSyntax: Sendable {
  let name: String
  let generics: [String]
  let parameters: [ParameterSyntax]
  let result: TypeSyntax?
  /// Nil where a protocol only asks for it.
  let body: [Syntax]?
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
  var value: Syntax?
  var isVariadic = false
  var isInout = false
  /// The result builder for a closure, such as `@ViewBuilder`.
  var builder: String?

  var isFunction: Bool {
    switch type {
    case .function?, .optional(.function)?: true
    default: false
    }
  }

  /// Whether a closure behind the call can be meant for it.
  var takesClosure: Bool {
    switch type {
    case .other?, .name?: true
    default: isFunction
    }
  }
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
  let inherits: [TypeSyntax]
  let members: [Syntax]
  let cases: [CaseSyntax]
  let isPrivate: Bool
}

typealias CaseSyntax = (name: String, values: [ParameterSyntax]?, raw: Syntax?)

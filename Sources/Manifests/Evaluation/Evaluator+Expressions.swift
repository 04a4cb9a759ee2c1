extension Evaluator {
  func evaluate(_ expression: Syntax, as type: TypeShape?, in scope: Scope) throws -> Value {
    try nested(at: expression.span, in: scope) {
      switch expression.kind {
      case .none: return .none
      case .bool(let flag): return .bool(flag)
      case .int(let number):
        return type?.declared?.name == "Double" ? .double(Double(number)) : .int(number)
      case .double(let number): return .double(number)
      case .string(let parts): return try string(parts, as: type, in: scope)
      case .macro(let name): return try macro(name)
      case .array(let elements): return try array(elements, as: type, in: scope)
      case .dictionary(let pairs): return try dictionary(pairs, as: type, in: scope)
      case .tuple(let elements): return try tuple(elements, as: type, in: scope)
      case .closure(let syntax): return try closure(syntax, as: type, in: scope)
      case .name(let name): return try read(name, in: scope)
      case .implicitMember(let name): return try implicit(name, as: type)
      case .member(let base, let name): return try member(name, of: base, as: type, in: scope)
      case .call(let callee, let arguments):
        return try call(callee, Call(arguments: arguments, type: type, scope: scope))
      case .element(let base, let arguments): return try element(of: base, arguments, in: scope)
      case .specialized(let base, _): return try evaluate(base, as: type, in: scope)
      default: return try operation(expression, as: type, in: scope)
      }
    }
  }

  private func operation(_ expression: Syntax, as type: TypeShape?, in scope: Scope) throws -> Value
  {
    switch expression.kind {
    case .chain(let operands, let symbols): return try chain(operands, symbols, as: type, in: scope)
    case .ternary(let condition, let then, let otherwise):
      return try evaluate(try holds(condition, in: scope) ? then : otherwise, as: type, in: scope)
    case .not(let operand): return .bool(try !holds(operand, in: scope))
    case .negative(let operand):
      switch try value(operand, in: scope) {
      case .int(let number) where number != .min: return .int(-number)
      case .double(let number): return .double(-number)
      default: throw stop("this is not a number")
      }
    case .reference(let operand): return try evaluate(operand, as: type, in: scope)
    case .forced(let operand):
      let value = try value(operand, as: type, in: scope)
      guard !value.isNone else { throw stop("this value is nil") }
      return value
    case .optional(let operand): return try value(operand, as: type, in: scope)
    case .cast(let operand, let kind, let syntax):
      return try cast(operand, kind, program.shape(syntax, in: scope.home), in: scope)
    case .conditional, .choice: return try execute(expression, in: scope, as: type).value ?? .none
    case .keyPath(let path):
      return .closure { [self] values, _ in
        try path.reduce(values.first ?? .none) { try property($1, of: $0) }
      }
    default: throw stop("archlint cannot evaluate this")
    }
  }

  private func cast(
    _ operand: Syntax, _ kind: String, _ type: TypeShape?, in scope: Scope
  ) throws -> Value {
    let value = try value(operand, as: kind == "as" ? type : nil, in: scope)
    if kind == "as" || kind == "as!" { return value }
    guard let type else { throw stop("archlint cannot evaluate this") }
    let fits = fits(value, type)
    return kind == "is" ? .bool(fits) : fits ? value : .none
  }

  private func macro(_ name: String) throws -> Value {
    switch name {
    case "file", "filePath", "fileID":
      // The path from the root; of the folders above it nothing is known.
      throw stop("archlint does not know the path of this file")
    case "if": throw stop("archlint cannot decide the condition of this `#if`")
    default: throw stop("archlint does not know `#\(name)`")
    }
  }

  private func string(_ parts: [StringPart<Syntax>], as type: TypeShape?, in scope: Scope) throws
    -> Value
  {
    var text = ""
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .code(let code):
        if case .optional? = declared(code, scope) {
          throw stop("archlint does not know whether this is nil")
        }
        text += try words(of: value(code, in: scope))
      }
      try limit(text.utf8.count)
    }
    guard let named = type?.declared, named.isLibrary, !LibraryTypes.plain.contains(named.name)
    else { return .string(text) }
    return literal(text, of: named)
  }

  func words(of value: Value) throws -> String {
    switch value.content {
    case .string(let text): return text
    case .int(let number): return String(number)
    case .double(let number): return String(number)
    case .bool(let flag): return String(flag)
    case .choice(let choice) where choice.values.isEmpty:
      return try optionalProperty("description", of: value)?.text ?? choice.name
    case .structure, .choice:
      if let text = try optionalProperty("description", of: value)?.text { return text }
    case .record(let record) where record.name == "literal":
      if let text = value.text { return text }
    case .record(let record) where ["Destination", "Platform", "Product"].contains(record.type):
      return record.name
    case .type(.named(let type)): return String(type.name.split(separator: ".").last ?? "")
    case .unknown(let stop): throw stop
    default: break
    }
    throw stop("archlint does not know how this is written")
  }

  private func array(_ elements: [Syntax], as type: TypeShape?, in scope: Scope) throws -> Value {
    var element = type?.element
    if let named = type?.declared, named.isLibrary {
      element = program.shape(library.element(of: named.name), in: .library)
    }
    // Without a type from outside, leading dots mean the type of the other elements.
    let isOpen = element == nil && elements.contains(where: \.isImplicit)
    let model = isOpen ? elements.firstIndex { !$0.isImplicit } : nil
    let known = try model.map { try put(asked(elements[$0], as: nil, in: scope)) }
    let inferred = element ?? known.flatMap { shape(of: $0) }
    return .array(
      try elements.enumerated().map { index, syntax in
        if index == model, let known { return known }
        return try put(asked(syntax, as: inferred, in: scope))
      })
  }

  /// An element or an argument: what others wrote for it is asked for here.
  func asked(
    _ expression: Syntax, as type: TypeShape?, in scope: Scope, settling: Bool = true
  ) throws -> Value {
    let value = try tolerant(expression, as: type, in: scope)
    guard calls == 0, scope.home.file == 0 else { return value }
    var seen = 0
    defer { try? step(seen / 4) }
    return value.asked(
      by: Location(file: 0, span: expression.span), settling: settling, counting: &seen)
  }

  private func dictionary(
    _ pairs: [(key: Syntax, value: Syntax)], as type: TypeShape?, in scope: Scope
  ) throws -> Value {
    var (key, element): (TypeShape?, TypeShape?) = (nil, nil)
    if case .dictionary(let first, let second)? = type?.unwrapped {
      (key, element) = (first, second)
    }
    if type?.declared?.name == "Plist.Value" { element = type }
    return .dictionary(
      try pairs.map { pair in
        (
          try put(value(pair.key, as: key, in: scope)),
          try put(asked(pair.value, as: element, in: scope))
        )
      })
  }

  private func tuple(_ elements: [ArgumentSyntax], as type: TypeShape?, in scope: Scope) throws
    -> Value
  {
    var declared: [(label: String?, type: TypeShape?)] = []
    if case .tuple(let elements)? = type?.unwrapped { declared = elements }
    return .tuple(
      try elements.enumerated().map { number, element in
        let (label, type) = number < declared.count ? declared[number] : (nil, nil)
        return (element.label ?? label, try put(tolerant(element.value, as: type, in: scope)))
      })
  }
}

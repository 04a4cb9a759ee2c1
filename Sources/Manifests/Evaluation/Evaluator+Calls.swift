/// The arguments of a call as they are written, and where that is.
struct Call {
  let arguments: [ArgumentSyntax]
  var type: TypeShape?
  let scope: Scope
  /// Whether the code says of which type the receiver is, and not only of which protocol.
  var isExact = false

  var first: Syntax? { arguments.first?.value }

  /// The same call of which nothing is expected.
  var untyped: Call { Call(arguments: arguments, scope: scope) }
}

extension Evaluator {
  func call(_ callee: Syntax, _ call: Call) throws -> Value {
    try nested(at: callee.span, in: call.scope) {
      switch callee.kind {
      case .name(let name): return try self.call(name, call)
      case .specialized(let base, let types):
        if case .name(let name) = base.kind,
          let found = program.shape(.name([name], types), in: call.scope.home)
        {
          return try construct(found, call)
        }
        return try self.call(base, call)
      case .implicitMember(let name):
        // A value without an expected type is never used.
        guard let shape = call.type?.unwrapped else { return try record("", name, call) }
        return try callStatic(name, of: shape, call)
      case .member(let base, let name): return try callMember(name, of: base, call)
      // `#warning` and `#error` are for the compiler.
      case .macro("warning"), .macro("error"): return .tuple([])
      case .array(let elements) where elements.count == 1 && call.arguments.isEmpty:
        return .array([])
      case .dictionary(let pairs) where pairs.count == 1 && call.arguments.isEmpty:
        return .dictionary([])
      default:
        let value = try value(callee, as: .function(call.type), in: call.scope)
        if case .closure = callee.kind, call.arguments.isEmpty, case .closure(let body) = value {
          var none: [Value] = []
          return try called(within: calls) { try body(&none, call.type) }
        }
        if let result = try self.call(value, call) { return result }
        throw stop("this cannot be called")
      }
    }
  }

  /// The result of a value that is called; nil if it is not meant by a call like this.
  func call(_ value: Value, _ call: Call) throws -> Value? {
    switch value {
    case .functions(let found):
      guard let function = try choose(found.functions, call) else { return nil }
      let (result, changed) = try invoke(function, call, selfValue: found.receiver)
      if function.syntax.modifiers.isMutating, let changed { try found.store?(changed) }
      return result
    case .closure(let body):
      var values = try call.arguments.map { try tolerant($0.value, as: nil, in: call.scope) }
      let result = try called { try body(&values, call.type) }
      for (argument, value) in zip(call.arguments, values) {
        guard case .reference = argument.value.kind else { continue }
        try assign(value, to: argument.value, in: call.scope)
      }
      return result
    case .type(let shape): return try construct(shape, call)
    case .none: return Value.none
    case .unknown(let stop): throw stop
    default: return nil
    }
  }

  /// A call of a bare name.
  private func call(_ name: String, _ call: Call) throws -> Value {
    let found = try lookUp(name, in: call.scope, isCalled: true) { try self.call($0, call) }
    if let found = try found ?? libraryCall(name, call) { return found }
    guard let own = call.scope.home.type, own.isLibrary else {
      throw stop("archlint does not know `\(name)`")
    }
    if library.mayHave(name, own.name) { return try record(own.name, name, call) }
    return try callMember(name, of: Syntax(.name("self"), at: here.span), call)
  }

  func callStatic(_ name: String, of shape: TypeShape, _ call: Call) throws -> Value {
    if name == "init" { return try construct(shape, call) }
    guard let type = declaredType(of: shape) else {
      throw stop("archlint does not know the type of `.\(name)`")
    }
    let found = try lookUp(name, of: type, isCalled: true) { try self.call($0, call) }
    if let found { return found }
    if type.isLibrary, library.mayHave(name, type.name) {
      return try record(type.name, name, call)
    }
    throw stop("`\(type.name)` has no function `\(name)`")
  }

  func record(_ type: String, _ name: String, _ call: Call) throws -> Value {
    if name == "literal" { throw stop("archlint does not know `literal`") }
    let values = try call.arguments.map { argument -> Argument in
      let expected = argumentType(argument.label, of: type)
      if expected == nil, let label = argument.label, let own = library.meant(by: label, of: type) {
        throw stop("`\(name)` has no argument `\(label)`; did you mean `\(own)`?")
      }
      return (argument.label, try put(asked(argument.value, as: expected, in: call.scope)))
    }
    return made(Record(type: type, name: name, arguments: values, location: nameLocation(name)))
  }
}

extension Evaluator {
  func construct(_ shape: TypeShape, _ call: Call) throws -> Value {
    guard let type = declaredType(of: shape) else { throw stop("archlint cannot evaluate this") }
    if let function = try choose(type.functions["init"] ?? [], call) {
      return try initialize(type, function, call)
    }
    switch type.kind {
    case nil: return try libraryValue(type, shape, call)
    case .structure?: return .structure(try memberwise(type, call))
    case .classType? where call.arguments.isEmpty:
      return .object(Object(.structure(try memberwise(type, call))))
    case .enumeration?:
      guard call.arguments.count == 1, call.arguments[0].label == "rawValue" else { break }
      let raw = try value(call.arguments[0].value, in: call.scope)
      for found in type.cases {
        let choice = Choice(type: type, name: found.syntax.name)
        if try isSame(rawValue(of: choice), raw) { return .choice(choice) }
      }
      return .none
    default: break
    }
    throw stop("archlint cannot evaluate the initializer of `\(type.name)`")
  }

  private func initialize(
    _ type: DeclaredType, _ function: Function, _ call: Call
  ) throws -> Value {
    let blank =
      switch type.kind {
      case .structure: Value.structure(try blank(type))
      case .classType: Value.object(Object(.structure(try blank(type))))
      default: Value.none
      }
    let (result, made) = try invoke(function, call, selfValue: blank)
    if function.syntax.isFailable, result.isNone { return .none }
    guard let made, type.kind == nil || !made.isNone else {
      throw stop("archlint cannot evaluate the initializer of `\(type.name)`")
    }
    return made
  }

  /// A value with what its fields have by default, except those that are given.
  private func blank(
    _ type: DeclaredType, besides given: [ArgumentSyntax] = []
  ) throws -> Structure {
    guard program.lineage(of: type).dropFirst().allSatisfy({ $0.kind != .classType }) else {
      throw stop("archlint does not read classes that inherit")
    }
    var blank = Structure(type: type)
    try step(type.stored.count / 4)
    for variable in type.stored {
      guard let name = variable.syntax.name, !given.contains(where: { $0.label == name }) else {
        continue
      }
      let shape = program.shape(of: variable)
      if let initial = variable.syntax.value {
        let scope = functionScope(variable.home, selfValue: nil)
        blank.fields[name] = try tolerant(initial, as: shape, in: scope)
      } else if case .optional? = shape {
        blank.fields[name] = Value.none
      }
    }
    return blank
  }

  private func memberwise(_ type: DeclaredType, _ call: Call) throws -> Structure {
    var structure = try blank(type, besides: call.arguments)
    for argument in call.arguments {
      try step(type.stored.count / 8)
      guard let variable = type.stored.first(where: { $0.syntax.name == argument.label }),
        let name = argument.label
      else { throw stop("`\(type.name)` has no initializer with these arguments") }
      let shape = program.shape(of: variable)
      structure.fields[name] = try put(asked(argument.value, as: shape, in: call.scope))
    }
    guard type.stored.allSatisfy({ structure.fields[$0.syntax.name ?? ""] != nil }) else {
      throw stop("`\(type.name)` has no initializer with these arguments")
    }
    return structure
  }

  /// The raw value of a case: what is written, else its name or its number.
  func rawValue(of choice: Choice) throws -> Value {
    var number = -1
    try step(choice.type.cases.count / 8)
    for found in choice.type.cases {
      let raw = try found.syntax.raw.map {
        try value($0, in: functionScope(found.home, selfValue: nil))
      }
      if case .int(let written)? = raw { number = written } else { number += 1 }
      guard found.syntax.name == choice.name else { continue }
      if let raw { return raw }
      let first = choice.type.inherits.first.flatMap { program.shape($0.syntax, in: $0.home) }
      switch first?.declared?.name {
      case "String"?: return .string(choice.name)
      case "Int"?: return .int(number)
      default: break
      }
    }
    throw stop("`\(choice.type.name)` has no raw values")
  }
}

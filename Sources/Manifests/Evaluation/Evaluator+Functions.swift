extension Evaluator {
  /// Resolves an overload by labels, number and types of arguments; nil if none matches.
  func choose(_ functions: [Function], _ call: Call) throws -> Function? {
    try step(functions.count * (2 + call.arguments.count) / 8)
    var fitting = functions.filter {
      $0.syntax.body != nil
        && program.visibility.shows(
          $0.home, isPrivate: $0.syntax.modifiers.isPrivate, to: here.file)
        && match($0.syntax.parameters, call.arguments) != nil
    }
    let hasLibraryOverload = fitting.contains { function in
      function.home.type.map { $0.isLibrary && library.has(function.syntax.name, $0.name) } ?? false
    }
    if fitting.count > 1 || hasLibraryOverload {
      fitting = try fitting.filter { try mayTake($0, call) }
    }
    let least = fitting.map { $0.syntax.parameters.count }.min()
    let best = fitting.filter { $0.syntax.parameters.count == least }
    guard best.count > 1 else { return best.first }
    // What a type declares itself counts more than what all that are like it have.
    let nearest = best.filter { $0.home.type === best[0].home.type }
    let isAsked = functions.contains {
      $0.syntax.body == nil && match($0.syntax.parameters, call.arguments) != nil
    }
    let owners = best.map(\.home.type)
    if try call.isExact || isAsked || !areUndecided(best[0].syntax.name, in: owners) {
      if nearest.count == 1 { return nearest[0] }
      let own = nearest.filter { $0.home.file == call.scope.home.file }
      if own.count == 1 { return own[0] }
    }
    throw stop("archlint does not know which function is meant")
  }

  private func mayTake(_ function: Function, _ call: Call) throws -> Bool {
    guard let places = match(function.syntax.parameters, call.arguments) else { return false }
    for (parameter, numbers) in zip(function.syntax.parameters, places) {
      let type = parameterType(parameter, function)
      let wanted = parameter.isVariadic ? type?.element : type
      for number in numbers where try !mayBe(call.arguments[number].value, wanted, in: call.scope) {
        return false
      }
    }
    return true
  }

  private func parameterType(_ parameter: ParameterSyntax, _ function: Function) -> TypeShape? {
    if case .name(let path, _)? = parameter.type, path.count == 1,
      function.syntax.generics.contains(path[0])
    {
      return nil
    }
    return program.shape(parameter.type, in: function.home)
  }

  /// Which arguments each parameter takes; nil if they do not fit.
  func match(_ parameters: [ParameterSyntax], _ arguments: [ArgumentSyntax]) -> [[Int]]? {
    var places: [[Int]] = []
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      var taken: [Int] = []
      if next < arguments.count {
        let argument = arguments[next]
        let isNamed = argument.label == parameter.label && !argument.isTrailing
        // A type with a name may be one of functions, unless another one shows that it is.
        let isTrailing =
          argument.isTrailing && (argument.label == nil || argument.label == parameter.label)
          && parameter.takesClosure
          && (parameter.isFunction || !parameters[(index + 1)...].contains(where: \.isFunction))
        if isNamed || isTrailing {
          taken.append(next)
          next += 1
        }
      }
      while parameter.isVariadic, !taken.isEmpty, next < arguments.count,
        arguments[next].label == nil, !arguments[next].isTrailing
      {
        taken.append(next)
        next += 1
      }
      guard !taken.isEmpty || parameter.value != nil || parameter.isVariadic else { return nil }
      places.append(taken)
    }
    return next == arguments.count ? places : nil
  }

  /// Calls a function with arguments as they are written; `inout` ones are changed.
  func invoke(
    _ function: Function, _ call: Call, selfValue: Value?
  ) throws -> (result: Value, changed: Value?) {
    guard let places = match(function.syntax.parameters, call.arguments) else {
      throw stop("these arguments do not match")
    }
    let values = try zip(function.syntax.parameters, places).map { parameter, numbers -> Value? in
      let type = parameterType(parameter, function)
      let wanted = parameter.isVariadic ? type?.element : type
      let values = try numbers.map { number in
        var argument = call.arguments[number].value
        if let builder = parameter.builder, case .closure(var closure) = argument.kind {
          closure.body = try built(closure.body, by: builder, in: function.home)
          argument = Syntax(.closure(closure), at: argument.span)
        }
        return try asked(argument, as: wanted, in: call.scope)
      }
      return parameter.isVariadic ? .array(values) : values.first
    }
    let (result, inner) = try invoke(function, with: values, selfValue: selfValue)
    for (parameter, numbers) in zip(function.syntax.parameters, places) where parameter.isInout {
      guard let number = numbers.first, let value = inner.values[parameter.name] else { continue }
      try assign(value, to: call.arguments[number].value, in: call.scope)
    }
    return (result, inner.values["self"])
  }

  /// Calls a function with values; where there is none the default counts.
  func invoke(
    _ function: Function, with values: [Value?], selfValue: Value?
  ) throws -> (result: Value, scope: Scope) {
    guard let written = function.syntax.body else { throw stop("this function has no body") }
    let body = try built(written, by: function.syntax.modifiers, in: function.home)
    let inner = functionScope(function.home, selfValue: selfValue, in: function.scope)
    let type = program.shape(function.syntax.result, in: inner.home)
    if function.syntax.name == "init" {
      inner.types["self"] = function.home.type.map { .named($0) }
    }
    let result = try called {
      for (parameter, value) in zip(function.syntax.parameters, values) {
        let type = parameterType(parameter, function)
        inner.types[parameter.name] = type
        if type == nil, case .name(let path, _)? = parameter.type, path.count == 1, let value {
          // The type that stands for a generic one, given as itself or by a value of it.
          inner.values[path[0]] = own(value).map { .type(.named($0)) }
        }
        inner.values[parameter.name] =
          try value ?? parameter.value.map { try tolerant($0, as: type, in: inner) }
      }
      guard function.isCase, let type = function.home.type else {
        return try execute(body, in: inner, as: type).value ?? .tuple([])
      }
      let arguments = try zip(function.syntax.parameters, values).map { parameter, value in
        (parameter.label, try put(value ?? inner.values[parameter.name] ?? .none))
      }
      return .choice(Choice(type: type, name: function.syntax.name, values: arguments))
    }
    return (result, inner)
  }

  /// Functions as a value, which chooses one by the number of its arguments.
  func reference(_ value: Value) -> Value {
    guard case .functions(let found) = value else { return value }
    return .closure { [self] values, _ in
      let fitting = found.functions.filter { $0.syntax.parameters.count == values.count }
      guard fitting.count == 1 else { throw stop("archlint does not know which function is meant") }
      let (result, inner) = try invoke(
        fitting[0], with: values.map { .some($0) }, selfValue: found.receiver)
      values = fitting[0].syntax.parameters.map { inner.values[$0.name] ?? .none }
      return result
    }
  }

  func closure(_ syntax: ClosureSyntax, as type: TypeShape?, in scope: Scope) throws -> Value {
    let scope = syntax.captures.isEmpty ? scope : scope.block()
    for (name, value) in syntax.captures {
      scope.values[name] = try tolerant(value, as: nil, in: scope)
    }
    var result = program.shape(syntax.result, in: scope.home)
    if case .function(let expected)? = type?.unwrapped { result = result ?? expected }
    hold(scope)
    return .closure { [self] values, expected in
      let inner = scope.block()
      bind(values, to: syntax, in: inner)
      let value = try execute(syntax.body, in: inner, as: result ?? expected).value
      for index in values.indices {
        let name = syntax.parameters.map { $0.count > index ? $0[index].name : "" } ?? "$\(index)"
        values[index] = inner.values[name] ?? values[index]
      }
      return value ?? .tuple([])
    }
  }

  private func bind(_ values: [Value], to syntax: ClosureSyntax, in scope: Scope) {
    var values = values
    if syntax.parameters?.count ?? syntax.count > 1, values.count == 1,
      case .tuple(let elements) = values[0]
    {
      values = elements.map(\.value)
    }
    guard let parameters = syntax.parameters else {
      for (number, value) in values.enumerated() { scope.values["$\(number)"] = value }
      return
    }
    for (parameter, value) in zip(parameters, values) {
      scope.values[parameter.name] = value
      scope.types[parameter.name] = program.shape(parameter.type, in: scope.home)
    }
  }
}

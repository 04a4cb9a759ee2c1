extension Evaluator {
  /// Operands of one precedence, from left to right.
  func chain(
    _ operands: [Syntax], _ symbols: [String], as type: TypeShape?, in scope: Scope
  ) throws -> Value {
    try step(operands.count / 8)
    // Without a type from outside, the first operand shows it.
    let type = type ?? declared(Syntax(.chain(operands, symbols), at: here.span), scope)
    switch symbols[0] {
    case "??":
      for operand in operands.dropLast() {
        let value = try self.value(operand, as: type, in: scope)
        if !value.isNone { return value }
      }
      return try evaluate(operands[operands.count - 1], as: type, in: scope)
    case "&&": return .bool(try operands.allSatisfy { try holds($0, in: scope) })
    case "||": return .bool(try operands.contains { try holds($0, in: scope) })
    case "==", "!=", "===", "!==":
      let (first, second) = try pair(operands[0], operands[1], in: scope)
      let same = try isSame(first, second)
      return .bool(same == symbols[0].hasPrefix("="))
    default: break
    }
    var result = try value(operands[0], as: type, in: scope)
    for (symbol, operand) in zip(symbols, operands.dropFirst()) {
      let other = try value(operand, as: type, in: scope)
      result = try applying(symbol, result, other)
    }
    return result
  }

  /// Two operands of which one shows what type the other has.
  private func pair(_ one: Syntax, _ other: Syntax, in scope: Scope) throws -> (Value, Value) {
    if one.isImplicit {
      let second = try value(other, in: scope)
      return (try value(one, as: shape(of: second), in: scope), second)
    }
    let first = try value(one, in: scope)
    return (first, try value(other, as: shape(of: first) ?? declared(one, scope), in: scope))
  }

  func applying(_ symbol: String, _ one: Value, _ other: Value) throws -> Value {
    try step()
    if let one = one.text, let other = other.text {
      try limit(one.utf8.count + other.utf8.count)
      if symbol == "+" { return .string(one + other) }
    }
    switch (one.content, other.content) {
    case (.int(let one), .int(let other)): return try number(symbol, one, other)
    case (.array(let one), .array(let other)) where symbol == "+":
      try limit(one.count + other.count)
      return .array(one + other)
    case (.string(let one), .string(let other)) where symbol == "<": return .bool(one < other)
    case (.string(let one), .string(let other)) where symbol == ">": return .bool(one > other)
    case (.double(let one), .double(let other)) where symbol == "<": return .bool(one < other)
    case (.double(let one), .double(let other)) where symbol == ">": return .bool(one > other)
    default:
      let functions = own(one)?.functions(symbol, areStatic: true) ?? []
      guard functions.count == 1 else { throw stop("archlint cannot evaluate `\(symbol)` here") }
      return try invoke(
        functions[0], with: [one, other], selfValue: own(one).map { .type(.named($0)) }
      )
      .result
    }
  }

  private func number(_ symbol: String, _ one: Int, _ other: Int) throws -> Value {
    let result: (partialValue: Int, overflow: Bool)
    switch symbol {
    case "+": result = one.addingReportingOverflow(other)
    case "-": result = one.subtractingReportingOverflow(other)
    case "*": result = one.multipliedReportingOverflow(by: other)
    case "/": result = one.dividedReportingOverflow(by: other)
    case "%": result = one.remainderReportingOverflow(dividingBy: other)
    case "<<": return .int(one << other)
    case "|": return .int(one | other)
    case "<": return .bool(one < other)
    case ">": return .bool(one > other)
    case "<=": return .bool(one <= other)
    case ">=": return .bool(one >= other)
    case "...", "..<":
      let (count, isHuge) = other.subtractingReportingOverflow(one)
      guard !isHuge, count >= 0, count < Evaluator.largest else {
        throw stop("this range is too long")
      }
      try step(count / 4)
      return .array((0..<(symbol == "..." ? count + 1 : count)).map { .int(one + $0) })
    default: throw stop("archlint cannot evaluate `\(symbol)` here")
    }
    guard !result.overflow else { throw stop("this number is too large") }
    return .int(result.partialValue)
  }

  func isSame(_ one: Value, _ other: Value) throws -> Bool {
    try step()
    if own(one)?.functions["=="] != nil { throw stop("archlint cannot evaluate `==` here") }
    switch (try known(one), try known(other)) {
    case (.none, .none): return true
    case (.none, _), (_, .none): return false
    case (.bool(let one), .bool(let other)): return one == other
    case (.int(let one), .int(let other)): return one == other
    case (.double(let one), .double(let other)): return one == other
    case (.choice(let one), .choice(let other)):
      return try one.type === other.type && one.name == other.name
        && areSame(one.values, other.values)
    case (.array(let one), .array(let other)):
      return try one.count == other.count && zip(one, other).allSatisfy { try isSame($0, $1) }
    case (.dictionary(let one), .dictionary(let other)):
      return try one.count == other.count
        && one.allSatisfy { try isSame($0.value, value(of: $0.key, in: other)) }
    case (.tuple(let one), .tuple(let other)): return try areSame(one, other)
    case (.structure(let one), .structure(let other)):
      return try one.type === other.type
        && one.fields.allSatisfy { name, value in
          try isSame(value, other.fields[name] ?? .none)
        }
    case (.object(let one), .object(let other)): return one === other
    case (.record(let one), .record(let other)) where one.name != "literal":
      return try one.name == other.name && areSame(one.arguments, other.arguments)
    case (let one, let other):
      guard let one = one.text, let other = other.text else {
        throw stop("archlint cannot compare these")
      }
      try limit(min(one.utf8.count, other.utf8.count))
      return one == other
    }
  }

  private func areSame(_ one: [Argument], _ other: [Argument]) throws -> Bool {
    try one.count == other.count && zip(one, other).allSatisfy { try isSame($0.value, $1.value) }
  }
}

/// A result builder of a manifest, which is applied as the compiler does it: what a block lists
/// becomes arguments of `buildBlock`.
struct ResultBuilder {
  private let type: DeclaredType

  /// Nil for a type that is none, or that builds in parts.
  init?(_ type: DeclaredType?) {
    guard let type, type.functions["buildBlock"] != nil else { return nil }
    self.type = type
  }

  /// The body of a function or a closure with all that it lists as one value.
  func body(of statements: [Syntax]) -> [Syntax] {
    let isPlain = statements.contains { if case .returning = $0.kind { true } else { false } }
    return isPlain
      ? statements : block(of: statements, in: has("buildFinalResult") ? "buildFinalResult" : nil)
  }

  private func has(_ function: String) -> Bool { type.functions[function] != nil }

  /// Declarations as they are, and all else as a value, which is given to a function.
  private func block(
    of statements: [Syntax], in function: String?, _ label: String? = nil
  ) -> [Syntax] {
    var (declarations, parts) = ([Syntax](), [Syntax]())
    for statement in statements {
      switch statement.kind {
      case .variable, .function, .type, .alias: declarations.append(statement)
      default: parts.append(part(of: statement))
      }
    }
    let span = statements.last?.span ?? Span(start: 0, end: 0)
    let block = joined(parts, at: span)
    let value = function.map { call($0, [block], label, at: span) } ?? block
    return declarations + [Syntax(.returning(value), at: span)]
  }

  /// Parts in one call, or added one by one where a builder does that.
  private func joined(_ parts: [Syntax], at span: Span) -> Syntax {
    guard let first = parts.first, has("buildPartialBlock") else {
      return call("buildBlock", parts, at: span)
    }
    let start = call("buildPartialBlock", [first], "first", at: span)
    return parts.dropFirst().reduce(start) { whole, next in
      call("buildPartialBlock", [whole, next], "accumulated", "next", at: span)
    }
  }

  private func part(of statement: Syntax) -> Syntax {
    let span = statement.span
    switch statement.kind {
    case .conditional(let conditions, let body, nil) where has("buildOptional"):
      let taken = block(of: body, in: "buildOptional")
      let none = call("buildOptional", [Syntax(.none, at: span)], at: span)
      return closed(
        [
          Syntax(.conditional(conditions, taken, otherwise: nil), at: span),
          Syntax(.returning(none), at: span),
        ], at: span)
    case .conditional(let conditions, let body, let otherwise?) where has("buildEither"):
      let taken = block(of: body, in: "buildEither", "first")
      let other = block(of: otherwise, in: "buildEither", "second")
      return closed([Syntax(.conditional(conditions, taken, otherwise: other), at: span)], at: span)
    case .loop(let pattern, let sequence, nil, let body) where has("buildArray"):
      guard let name = pattern.boundName(true) else { break }
      let parameter = ParameterSyntax(label: nil, name: name, type: nil)
      let each = ClosureSyntax(parameters: [parameter], body: block(of: body, in: nil))
      let map = Syntax(.member(sequence, "map"), at: span)
      let all = ArgumentSyntax(label: nil, value: Syntax(.closure(each), at: span))
      return call("buildArray", [Syntax(.call(map, [all]), at: span)], at: span)
    case .conditional, .loop, .choice, .guarded, .whileLoop, .repeatLoop, .block, .assignment,
      .throwing, .unread:
      break
    default:
      return has("buildExpression") ? call("buildExpression", [statement], at: span) : statement
    }
    return closed([Syntax(.unread("result builder"), at: span)], at: span)
  }

  private func closed(_ body: [Syntax], at span: Span) -> Syntax {
    let closure = ClosureSyntax(parameters: [], body: body)
    return Syntax(.call(Syntax(.closure(closure), at: span), []), at: span)
  }

  private func call(
    _ function: String, _ values: [Syntax], _ labels: String?..., at span: Span
  ) -> Syntax {
    let names = type.name.split(separator: ".").map { Syntax(.name(String($0)), at: span) }
    let base = names.dropFirst().reduce(names[0]) { base, name in
      Syntax(.member(base, name.path?.last ?? ""), at: span)
    }
    return Syntax(
      .call(
        Syntax(.member(base, function), at: span),
        values.enumerated().map { index, value in
          ArgumentSyntax(label: index < labels.count ? labels[index] : nil, value: value)
        }), at: span)
  }
}

extension Evaluator {
  /// The body that the builder before a declaration makes of its own; the same without a builder.
  func built(_ body: [Syntax], by modifiers: Modifiers, in home: Home) throws -> [Syntax] {
    guard case .name(let attribute)? = modifiers.wrapper?.kind else { return body }
    // A wrapper makes a value that is not known.
    if case .name(attribute)? = body.first?.kind { return body }
    return try built(body, by: attribute, in: home)
  }

  /// The body that a builder makes of one, given its name as an attribute such as `@ListBuilder`.
  func built(_ body: [Syntax], by attribute: String, in home: Home) throws -> [Syntax] {
    let type = program.shape(.name([String(attribute.dropFirst())], []), in: home)?.declared
    guard let builder = ResultBuilder(type) else {
      throw stop("archlint does not know `\(attribute)`")
    }
    return builder.body(of: body)
  }
}

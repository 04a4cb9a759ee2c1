internal import Documents
package import Findings
package import Modules

extension OptionReader {
  /// A whole number, at least the given one.
  package func int(_ key: String, atLeast least: Int = 0) -> Int? {
    guard let node = value(key, .number(atLeast: least)) else { return nil }
    guard case .int(let number) = node.scalar, number >= least else {
      report("`\(key)` must be a whole number from \(least) on", at: node)
      return nil
    }
    return number
  }

  package func flag(_ key: String) -> Bool? {
    guard let node = value(key, .flag) else { return nil }
    guard case .bool(let flag) = node.scalar else {
      report("`\(key)` must be true or false", at: node)
      return nil
    }
    return flag
  }

  /// One text that is not empty.
  package func text(_ key: String, isRequired: Bool = false) -> String? {
    guard let node = value(key, .text, isRequired: isRequired) else { return nil }
    guard node.kind == .scalar, !node.text.isEmpty else {
      report("`\(key)` must be a text", at: node)
      return nil
    }
    return node.text
  }

  /// The reason that an entry must give.
  package func reason() -> String {
    let isGiven = value("because") != nil
    let reason = text("because", isRequired: true)
    if !isGiven { report("an entry of \(subject) needs `because`", at: nil) }
    return reason ?? ""
  }

  /// One word of a fixed list, such as the values of an enumeration.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue)
    guard let node = value(key, .choice(names)) else { return nil }
    if node.kind == .scalar, let choice = Choice(rawValue: node.text) { return choice }
    report(
      "`\(key)` must be one of \(names.joined(separator: ", "))", at: node,
      help: NearestName.of(node.text, among: names).map { "did you mean `\($0)`?" })
    return nil
  }

  package func severity() -> Severity? { choice("severity") }

  /// A pattern or a list of patterns.
  package func selector(_ key: String, isRequired: Bool = false) -> Selector? {
    value(key, .patterns, isRequired: isRequired).map { selector(of: $0, named: key) }
  }

  /// A pattern or a list of patterns that an entry must have.
  package func requiredSelector(_ key: String) -> Selector {
    if let selector = selector(key, isRequired: true) { return selector }
    report("an entry of \(subject) needs `\(key)`", at: nil)
    return Selector([])
  }

  private func selector(of node: Node, named key: String) -> Selector {
    let nodes = node.kind == .sequence ? Array(node.items) : [node]
    return Selector(nodes.compactMap { alternative(of: $0, named: key) })
  }

  private func alternative(of node: Node, named key: String) -> Selector.Alternative? {
    guard node.kind == .scalar, !node.text.isEmpty else {
      report("`\(key)` must be a pattern or a list of patterns", at: node)
      return nil
    }
    if let alternative = Selector.Alternative(node.text, at: Place(of: node)) {
      return alternative
    }
    let roles = Role.allCases.map { "role:\($0.rawValue)" }
    report("there is no \(node.text)", at: node, help: suggestion(for: node.text, among: roles))
    return nil
  }
}

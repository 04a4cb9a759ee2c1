internal import Documents
internal import Loaders
internal import Modules
internal import Rules

extension ConfigurationReading {
  /// Reads one entry of `exceptions:`.
  mutating func readException(_ entry: Node) {
    guard entry.kind == .mapping, let rule = entry["rule"]?.writtenText else { return }
    let expires = entry["expires"].flatMap { node in
      let day = Day(node.text)
      if day == nil, Shape.day.isKept(by: node) { report(.noSuchDay(node)) }
      return day
    }
    var limit: Int?
    if case .int(let number)? = entry["max"]?.scalar, number > 0 { limit = number }
    let scope = scope(of: entry)
    // Without a scope it would cover all findings of its rule, which nobody has said.
    guard entry["from"] != nil || entry["modules"] != nil else { return }
    add(
      Exception(
        rule: rule, scope: scope, reason: entry["because"]?.writtenText,
        owner: entry["owner"]?.writtenText, expires: expires, limit: limit, at: Place(of: entry)))
  }

  private mutating func scope(of entry: Node) -> Exception.Scope {
    guard let modules = entry["modules"] else {
      return .ends(from: entry["from"].map { selector($0) }, to: entry["to"].map { selector($0) })
    }
    return .members(selector(modules))
  }

  /// The patterns of one end; a role that does not exist is a mistake.
  private mutating func selector(_ node: Node) -> Selector {
    var alternatives: [Selector.Alternative] = []
    for item in node.list {
      guard let text = item.writtenText else { continue }
      if let alternative = Selector.Alternative(text, at: Place(of: item)) {
        alternatives.append(alternative)
      } else {
        report(.noSuchRole(item))
      }
    }
    return Selector(alternatives)
  }
}

extension Problem {
  fileprivate static func noSuchDay(_ node: Node) -> Problem {
    Problem("there is no day \(node.text)", at: Place(of: node))
  }

  fileprivate static func noSuchRole(_ node: Node) -> Problem {
    let names = Role.allCases.map { "role:\($0.rawValue)" }
    return Problem(
      "there is no \(node.text)", at: Place(of: node),
      help: NearestName.of(node.text, among: names).map { "did you mean `\($0)`?" })
  }

  /// A key that stands twice: nobody can tell which of the values was meant.
  static func duplicate(_ key: RepeatedKey, in document: Document) -> Problem {
    Problem(
      "the key `\(key.key)` stands twice", at: Place(key.second, in: document.source),
      notes: [Note("the first one", at: Place(key.first, in: document.source))])
  }
}

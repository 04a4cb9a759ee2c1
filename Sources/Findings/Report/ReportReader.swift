internal import Documents
internal import Modules

/// Takes the members out of an object of a saved report, and says where one is not as it should.
struct ReportReader {
  /// Where a report comes from that has no mistakes.
  static let origin = "a report is what `archlint check --format json` writes"

  private let node: Node
  /// What stands for the object in messages.
  private let name: String

  init(_ node: Node, _ name: String) throws(Problem) {
    guard node.kind == .mapping else {
      throw Problem(
        "\(name) should be an object", at: Place(start: node), help: ReportReader.origin)
    }
    self.node = node
    self.name = name
  }

  func text(_ key: StaticString) throws(Problem) -> String {
    guard let text = try textIfAny(key) else { throw mistake("a text is missing", at: key) }
    return text
  }

  /// A text, or nothing for `null`; the key itself must be there.
  func textIfAny(_ key: StaticString) throws(Problem) -> String? {
    let value = try value(key)
    switch value.scalar {
    case .null: return nil
    case .string where value.kind == .scalar: return value.text
    default: throw mistake("a text is expected", at: key)
    }
  }

  func number(_ key: StaticString) throws(Problem) -> Int {
    guard case .int(let number) = try value(key).scalar else {
      throw mistake("a whole number is expected", at: key)
    }
    return number
  }

  /// A number, or nothing for `null`; the key itself must be there.
  func numberIfAny(_ key: StaticString) throws(Problem) -> Int? {
    try value(key).scalar == .null ? nil : number(key)
  }

  /// One of the words of an enumeration.
  func word<Word: RawRepresentable<String>>(_ key: StaticString) throws(Problem) -> Word {
    guard let word: Word = try wordIfAny(key) else { throw mistake("a word is missing", at: key) }
    return word
  }

  func wordIfAny<Word: RawRepresentable<String>>(_ key: StaticString) throws(Problem) -> Word? {
    guard let text = try textIfAny(key) else { return nil }
    guard let word = Word(rawValue: text) else {
      throw mistake("`\(text)` is no word for it", at: key)
    }
    return word
  }

  func texts(_ key: StaticString) throws(Problem) -> [String] {
    try items(key).map { item throws(Problem) in
      guard item.kind == .scalar, case .string = item.scalar else {
        throw mistake("a list of texts is expected", at: key)
      }
      return item.text
    }
  }

  func object(_ key: StaticString) throws(Problem) -> ReportReader {
    try ReportReader(try value(key), "`\(key)`")
  }

  /// An object, or nothing for `null` or where the key is not there: older reports lack some.
  func objectIfAny(_ key: StaticString) throws(Problem) -> ReportReader? {
    guard let value = node[key], value.kind == .mapping || value.scalar != .null else { return nil }
    return try ReportReader(value, "`\(key)`")
  }

  /// A list of objects, empty where the key is not there.
  func objectsIfAny(_ key: StaticString) throws(Problem) -> [ReportReader] {
    node[key] == nil ? [] : try objects(key)
  }

  func objects(_ key: StaticString) throws(Problem) -> [ReportReader] {
    try items(key).map { item throws(Problem) in
      try ReportReader(item, "an entry of `\(key)`")
    }
  }

  /// The place that an object tells of, its end only where it has one.
  func place() throws(Problem) -> Place {
    let hasEnd = node["endLine"] != nil
    return Place(
      file: try text("file"), line: try number("line"), column: try number("column"),
      endLine: hasEnd ? try number("endLine") : nil,
      endColumn: hasEnd ? try number("endColumn") : nil)
  }

  func mistake(
    _ words: String, at key: StaticString, help: String? = ReportReader.origin
  ) -> Problem {
    Problem("`\(key)` of \(name): \(words)", at: Place(start: node[key] ?? node), help: help)
  }

  private func items(_ key: StaticString) throws(Problem) -> Node.Items {
    let value = try value(key)
    guard value.kind == .sequence else { throw mistake("a list is expected", at: key) }
    return value.items
  }

  private func value(_ key: StaticString) throws(Problem) -> Node {
    guard let value = node[key] else {
      throw Problem(
        "\(name) has no `\(key)`", at: Place(start: node), help: ReportReader.origin)
    }
    return value
  }
}

extension Place {
  /// Where a value of a report begins.
  fileprivate init(start node: Node) {
    let start = node.start
    self.init(file: node.document.source.name, line: start.line, column: start.column)
  }
}

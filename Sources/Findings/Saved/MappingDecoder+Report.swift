// What the members of a saved report can be; a key must be there even if its value is `null`.
// Where a member does not fit, what stands in for it is never seen: the report is refused.
extension MappingDecoder {
  func text(_ key: StaticString) -> String {
    required(
      key,
      ValueDecoder<String>.string.orNull.then { text, node, slot in
        if text == nil { slot.report("expected a string", at: node) }
        return text
      }) ?? ""
  }

  func textIfAny(_ key: StaticString) -> String? {
    required(key, ValueDecoder<String>.string.orNull).flatMap { $0 }
  }

  func texts(_ key: StaticString) -> [String] { required(key, .strings) ?? [] }
  func number(_ key: StaticString) -> Int { required(key, .number()) ?? 0 }

  func numberIfAny(_ key: StaticString) -> Int? {
    required(key, ValueDecoder<Int>.number().orNull).flatMap { $0 }
  }

  func word<Word: RawRepresentable<String>>(
    _ key: StaticString, orNull mayBeNull: Bool = false
  ) -> Word? {
    required(
      key,
      ValueDecoder<String>.string.orNull.then { text, node, slot in
        let word = text.flatMap(Word.init(rawValue:))
        if let text, word == nil {
          slot.report("invalid value `\(text)`", at: node)
        } else if text == nil, !mayBeNull {
          slot.report("expected a value", at: node)
        }
        return word
      })
  }

  func maps<Value>(_ key: StaticString, _ make: @escaping (MappingDecoder) -> Value) -> [Value] {
    required(key, .list(of: .mapping(make))) ?? []
  }

  /// Reads a place, with an end only if it is given.
  func readPlace() -> Place {
    let (file, line, column) = (text("file"), number("line"), number("column"))
    let endLine = optional("endLine", .number())
    let endColumn = endLine.map { _ in number("endColumn") }
    return Place(file: file, line: line, column: column, endLine: endLine, endColumn: endColumn)
  }
}

extension ValueDecoder where Value == [String] {
  /// A list of strings, which is right as a whole or not at all.
  static var strings: ValueDecoder {
    ValueDecoder<[Node]>.list(of: .anything).then { nodes, node, slot in
      let texts = nodes.compactMap { ValueDecoder<String>.string.read($0, slot.silent) }
      if texts.count < nodes.count { slot.mismatch(node, "a list of strings") }
      return texts
    }
  }
}

extension ValueDecoder where Value == Int {
  /// The version of a report: the only one that this program reads.
  static var reportVersion: ValueDecoder {
    number().then { version, node, slot in
      guard version != Report.version else { return version }
      slot.report(
        "unsupported version; this archlint reads version \(Report.version)", at: node,
        help: "use the archlint that wrote it, or a later one")
      return nil
    }
  }
}

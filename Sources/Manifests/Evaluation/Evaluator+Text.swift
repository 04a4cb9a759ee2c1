extension Evaluator {
  func libraryProperty(_ name: String, of value: Value) throws -> Value? {
    try limit(value.text?.utf8.count ?? value.count)
    switch (value, name) {
    case (.array, "lazy"), (.array, "globs"): return value
    case (.array(let values), "count"): return .int(values.count)
    case (.array(let values), "isEmpty"): return .bool(values.isEmpty)
    case (.array(let values), "first"): return values.first ?? Value.none
    case (.array(let values), "last"): return values.last ?? Value.none
    case (.array(let values), "indices"): return .array(values.indices.map { .int($0) })
    case (.dictionary(let pairs), "count"): return .int(pairs.count)
    case (.dictionary(let pairs), "isEmpty"): return .bool(pairs.isEmpty)
    case (.dictionary(let pairs), "keys"): return .array(pairs.map(\.key))
    case (.dictionary(let pairs), "values"): return .array(pairs.map(\.value))
    case (.int(let number), "description"): return .string(String(number))
    case (.bool(let flag), "description"): return .string(String(flag))
    default: return value.text.flatMap { textProperty(name, of: $0) }
    }
  }

  private func textProperty(_ name: String, of text: String) -> Value? {
    switch name {
    case "count": .int(text.count)
    case "isEmpty": .bool(text.isEmpty)
    case "capitalized": .string(Evaluator.capitalized(text))
    case "description": .string(text)
    case "first": text.first.map { .string(String($0)) } ?? Value.none
    case "last": text.last.map { .string(String($0)) } ?? Value.none
    default: nil
    }
  }

  static func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      result += isInWord ? properties.lowercaseMapping : properties.titlecaseMapping
      isInWord = properties.isAlphabetic || scalar == "'"
    }
    return result
  }

  /// A method of a string; nil if archlint does not know it.
  func textMethod(
    _ name: String, _ text: String, _ labels: [String?], _ values: [Value]
  ) throws -> Value? {
    let first = values.first?.text
    // Nothing is known of the folders around the root.
    let isBehindRoot =
      name == "hasSuffix" && (first?.count ?? 0) <= text.count - ManifestPath.root.count
    if text.hasPrefix(ManifestPath.root), !["appending", "contains"].contains(name), !isBehindRoot {
      throw stop("archlint does not know the path of this file")
    }
    // A long text is looked for at each place of another one.
    try limit(text.utf8.count)
    try step((text.utf8.count * (first?.utf8.count ?? 0)) >> 12)
    switch (name, labels) {
    case ("lowercased", []): return .string(text.lowercased())
    case ("uppercased", []): return .string(text.uppercased())
    case ("hasPrefix", [nil]): return first.map { .bool(text.hasPrefix($0)) }
    case ("hasSuffix", [nil]): return first.map { .bool(text.hasSuffix($0)) }
    // Swift and Foundation disagree on whether it contains an empty one.
    case ("contains", [nil]): return first.flatMap { $0.isEmpty ? nil : .bool(text.contains($0)) }
    case ("appending", [nil]): return first.map { .string(text + $0) }
    case ("split", ["separator"]):
      return first.map {
        .array(Evaluator.parts(of: text, by: $0).filter { !$0.isEmpty }.map { .string($0) })
      }
    case ("components", ["separatedBy"]):
      return first.map { .array(Evaluator.parts(of: text, by: $0).map { .string($0) }) }
    case ("replacingOccurrences", ["of", "with"]):
      guard let first, let new = values[1].text else { return nil }
      let parts = Evaluator.parts(of: text, by: first)
      try limit(text.utf8.count + parts.count * new.utf8.count)
      return .string(parts.joined(separator: new))
    case ("trimmingCharacters", ["in"]):
      let sets = ["whitespaces": " \t", "whitespacesAndNewlines": " \t\n\r"]
      guard let blanks = values[0].record.flatMap({ sets[$0.name] }) else { return nil }
      let start = text.drop(while: blanks.contains)
      return .string(String(String(start.reversed().drop(while: blanks.contains)).reversed()))
    case ("dropFirst", _), ("dropLast", _), ("prefix", [nil]), ("suffix", [nil]):
      return .string(String(try part(name, of: text, values.first)))
    default: return nil
    }
  }

  private static func parts(of text: String, by separator: String) -> [String] {
    guard !separator.isEmpty else { return [text] }
    return Array(text.utf8).split(
      separator: Array(separator.utf8), omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
  }
}

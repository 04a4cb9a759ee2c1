/// Substitutes `${NAME}` in keys and values at every depth.
///
/// Undefined names stay as they are, and substituted text is not expanded again.
struct Variables {
  let values: [String: String]
  /// What to say about keys that become the same.
  let log: SpecLog

  func expand(_ value: SpecValue) -> SpecValue {
    switch value {
    // A scalar that names a variable becomes a string; all others stay what they are.
    case .written(let node) where node.kind == .scalar:
      if !node.hasPair(UInt8(ascii: "$"), UInt8(ascii: "{")) || value.string == nil { return value }
      return expand(node.text, at: node).map { .text(Changed($0, from: node)) } ?? value
    case .text(let text):
      return expand(text.content, at: text.node).map { .text(Changed($0, from: text.node)) }
        ?? value
    case .written, .list, .map: return value.isMap ? expandMap(value) : value.changingItems(expand)
    }
  }

  private func expandMap(_ map: SpecValue) -> SpecValue {
    let map = map.changingValues(expand)
    var entries = map.entries
    var hasNewKey = false
    for index in entries.indices where entries[index].key.mayHoldVariables {
      guard let text = expand(entries[index].key.text, at: map.node) else { continue }
      entries[index].key = SpecKey(text, from: entries[index].key.node)
      hasNewKey = true
    }
    return hasNewKey ? map.with(withoutCollisions(entries)) : map
  }

  /// XcodeGen keeps one of two equal keys at random; here the one written last is kept.
  private func withoutCollisions(_ entries: [SpecEntry]) -> [SpecEntry] {
    var places: [String: Int] = [:]
    var kept: [SpecEntry] = []
    for entry in entries {
      let text = entry.key.text
      if let earlier = places[text] {
        log.notice(
          .duplicateKey, text, at: entry.key.place,
          notes: [.init("first defined here", at: kept[earlier].key.place)])
        kept[earlier] = entry
      } else {
        places[text] = kept.count
        kept.append(entry)
      }
    }
    return kept
  }

  /// Substitutes variables; nil if none is defined or the result is too large.
  private func expand(_ text: String, at node: Node) -> String? {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while let start = bytes.nextVariable(from: index) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else { break }
      let name = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)
      index = end + 1
      guard let value = values[name] else { continue }
      guard log.mayMake(value.utf8.count, of: .expanded, at: node.place) else { return nil }
      result += bytes[copied..<start]
      result += value.utf8
      copied = index
    }
    guard copied > 0 else { return nil }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}

extension [UInt8] {
  /// The position of the next `${` before a name.
  fileprivate func nextVariable(from start: Int) -> Int? {
    var index = start
    while index + 3 < count {
      if self[index] == UInt8(ascii: "$"), self[index + 1] == UInt8(ascii: "{"),
        self[index + 2] != UInt8(ascii: "}")
      {
        return index
      }
      index += 1
    }
    return nil
  }
}

internal import Documents
internal import Modules
internal import Rules

extension Shape {
  /// Collects every way in which a node is not what it may be.
  ///
  /// The depth of the recursion is that of the shape, whatever the node.
  func check(_ node: Node, named name: String, _ log: inout [Problem]) {
    switch self {
    case .anything: break
    case .any(let shapes):
      guard let shape = shapes.first(where: { $0.takes(node.kind) }) else {
        return log.append(.mismatch(name, self, node))
      }
      shape.check(node, named: name, &log)
    case .list(let shape) where node.kind == .sequence:
      for item in node.items { shape.check(item, named: name, &log) }
    case .mapping(let keys, let alternatives) where node.kind == .mapping:
      check(node, keys, alternatives, named: name, &log)
    case .entry(let shape) where node.kind == .mapping:
      checkEntry(of: node, shape, named: name, &log)
    case .table(let names, let noun, let shape) where node.kind == .mapping:
      for entry in node.entries {
        if !names.contains(entry.key.text) { log.append(.noSuch(noun, entry.key, names)) }
        shape.check(entry.value, named: entry.key.text, &log)
      }
    case .names(let keys, let noun) where node.kind == .mapping:
      check(node, keys, named: noun, &log)
    case .options where node.kind == .mapping: break
    case .judged where node.kind != .scalar: break
    case .list, .mapping, .entry, .table, .names, .options, .judged:
      log.append(.mismatch(name, self, node))
    case .choice(let names, let noun?) where node.writtenText != nil:
      if !fits(node) { log.append(.noSuch(noun, node, names)) }
    default: if !fits(node) { log.append(.mismatch(name, self, node)) }
    }
  }

  private func check(_ node: Node, _ keys: [Key], named noun: String, _ log: inout [Problem]) {
    for entry in node.entries {
      if let key = keys.first(where: { $0.name == entry.key.text }) {
        key.shape.check(entry.value, named: key.name, &log)
      } else {
        log.append(.noSuch(noun, entry.key, keys.map(\.name)))
      }
    }
  }

  /// Whether a node is what it may be.
  func isKept(by node: Node) -> Bool {
    var log: [Problem] = []
    check(node, named: "", &log)
    return log.isEmpty
  }

  private func check(
    _ node: Node, _ keys: [Key], _ alternatives: [String], named name: String,
    _ log: inout [Problem]
  ) {
    var seen: Set<String> = []
    for entry in node.entries {
      seen.insert(entry.key.text)
      if let key = keys.first(where: { $0.name == entry.key.text }) {
        key.shape.check(entry.value, named: key.name, &log)
      } else {
        log.append(.unknown(entry.key, in: name, keys.map(\.name)))
      }
    }
    for key in keys where key.isRequired && !seen.contains(key.name) {
      log.append(.missing([key.name], in: name, node))
    }
    if !alternatives.isEmpty, seen.isDisjoint(with: alternatives) {
      log.append(.missing(alternatives, in: name, node))
    }
  }

  private func checkEntry(
    of node: Node, _ shape: Shape, named name: String, _ log: inout [Problem]
  ) {
    let entries = Array(node.entries)
    guard entries.count == 1 else {
      return log.append(
        Problem("an entry of `\(name)` has one name, not \(entries.count)", at: Place(of: node)))
    }
    shape.check(entries[0].value, named: entries[0].key.text, &log)
  }

  /// Whether a scalar has the type and the value that are asked for.
  private func fits(_ node: Node) -> Bool {
    switch self {
    case .text: return node.writtenText != nil
    case .day: return node.kind == .scalar && Shape.isDay(node.text)
    case .choice(let names, _): return node.writtenText.map(names.contains) ?? false
    case .flag:
      guard case .bool = node.scalar else { return false }
      return true
    case .number(let least):
      guard case .int(let number) = node.scalar else { return false }
      return number >= least
    default: return false
    }
  }

  private func takes(_ kind: Node.Kind) -> Bool {
    switch self {
    case .anything, .any: true
    case .list: kind == .sequence
    case .mapping, .entry, .table, .names, .options: kind == .mapping
    case .judged: kind != .scalar
    default: kind == .scalar
    }
  }

  private static func isDay(_ text: String) -> Bool {
    let digits = Array(text.utf8)
    return digits.count == 10
      && digits.enumerated().allSatisfy { index, byte in
        index == 4 || index == 7
          ? byte == UInt8(ascii: "-") : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }
}

extension Node {
  /// The text of a scalar that is meant as one: not a number, a truth value or nothing at all.
  ///
  /// Words that only old parsers take for truth values, such as `no`, are texts: editors, which
  /// go by the schema, take them so.
  var writtenText: String? {
    guard kind == .scalar, !text.isEmpty else { return nil }
    switch scalar {
    case .string, .date:
      let isNothing = style == .plain && ["~", "null", "Null", "NULL"].contains(text)
      return isNothing ? nil : text
    case .bool: return ["true", "false"].contains(text.lowercased()) ? nil : text
    case .int, .float, .null: return nil
    }
  }
}

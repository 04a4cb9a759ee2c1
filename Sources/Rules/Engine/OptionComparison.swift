/// Compares options of rules for weaker checks.
///
/// A limit may only fall, a list only grow. What an entry matches may only grow and what it allows
/// only shrink, by the text of its patterns or by the targets of both states.
struct OptionComparison {
  let old: Architecture
  let new: Architecture

  /// The keys that allow something, by rule.
  private static let allowing = [
    "allowed-links": "to", "required-link": "to", "protected": "only", "naming": "named",
  ]
  /// The keys that narrow an entry; a missing one matches everything.
  private static let narrowing: Set = ["to", "kind", "attribute", "apps"]

  func keeps(_ old: Node, _ new: Node?, of rule: String) -> Bool {
    let (before, now) = (entries(of: old), new.map(entries) ?? [])
    return before.allSatisfy { before in
      now.contains { now in
        Set(before.keys).union(now.keys).allSatisfy { key in
          keeps(key, isAllowing: OptionComparison.allowing[rule] == key, before[key], now[key])
        }
      }
    }
  }

  private func entries(of node: Node) -> [[String: [String]]] {
    (node.kind == .sequence ? Array(node.items) : [node]).map { map in
      Dictionary(map.entries.map { ($0.key.text, words(of: $0.value)) }) { $1 }
    }
  }

  private func words(of node: Node) -> [String] {
    switch node.kind {
    case .scalar: [node.text]
    case .sequence: node.items.map(\.text)
    case .mapping: node.entries.map { "\($0.key.text): \($0.value.text)" }
    }
  }

  private func keeps(
    _ key: String, isAllowing: Bool, _ old: [String]?, _ new: [String]?
  ) -> Bool {
    let number = { (words: [String]?) in words?.first.flatMap { Int($0) } }
    let severity = { (words: [String]?) in words?.first.flatMap(Severity.init) ?? .error }
    switch key {
    case "because": return true
    case "severity": return severity(old) <= severity(new)
    case "tolerance": return number(new) ?? 0 <= number(old) ?? 0
    case _ where isAllowing: return mean(new ?? [], in: self.new, within: old ?? [], in: self.old)
    case _ where OptionComparison.narrowing.contains(key):
      return new.map { new in
        old.map { mean($0, in: self.old, within: new, in: self.new) } ?? false
      } ?? true
    default:
      if let limit = number(old) { return number(new).map { $0 <= limit } ?? false }
      return old == ["false"]
        || mean(old ?? [], in: self.old, within: new ?? [], in: self.new)
    }
  }

  /// Whether patterns match nothing beyond others; exclusions are considered.
  private func mean(
    _ words: [String], in own: Architecture, within others: [String], in other: Architecture
  ) -> Bool {
    let isTaken = { (word: String) in word.hasPrefix("!") }
    let isLiteral =
      Set(words.filter { !isTaken($0) }).isSubset(of: others)
      && Set(others.filter(isTaken)).isSubset(of: words)
    if isLiteral { return true }
    let graph = other.graph
    let known = Set(graph.targets.map(\.qualifiedName) + graph.externals.map(\.name))
    let meant = names(of: words, in: own)
    return !meant.isEmpty && meant.intersection(known).isSubset(of: names(of: others, in: other))
  }

  private func names(of words: [String], in architecture: Architecture) -> Set<String> {
    let taken = words.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
    return ends(of: words.filter { !$0.hasPrefix("!") }, in: architecture)
      .subtracting(ends(of: taken, in: architecture))
  }

  private func ends(of words: [String], in architecture: Architecture) -> Set<String> {
    let selection = Selector(words.compactMap { Selector.Alternative($0) })
      .selection(in: architecture)
    return Set(
      selection.targets.map { architecture.graph[$0].qualifiedName }
        + selection.externals.map { architecture.graph[$0].name })
  }
}

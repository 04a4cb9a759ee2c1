extension ValueDecoder where Value == Severity {
  package static var severity: ValueDecoder<Severity> { .choice() }
}

extension ValueDecoder where Value == Selector {
  /// A pattern or a list of patterns, for targets, layers and roles; those that fit are read.
  package static var selector: ValueDecoder<Selector> {
    let words = "a pattern or a list of patterns"
    let schemas = ValueDecoder<[Pattern]>.patterns.schemas
    return ValueDecoder(words, [.scalar, .sequence, .mapping], schemas: schemas) { node, slot in
      let nodes = node.kind == .sequence ? node.items : [node]
      let patterns = nodes.filter { node in
        let isPattern = node.kind == .scalar && !node.text.isEmpty
        if !isPattern { slot.mismatch(node, words) }
        return isPattern
      }
      return Selector(of: patterns, slot)
    }
  }
}

extension ValueDecoder where Value == [Pattern] {
  /// A pattern or a list of patterns, each with its place; those that fit are read.
  package static var patterns: ValueDecoder<[Pattern]> {
    ValueDecoder<[Node]>.oneOrMore(of: .textNode).then { nodes, _, slot in nodes.patterns(slot) }
  }
}

extension Selector {
  /// The patterns of some scalars, without those that name a role there is not, which are reported.
  init(of nodes: [Node], _ slot: ValuePosition) {
    let (meant, taken) = nodes.parted(slot)
    let exceptions = taken.compactMap { Alternative($0.unnegated, $0, slot) }
    self.init(
      meant.compactMap { node in
        changed(Alternative(node.text, node, slot)) { $0?.exceptions = exceptions }
      })
  }
}

extension Selector.Alternative {
  fileprivate init?(_ text: String, _ node: Node, _ slot: ValuePosition) {
    guard let alternative = Selector.Alternative(text, at: Place(of: node)) else {
      slot.report(
        "unknown role `\(text)`", at: node,
        help: slot.log.help(for: text, among: Role.allCases.map { "role:\($0.rawValue)" }))
      return nil
    }
    self = alternative
  }
}

extension Node {
  fileprivate var unnegated: String { String(text.dropFirst()) }
}

extension [Node] {
  func patterns(_ slot: ValuePosition) -> [Pattern] {
    let (meant, taken) = parted(slot)
    let exceptions = taken.map { Pattern($0.unnegated, at: Place(of: $0)).orBelow }
    return meant.map { node in
      changed(Pattern(node.text, at: Place(of: node))) { $0.exceptions = exceptions }
    }
  }

  /// Splits patterns from exclusions, which begin with `!`.
  fileprivate func parted(_ slot: ValuePosition) -> (meant: [Node], taken: [Node]) {
    let isTaken = { (node: Node) in node.text.hasPrefix("!") && node.text.count > 1 }
    let (meant, taken) = (filter { !isTaken($0) }, filter(isTaken))
    if let first = taken.first, meant.isEmpty {
      slot.report(
        "exclusion `\(first.text)` follows no pattern", at: first,
        help: "add one first, as in `[\"*\", \"\(first.text)\"]`")
    }
    return (meant, taken)
  }
}

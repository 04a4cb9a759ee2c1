internal import Documents

/// One value of a spec on its way from the file to its meaning.
///
/// What nobody touches stays a node of its document; only what was expanded, rewritten or merged
/// is held apart, and even that knows the node it comes from.
enum SpecValue: Sendable {
  case written(Node)
  /// A text that is not as it was written.
  case text(SpecText)
  case list(SpecList)
  case map(SpecMap)

  /// Where the value, or the last part of it, is written.
  var node: Node {
    switch self {
    case .written(let node): node
    case .text(let text): text.node
    case .list(let list): list.node
    case .map(let map): map.node
    }
  }

  var isMap: Bool {
    switch self {
    case .written(let node): node.kind == .mapping
    case .map: true
    case .text, .list: false
    }
  }

  var isList: Bool {
    switch self {
    case .written(let node): node.kind == .sequence
    case .list: true
    case .text, .map: false
    }
  }

  /// The items of a list; none for anything else.
  var items: [SpecValue] {
    switch self {
    case .written(let node): return SpecValue.items(of: node.items)
    case .list(let list): return list.items
    case .text, .map: return []
    }
  }

  // Loops by position, here and below: `map` on a collection of another module allocates at every
  // element.
  private static func items(of nodes: Node.Items) -> [SpecValue] {
    var items: [SpecValue] = []
    items.reserveCapacity(nodes.endIndex)
    for index in 0..<nodes.endIndex { items.append(.written(nodes[index])) }
    return items
  }

  /// The entries of a map, each key once; none for anything else.
  var entries: [SpecEntry] {
    switch self {
    case .written(let node): return SpecValue.entries(of: node)
    case .map(let map): return map.entries
    case .text, .list: return []
    }
  }

  private static func entries(of map: Node) -> [SpecEntry] {
    var entries: [SpecEntry] = []
    entries.reserveCapacity(map.entryCount)
    map.forEachKey { _, index in
      entries.append(
        SpecEntry(key: SpecKey(map.key(at: index)), value: .written(map.value(at: index))))
    }
    return entries
  }

  /// Whether a map has a key whose bytes are of some sort.
  func hasKey(where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    switch self {
    case .written(let node):
      var isFound = false
      node.forEachKey { key, _ in isFound = isFound || isWanted(key) }
      return isFound
    case .map(let map): return map.entries.indices.contains { map.entries[$0].key.isOf(isWanted) }
    case .text, .list: return false
    }
  }

  /// The value of a key of a map.
  subscript(key: StaticString) -> SpecValue? {
    switch self {
    case .written(let node): node[key].map(SpecValue.written)
    case .map(let map):
      map.entries.indices.first { map.entries[$0].key.hasText(key) }.map { map.entries[$0].value }
    case .text, .list: nil
    }
  }
}

/// A string made from a scalar by expansion or by putting a path right.
final class SpecText: Sendable {
  let text: String
  let node: Node

  init(_ text: String, from node: Node) {
    self.text = text
    self.node = node
  }
}

/// A list whose items were touched, or that was put together from several.
final class SpecList: Sendable {
  let items: [SpecValue]
  let node: Node

  init(_ items: [SpecValue], from node: Node) {
    self.items = items
    self.node = node
  }
}

/// A map whose entries were touched, or that was merged from several.
final class SpecMap: Sendable {
  let entries: [SpecEntry]
  let node: Node
  /// The maps that lie under this one, first the lowest.
  let lower: [Node]

  init(_ entries: [SpecEntry], from node: Node, lower: [Node] = []) {
    self.entries = entries
    self.node = node
    self.lower = lower
  }
}

/// One key of a map and its value.
struct SpecEntry: Sendable {
  var key: SpecKey
  var value: SpecValue
}

/// One value of a spec during decoding.
///
/// An unchanged value stays a node; only changed ones are stored, with their original node.
enum SpecValue: Sendable {
  case written(Node)
  case text(Changed<String>)
  case list(Changed<[SpecValue]>)
  case map(Changed<[SpecEntry]>)

  static func empty(from node: Node) -> SpecValue { .map(Changed([], from: node)) }

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

  var items: [SpecValue] {
    switch self {
    case .written(let node): node.items.map(SpecValue.written)
    case .list(let list): list.content
    case .text, .map: []
    }
  }

  var entries: [SpecEntry] {
    switch self {
    case .written(let node):
      var entries: [SpecEntry] = []
      entries.reserveCapacity(node.entryCount)
      node.forEachEntry { entries.append(SpecEntry(key: SpecKey($0), value: .written($1))) }
      return entries
    case .map(let map): return map.content
    case .text, .list: return []
    }
  }

  func forEachKey(_ body: (UnsafeBufferPointer<UInt8>, Int) -> Void) {
    switch self {
    case .written(let node): node.forEachKey(body)
    case .map(let map):
      for index in map.content.indices { map.content[index].key.withBytes { body($0, index) } }
    case .text, .list: break
    }
  }

  /// An entry of a map by its position; a value that is not a map counts as its own entry.
  func entry(at index: Int) -> SpecEntry {
    if case .map(let map) = self { return map.content[index] }
    return SpecEntry(key: SpecKey(node.key(at: index)), value: value(at: index))
  }

  func value(at index: Int) -> SpecValue {
    switch self {
    case .map(let map): map.content[index].value
    case .written(let node): .written(node.value(at: index))
    case .text, .list: self
    }
  }

  /// Whether a map has a key whose bytes are of some sort.
  func hasKey(where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var isFound = false
    forEachKey { key, _ in isFound = isFound || isWanted(key) }
    return isFound
  }

  subscript(key: String) -> SpecValue? {
    switch self {
    case .written(let node): node[key].map(SpecValue.written)
    case .map(let map): map.content.first { $0.key.hasText(key) }?.value
    case .text, .list: nil
    }
  }

  var place: Place { node.place }
}

/// A text, a list or a map that is not as it was written, or was merged from several.
final class Changed<Content: Sendable>: Sendable {
  let content: Content
  let node: Node
  /// The maps that lie under a merged one, first the lowest.
  let lower: [Node]

  init(_ content: Content, from node: Node, lower: [Node] = []) {
    (self.content, self.node, self.lower) = (content, node, lower)
  }
}

struct SpecEntry: Sendable {
  var key: SpecKey
  var value: SpecValue
}

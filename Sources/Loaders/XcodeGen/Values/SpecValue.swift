internal import YAML

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
    case .written(let node): node.items.map(SpecValue.written)
    case .list(let list): list.items
    case .text, .map: []
    }
  }

  /// The entries of a map, each key once; none for anything else.
  var entries: [SpecEntry] {
    switch self {
    case .written(let node):
      node.entries.map { SpecEntry(key: SpecKey($0.key), value: .written($0.value)) }
    case .map(let map): map.entries
    case .text, .list: []
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

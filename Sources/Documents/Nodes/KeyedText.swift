/// A scalar, and the keys that lead to it: with these, two values are compared by their meaning.
package struct KeyedText: Hashable, Sendable {
  package let key: String
  package let text: String

  package init(_ key: String, _ text: String) { (self.key, self.text) = (key, text) }

  package enum Content<Value> {
    case text(String)
    /// Values in an order that depends on nothing but their meaning.
    case values([(key: String, value: Value)])
    case unknown

    /// The items of a list, whose order has a meaning.
    package static func items(_ items: some Sequence<Value>) -> Self {
      .values(items.enumerated().map { ("[\($0)]", $1) })
    }

    /// The entries of a map, whose order has none.
    package static func entries(_ entries: some Sequence<(key: String, value: Value)>) -> Self {
      .values(entries.sorted { $0.key < $1.key }.map { (".\($0.key)", $0.value) })
    }
  }

  /// Aliases can multiply a short text: no file has more scalars than this.
  private static let most = 1 << 20

  /// Returns all scalars of a value; nil if some of it is unknown, or if there are too many.
  package static func list<Value>(
    of value: Value, at key: String, content: (Value) -> Content<Value>
  ) -> [KeyedText]? {
    var texts: [KeyedText] = []
    var open = [(key, value)]
    while let (key, value) = open.popLast() {
      switch content(value) {
      case .text(let text): texts.append(KeyedText(key, text))
      case .values(let values): open += values.reversed().map { (key + $0.key, $0.value) }
      case .unknown: return nil
      }
      guard texts.count + open.count < most else { return nil }
    }
    return texts
  }
}

extension Node {
  /// All scalars of the node in an order that its keys decide; nil if there are too many.
  package func keyedTexts(at key: String = "") -> [KeyedText]? {
    KeyedText.list(of: self, at: key) { node in
      switch node.kind {
      case .scalar: .text(node.text)
      case .sequence: .items(node.items)
      case .mapping: .entries(node.entries.map { ($0.key.text, $0.value) })
      }
    }
  }
}

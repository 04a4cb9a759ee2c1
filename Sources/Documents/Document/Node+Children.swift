extension Node {
  /// The items of a sequence; none for anything else.
  package var items: Items { Items(node: self) }

  /// The entries of a mapping that count, in document order; none for anything else.
  ///
  /// Where a key stands twice the last entry counts; merged entries stand in the place of `<<`.
  package var entries: Entries { Entries(node: self) }

  /// The value of a key of a mapping.
  package subscript(key: StaticString) -> Node? {
    document.value(of: key, in: record).map { Node(document: document, row: $0) }
  }

  /// One entry of a mapping.
  package struct Entry: Sendable {
    package let key: Node
    package let value: Node
  }

  /// The items of a sequence, in order.
  package struct Items: RandomAccessCollection, Sendable {
    private let document: Document
    private let first: Int
    package let endIndex: Int

    init(node: Node) {
      let record = node.record
      document = node.document
      first = Int(record.first)
      endIndex = record.kind == .sequence ? Int(record.count) : 0
    }

    package var startIndex: Int { 0 }

    package subscript(index: Int) -> Node {
      Node(document: document, row: document.children[first + index].row)
    }
  }

  /// The entries of a mapping that count, in order.
  package struct Entries: BidirectionalCollection, Sendable {
    private let document: Document
    private let first: Int
    private let pairs: Int

    init(node: Node) {
      let record = node.record
      document = node.document
      first = Int(record.first)
      pairs = record.kind == .mapping ? Int(record.count) / 2 : 0
    }

    package var startIndex: Int { visible(from: 0) }
    package var endIndex: Int { pairs }

    package func index(after index: Int) -> Int { visible(from: index + 1) }

    package func index(before index: Int) -> Int {
      var index = index - 1
      while isHidden(index) { index -= 1 }
      return index
    }

    package subscript(index: Int) -> Entry {
      Entry(
        key: Node(document: document, row: document.children[first + 2 * index].row),
        value: Node(document: document, row: document.children[first + 2 * index + 1].row))
    }

    private func visible(from index: Int) -> Int {
      var index = index
      while index < pairs, isHidden(index) { index += 1 }
      return index
    }

    private func isHidden(_ index: Int) -> Bool { document.children[first + 2 * index].isHidden }
  }
}

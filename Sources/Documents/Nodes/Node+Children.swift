extension Node {
  /// The items of a sequence; none for anything else.
  package var items: Items { Items(node: self) }

  /// The entries of a mapping that count, in document order; none for anything else.
  ///
  /// Where a key stands twice the last entry counts; merged entries stand in the place of `<<`.
  package var entries: Entries { Entries(node: self) }

  /// The value of a key of a mapping.
  package subscript(key: StaticString) -> Node? {
    document.table.value(of: key, in: record).map { Node(document: document, row: $0) }
  }

  /// How many entries a mapping has, hidden ones included; none for anything else.
  package var entryCount: Int {
    let record = record
    return record.form == .mapping ? Int(record.count) / 2 : 0
  }

  /// The key of the entry at an index of a mapping.
  package func key(at index: Int) -> Node { child(2 * index) }

  /// The value of the entry at an index of a mapping.
  package func value(at index: Int) -> Node { child(2 * index + 1) }

  private func child(_ index: Int) -> Node {
    let table = document.table
    return Node(document: document, row: table.children[Int(record.first) + index].row)
  }

  /// Visits the keys of a mapping that count, as bytes, with the indices of their entries; no node
  /// is made for it.
  package func forEachKey(_ body: (_ key: UnsafeBufferPointer<UInt8>, _ index: Int) -> Void) {
    document.table.forEachKey(of: record, body)
  }

  /// Visits the keys and values of a mapping that count, in document order.
  package func forEachEntry(_ body: (_ key: Node, _ value: Node) -> Void) {
    document.table.forEachEntry(of: record) { key, value, _ in
      body(Node(document: document, row: key), Node(document: document, row: value))
    }
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

    fileprivate init(node: Node) {
      let record = node.record
      document = node.document
      first = Int(record.first)
      endIndex = record.form == .sequence ? Int(record.count) : 0
    }

    package var startIndex: Int { 0 }

    package subscript(index: Int) -> Node {
      Node(document: document, row: document.table.children[first + index].row)
    }
  }

  /// The entries of a mapping that count, in order; an index counts hidden ones too.
  package struct Entries: BidirectionalCollection, Sendable {
    private let document: Document
    private let first: Int
    package let endIndex: Int

    fileprivate init(node: Node) {
      document = node.document
      first = Int(node.record.first)
      endIndex = node.entryCount
    }

    package var startIndex: Int { visible(from: 0) }

    package func index(after index: Int) -> Int { visible(from: index + 1) }

    package func index(before index: Int) -> Int {
      var index = index - 1
      while isHidden(index) { index -= 1 }
      return index
    }

    package subscript(index: Int) -> Entry {
      let children = document.table.children
      return Entry(
        key: Node(document: document, row: children[first + 2 * index].row),
        value: Node(document: document, row: children[first + 2 * index + 1].row))
    }

    private func visible(from index: Int) -> Int {
      var index = index
      while index < endIndex, isHidden(index) { index += 1 }
      return index
    }

    private func isHidden(_ index: Int) -> Bool {
      document.table.children[first + 2 * index].isHidden
    }
  }
}

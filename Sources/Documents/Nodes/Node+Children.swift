extension Node {
  /// The items of a sequence; none for anything else.
  package var items: [Node] {
    let record = record
    guard record.form == .sequence else { return [] }
    let first = Int(record.first)
    return (first..<first + Int(record.count)).map {
      Node(document: document, row: document.table.children[$0].row)
    }
  }

  /// How many items a sequence has; none for anything else.
  package var itemCount: Int { record.form == .sequence ? Int(record.count) : 0 }

  package typealias Entry = (key: Node, value: Node)

  /// The entries of a mapping that count, in document order; none for anything else.
  ///
  /// Where a key appears twice the last entry counts; merged entries are in the place of `<<`.
  package var entries: [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(entryCount)
    forEachEntry { entries.append(($0, $1)) }
    return entries
  }

  package subscript(key: StaticString) -> Node? { self[key.description] }

  package subscript(key: String) -> Node? {
    var key = key
    return key.withUTF8 { document.table.value(of: $0, in: record) }
      .map { Node(document: document, row: $0) }
  }

  /// How many entries a mapping has, hidden ones included; none for anything else.
  package var entryCount: Int {
    let record = record
    return record.form == .mapping ? Int(record.count) / 2 : 0
  }

  package func key(at index: Int) -> Node { child(2 * index) }
  package func value(at index: Int) -> Node { child(2 * index + 1) }

  private func child(_ index: Int) -> Node {
    let table = document.table
    return Node(document: document, row: table.children[Int(record.first) + index].row)
  }

  /// Visits the effective keys of a mapping as bytes, with entry indices, without making nodes.
  package func forEachKey(_ body: (_ key: UnsafeBufferPointer<UInt8>, _ index: Int) -> Void) {
    document.table.forEachKey(of: record, body)
  }

  package func forEachEntry(_ body: (_ key: Node, _ value: Node) -> Void) {
    document.table.forEachEntry(of: record) { key, value, _ in
      body(Node(document: document, row: key), Node(document: document, row: value))
    }
  }
}

/// The entries of a mapping by position: nothing is made but the node that is asked for.
extension Node {
  /// The value of the entry at an index of a mapping.
  package func value(at index: Int) -> Node {
    Node(document: document, row: document.children[Int(record.first) + 2 * index + 1].row)
  }

  /// How many entries a mapping has, hidden ones included; none for anything else.
  package var entryCount: Int {
    let record = record
    return record.kind == .mapping ? Int(record.count) / 2 : 0
  }

  /// The key of the entry at an index of a mapping.
  package func key(at index: Int) -> Node {
    Node(document: document, row: document.children[Int(record.first) + 2 * index].row)
  }

  /// Visits the keys of a mapping, as bytes, with the indices of the entries; no node is made for it.
  package func forEachKey(_ body: (_ key: UnsafeBufferPointer<UInt8>, _ index: Int) -> Void) {
    document.forEachKey(of: record, body)
  }
}

extension Document {
  fileprivate func forEachKey(of mapping: Row, _ body: (UnsafeBufferPointer<UInt8>, Int) -> Void) {
    guard mapping.kind == .mapping else { return }
    for index in 0..<Int(mapping.count) / 2 {
      let key = children[Int(mapping.first) + 2 * index]
      if key.isHidden { continue }
      var row = rows[Int(key.row)]
      if row.kind == .alias { row = rows[Int(row.first)] }
      withBytes(of: row) { body(UnsafeBufferPointer(rebasing: $0), index) }
    }
  }

  /// The bytes of a scalar's text; none for anything else.
  func withBytes<Result>(
    of row: Row, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Result
  ) -> Result {
    let isText = row.kind == .scalar
    let start = isText ? Int(row.first) : 0
    let range = start..<(isText ? start + Int(row.count) : 0)
    return row.isCooked
      ? cooked.withUnsafeBufferPointer { body($0[range]) }
      : bytes.withUnsafeBufferPointer { body($0[range]) }
  }
}

/// What is asked of keys without making a node or a `String` for any of them.
extension NodeTable {
  /// The row of the value that a mapping has for a key; looked for without touching any other.
  func value(of key: StaticString, in mapping: Row) -> UInt32? {
    guard mapping.form == .mapping, mapping.count > 0 else { return nil }
    let first = Int(mapping.first)
    return key.withUTF8Buffer { name in
      rows.withUnsafeBufferPointer { rows in
        children.withUnsafeBufferPointer { children in
          var index = first + Int(mapping.count) - 2
          while index >= first {
            if !children[index].isHidden {
              var row = rows[Int(children[index].row)]
              if row.form == .alias { row = rows[Int(row.first)] }
              if row.count == name.count, isText(name, of: row) { return children[index + 1].row }
            }
            index -= 2
          }
          return nil
        }
      }
    }
  }

  private func isText(_ name: UnsafeBufferPointer<UInt8>, of row: Row) -> Bool {
    guard row.form == .scalar else { return false }
    return (row.isCooked ? cooked : bytes).withUnsafeBufferPointer { bytes in
      let start = Int(row.first)
      for offset in 0..<name.count where bytes[start + offset] != name[offset] { return false }
      return true
    }
  }

  /// Visits the keys of a mapping that count, as bytes, with the indices of their entries.
  func forEachKey(of mapping: Row, _ body: (UnsafeBufferPointer<UInt8>, Int) -> Void) {
    guard mapping.form == .mapping else { return }
    for index in 0..<Int(mapping.count) / 2 {
      let key = children[Int(mapping.first) + 2 * index]
      if key.isHidden { continue }
      withText(of: rows[Int(resolved(key.row))]) {
        body(UnsafeBufferPointer(rebasing: $0), index)
      }
    }
  }

  /// The keys that lead from a row to a key, itself included; also to one that a later entry hides.
  func keyPath(from root: UInt32, to key: Span) -> [String] {
    var path: [String] = []
    var next: UInt32? = root
    while let row = next.map({ rows[Int($0)] }) {
      next = nil
      switch row.form {
      case .scalar, .alias: break
      case .sequence:
        next = children[childRange(of: row)].first { holds($0.row, key) }?.row
      case .mapping:
        for index in stride(from: Int(row.first), to: childRange(of: row).upperBound, by: 2) {
          let name = children[index].row
          let value = children[index + 1].row
          let isKey = rows[Int(resolved(name))].span == key
          guard isKey || holds(value, key) else { continue }
          path.append(String(decoding: text(of: name), as: UTF8.self))
          next = isKey ? nil : value
          break
        }
      }
    }
    return path
  }

  /// Whether something is written in a node, and not only named by it.
  private func holds(_ row: UInt32, _ other: Span) -> Bool {
    let row = rows[Int(row)]
    return row.form != .alias && row.span.start <= other.start && other.end <= row.span.end
  }
}

extension Document {
  /// The keys that lead to a key, itself included; also to one that a later entry hides.
  ///
  /// Positions in sequences are left out, so that a path survives what is added before it.
  package func keyPath(to key: Span) -> [String] {
    rootRow.map { table.keyPath(from: $0, to: key) } ?? []
  }
}

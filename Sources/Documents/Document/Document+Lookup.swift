extension Document {
  /// The row of the value that a mapping has for a key; looked for without touching any other.
  func value(of key: StaticString, in mapping: Row) -> UInt32? {
    guard mapping.kind == .mapping, mapping.count > 0 else { return nil }
    let first = Int(mapping.first)
    return key.withUTF8Buffer { name in
      rows.withUnsafeBufferPointer { rows in
        children.withUnsafeBufferPointer { children in
          var index = first + Int(mapping.count) - 2
          while index >= first {
            if !children[index].isHidden {
              var row = rows[Int(children[index].row)]
              if row.kind == .alias { row = rows[Int(row.first)] }
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
    guard row.kind == .scalar else { return false }
    return (row.isCooked ? cooked : bytes).withUnsafeBufferPointer { bytes in
      let start = Int(row.first)
      for offset in 0..<name.count where bytes[start + offset] != name[offset] { return false }
      return true
    }
  }
}

/// Finds out which of a few names a key is, from its bytes and without making a `String` of it.
package struct KeyTable: Sendable {
  /// The names, in the order of their numbers.
  package let names: [String]
  /// All names one after the other, and where each begins.
  private let bytes: [UInt8]
  private let starts: [Int]
  /// One more than the number of the name, or 0 where there is none; a full slot leads to the next.
  private let slots: [UInt8]

  /// Takes at most 254 names, all different.
  package init(_ names: [String]) {
    self.names = names
    var bytes: [UInt8] = []
    var starts = [0]
    for name in names {
      bytes += name.utf8
      starts.append(bytes.count)
    }
    var slots = [UInt8](repeating: 0, count: 1024)
    for (number, name) in names.prefix(254).enumerated() {
      var slot = Array(name.utf8).withUnsafeBufferPointer { KeyTable.slot(of: $0) }
      while slots[slot] != 0 { slot = (slot + 1) & 1023 }
      slots[slot] = UInt8(number + 1)
    }
    (self.bytes, self.starts, self.slots) = (bytes, starts, slots)
  }

  /// The number of the name that a text is.
  package func number(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { number(of: $0) }
  }

  func number(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = KeyTable.slot(of: key)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if isName(number, key) { return number }
      slot = (slot + 1) & 1023
    }
    return nil
  }

  private func isName(_ number: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == key.count else { return false }
    for offset in 0..<key.count where bytes[start + offset] != key[offset] { return false }
    return true
  }

  private static func slot(of key: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in key { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int((hash ^ (hash >> 15)) & 1023)
  }
}

extension Node {
  /// The value of the entry at an index of a mapping.
  package func value(at index: Int) -> Node {
    Node(document: document, row: document.children[Int(record.first) + 2 * index + 1].row)
  }

  /// Visits the entries of a mapping with the number that a table has for the key of each, or
  /// nothing; no node is made for it.
  package func forEachEntry(in table: KeyTable, _ body: (_ number: Int?, _ index: Int) -> Void) {
    let record = record
    guard record.kind == .mapping else { return }
    document.rows.withUnsafeBufferPointer { rows in
      document.children.withUnsafeBufferPointer { children in
        for index in 0..<Int(record.count) / 2 {
          let key = children[Int(record.first) + 2 * index]
          if key.isHidden { continue }
          var row = rows[Int(key.row)]
          if row.kind == .alias { row = rows[Int(row.first)] }
          let number = document.withText(of: row) { table.number(of: $0) }
          body(number, index)
        }
      }
    }
  }
}

extension Document {
  fileprivate func withText<Result>(
    of row: Row, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    (row.isCooked ? cooked : source.bytes).withUnsafeBufferPointer { bytes in
      let start = row.kind == .scalar ? Int(row.first) : 0
      let count = row.kind == .scalar ? Int(row.count) : 0
      return body(UnsafeBufferPointer(rebasing: bytes[start..<start + count]))
    }
  }
}

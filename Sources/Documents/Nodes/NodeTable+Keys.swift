/// What is asked of keys without making a node or a `String` for any of them.
extension NodeTable {
  /// The row of the value that a mapping has for a key; looked for without touching any other.
  func value(of name: UnsafeBufferPointer<UInt8>, in mapping: Row) -> UInt32? {
    guard mapping.form == .mapping, mapping.count > 0 else { return nil }
    let first = Int(mapping.first)
    return rows.withUnsafeBufferPointer { rows in
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
    forEachEntry(of: mapping) { key, _, index in
      withText(of: rows[Int(resolved(key))]) { body(UnsafeBufferPointer(rebasing: $0), index) }
    }
  }

  func forEachEntry(of mapping: Row, _ body: (_ key: UInt32, _ value: UInt32, Int) -> Void) {
    guard mapping.form == .mapping else { return }
    children.withUnsafeBufferPointer { children in
      var child = Int(mapping.first)
      for index in 0..<Int(mapping.count) / 2 {
        if !children[child].isHidden { body(children[child].row, children[child + 1].row, index) }
        child += 2
      }
    }
  }

  /// The keys that lead from a row to each of some keys, including keys hidden by later ones.
  ///
  /// All are found in one look at the table, however many they are.
  func keyPaths(from root: UInt32, to keys: Set<Span>) -> [Span: [String]] {
    var paths: [Span: [String]] = [:]
    // Each key that was passed, and the position of the one above it.
    var steps: [(name: UInt32, above: Int?)] = []
    var pending: [(row: UInt32, above: Int?)] = [(root, nil)]
    while let (number, above) = pending.popLast() {
      let row = rows[Int(number)]
      guard row.form == .mapping || row.form == .sequence else { continue }
      let isMapping = row.form == .mapping
      for (offset, index) in childRange(of: row).enumerated() {
        let child = children[index].row
        if isMapping, offset.isMultiple(of: 2) {
          steps.append((child, above))
          let span = rows[Int(resolved(child))].span
          if keys.contains(span) { paths[span] = path(to: steps.count - 1, of: steps) }
        } else if holds(row, child) {
          pending.append((child, isMapping ? steps.count - 1 : above))
        }
      }
    }
    return paths
  }

  private func path(to step: Int, of steps: [(name: UInt32, above: Int?)]) -> [String] {
    var path: [String] = []
    var next: Int? = step
    while let (name, above) = next.map({ steps[$0] }) {
      path.append(String(decoding: text(of: name), as: UTF8.self))
      next = above
    }
    return path.reversed()
  }

  /// Whether a child is written in a collection, and not only named there or merged into it.
  private func holds(_ collection: Row, _ child: UInt32) -> Bool {
    let child = rows[Int(child)]
    return child.form != .alias && collection.span.start <= child.span.start
      && child.span.end <= collection.span.end
  }
}

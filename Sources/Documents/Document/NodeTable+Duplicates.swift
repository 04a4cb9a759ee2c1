extension NodeTable {
  /// Hides the entries of a mapping that a later one replaces, and remembers both places.
  mutating func hideRepeatedKeys(of mapping: UInt32, in source: Source) {
    for (earlier, later) in repeatedKeys(of: mapping, in: source) {
      hide(earlier)
      noteDuplicate(children[earlier], children[later], in: source)
    }
  }

  /// The pairs of entries with one key: where, among all children, the earlier and the next are.
  ///
  /// Most mappings are small, and comparing lengths first settles nearly every pair; large ones
  /// are hashed, so that time stays linear.
  func repeatedKeys(of mapping: UInt32, in source: Source) -> [(Int, Int)] {
    let record = rows[Int(mapping)]
    let range = Int(record.first)..<Int(record.first) + Int(record.count)
    return range.count <= 32
      ? repeatedKeysBySearch(range, in: source) : repeatedKeysByHash(range, in: source)
  }

  private func repeatedKeysBySearch(_ range: Range<Int>, in source: Source) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for later in stride(from: range.lowerBound + 2, to: range.upperBound, by: 2) {
      let key = rows[Int(resolved(children[later].row))]
      for earlier in stride(from: later - 2, through: range.lowerBound, by: -2) {
        let other = rows[Int(resolved(children[earlier].row))]
        if key.count == other.count, isSameText(key, other, in: source) {
          pairs.append((earlier, later))
          break
        }
      }
    }
    return pairs
  }

  private func repeatedKeysByHash(_ range: Range<Int>, in source: Source) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var last: [KeyText: Int] = [:]
    last.reserveCapacity(range.count / 2)
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
      let key = KeyText(of: children[index].row, in: self, source)
      if let earlier = last.updateValue(index, forKey: key) { pairs.append((earlier, index)) }
    }
    return pairs
  }

  private func isSameText(_ one: Row, _ other: Row, in source: Source) -> Bool {
    withBytes(of: one, in: source) { first in
      withBytes(of: other, in: source) { first.elementsEqual($0) }
    }
  }

  private func withBytes<Result>(
    of row: Row, in source: Source, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Result
  ) -> Result {
    let range = Int(row.first)..<Int(row.first) + Int(row.count)
    return row.isCooked
      ? cooked.withUnsafeBufferPointer { body($0[range]) }
      : source.bytes.withUnsafeBufferPointer { body($0[range]) }
  }
}

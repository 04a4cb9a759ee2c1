extension NodeTable {
  /// Hides the entries of a mapping that a later one replaces, and remembers both places.
  mutating func hideRepeatedKeys(of mapping: UInt32) {
    for (earlier, later) in repeatedKeys(of: mapping) {
      hide(earlier)
      noteRepeated(earlier, later)
    }
  }

  /// The pairs of entries with one key: where, among all children, the earlier and the next are.
  ///
  /// Compares the keys of small mappings, lengths first, and hashes those of large ones.
  mutating func repeatedKeys(of mapping: UInt32) -> [(Int, Int)] {
    let range = childRange(of: rows[Int(mapping)])
    return range.count <= 32 ? repeatedKeysBySearch(range) : repeatedKeysByHash(range)
  }

  private mutating func repeatedKeysBySearch(_ range: Range<Int>) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for later in stride(from: range.lowerBound + 2, to: range.upperBound, by: 2) {
      let key = rows[Int(resolved(children[later].row))]
      for earlier in stride(from: later - 2, through: range.lowerBound, by: -2) {
        let other = rows[Int(resolved(children[earlier].row))]
        steps += 1
        if key.count == other.count,
          withText(of: key, { text in withText(of: other) { text.elementsEqual($0) } })
        {
          pairs.append((earlier, later))
          break
        }
      }
    }
    return pairs
  }

  private mutating func repeatedKeysByHash(_ range: Range<Int>) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var last: [KeyText: Int] = [:]
    last.reserveCapacity(range.count / 2)
    steps += range.count / 2
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
      let key = KeyText(of: children[index].row, in: self)
      if let earlier = last.updateValue(index, forKey: key) { pairs.append((earlier, index)) }
    }
    return pairs
  }
}

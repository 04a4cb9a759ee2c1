extension Lattice {
  /// Orders every row so that few lines cross.
  ///
  /// Rows are swept down and up; each node goes to the middle of what it is joined with. The best
  /// order seen wins, and neighbours then change places wherever that helps. Large drawings get
  /// fewer rounds, because each costs as much as there are pairs of lines.
  mutating func order() {
    let isLarge = rowOfNode.count > 4000
    let isHuge = rowOfNode.count > 10_000
    for row in rows.indices { rows[row].sort() }
    var positions = [Int](repeating: 0, count: rowOfNode.count)
    for row in rows { note(row, in: &positions) }
    var best = rows
    var fewest = Int.max
    for round in 0..<(isLarge ? 6 : 24) {
      sweep(isDown: round.isMultiple(of: 2), &positions)
      if !isLarge { switchNeighbours(&positions, passes: 2) }
      let crossings = crossingCount(positions)
      if crossings < fewest {
        fewest = crossings
        best = rows
      }
      if crossings == 0 { break }
    }
    rows = best
    for row in rows { note(row, in: &positions) }
    switchNeighbours(&positions, passes: isHuge ? 1 : 8)
  }

  private func note(_ row: [Int], in positions: inout [Int]) {
    for (position, node) in row.enumerated() { positions[node] = position }
  }

  private mutating func sweep(isDown: Bool, _ positions: inout [Int]) {
    let order = isDown ? Array(rows.indices) : rows.indices.reversed()
    for row in order {
      let keys = rows[row].map { node -> Double in
        let ties = isDown ? above[node] : below[node]
        return Lattice.middle(of: ties, positions) ?? Double(positions[node])
      }
      let sorted = rows[row].indices.sorted { one, other in
        (keys[one], one) < (keys[other], other)
      }
      rows[row] = sorted.map { rows[row][$0] }
      note(rows[row], in: &positions)
    }
  }

  /// The weighted mean of the positions that a node is joined with.
  private static func middle(of ties: [Tie], _ positions: [Int]) -> Double? {
    guard !ties.isEmpty else { return nil }
    var (sum, weight) = (0, 0)
    for tie in ties {
      sum += positions[tie.node] * tie.weight
      weight += tie.weight
    }
    return Double(sum) / Double(weight)
  }

  /// Lets neighbours in a row change places as long as lines cross less for it.
  private mutating func switchNeighbours(_ positions: inout [Int], passes: Int) {
    for _ in 0..<passes {
      var hasChanged = false
      for row in rows.indices {
        for slot in rows[row].indices.dropLast() {
          let (left, right) = (rows[row][slot], rows[row][slot + 1])
          let gain =
            Lattice.gain(above[left], above[right], positions)
            + Lattice.gain(below[left], below[right], positions)
          guard gain > 0 else { continue }
          rows[row].swapAt(slot, slot + 1)
          positions[left] = slot + 1
          positions[right] = slot
          hasChanged = true
        }
      }
      if !hasChanged { return }
    }
  }

  /// How many crossings fewer there are once two neighbours have changed places.
  private static func gain(_ left: [Tie], _ right: [Tie], _ positions: [Int]) -> Int {
    var gain = 0
    for one in left {
      for other in right {
        let (left, right) = (positions[one.node], positions[other.node])
        if left > right { gain += one.weight * other.weight }
        if left < right { gain -= one.weight * other.weight }
      }
    }
    return gain
  }
}

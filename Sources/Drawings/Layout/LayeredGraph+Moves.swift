/// The two ways in which lines change places within their rows; boxes keep their order.
extension LayeredGraph {
  var positions: [Int] {
    var positions = rowOfNode
    for row in rows { note(row, in: &positions) }
    return positions
  }

  /// Notes where the nodes of a row stand.
  func note(_ row: [Int], in positions: inout [Int]) {
    for (position, node) in row.enumerated() { positions[node] = position }
  }

  /// Goes through the rows; each line goes to the middle of what it is joined with in the row before.
  mutating func sweep(isDown: Bool, _ positions: inout [Int]) {
    let ties = isDown ? above : below
    for row in isDown ? Array(rows.indices) : rows.indices.reversed() {
      var keys = rows[row].map { node in
        LayeredGraph.middle(of: ties[node], positions) ?? Double(positions[node])
      }
      // Boxes ask for places that leave their order as it is.
      let slots = rows[row].indices.filter { !isWaypoint[rows[row][$0]] }
      let fit = IsotonicRegression.fit(slots.map { (keys[$0], 1) })
      for (slot, key) in zip(slots, fit) { keys[slot] = key }
      let sorted = keys.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
      rows[row] = sorted.map { rows[row][$0.offset] }
      note(rows[row], in: &positions)
    }
  }

  private static func middle(of ties: ArraySlice<RowAdjacency.RowNeighbor>, _ positions: [Int])
    -> Double?
  {
    guard !ties.isEmpty else { return nil }
    var (sum, weight) = (0, 0)
    for tie in ties {
      sum += positions[tie.node] * tie.weight
      weight += tie.weight
    }
    return Double(sum) / Double(weight)
  }

  /// Lets each line go wherever in its row it crosses fewest.
  mutating func siftLines(_ positions: inout [Int]) {
    for row in rows.indices {
      for node in rows[row] {
        let slot = positions[node]
        let best = bestSlot(for: node, among: rows[row], positions)
        guard best != slot else { continue }
        rows[row].remove(at: slot)
        rows[row].insert(node, at: best)
        note(rows[row], in: &positions)
      }
    }
  }

  /// Where a node of a row has the fewest crossings; where it is, if no place is better.
  private func bestSlot(for node: Int, among row: [Int], _ positions: [Int]) -> Int {
    let slot = positions[node]
    var (best, most) = (slot, 0)
    for way in [1, -1] {
      var sum = 0
      var next = slot + way
      while row.indices.contains(next), isWaypoint[node] || isWaypoint[row[next]] {
        let (left, right) = way > 0 ? (node, row[next]) : (row[next], node)
        sum += gain(left, right, positions)
        if sum > most { (best, most) = (next, sum) }
        next += way
      }
    }
    return best
  }

  /// The number of crossings that a swap of two adjacent nodes removes.
  private func gain(_ left: Int, _ right: Int, _ positions: [Int]) -> Int {
    LayeredGraph.gain(above[left], above[right], positions)
      + LayeredGraph.gain(below[left], below[right], positions)
  }

  private static func gain(
    _ left: ArraySlice<RowAdjacency.RowNeighbor>, _ right: ArraySlice<RowAdjacency.RowNeighbor>,
    _ positions: [Int]
  ) -> Int {
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

/// The three ways in which nodes change places within their rows.
extension Lattice {
  /// What is moved about.
  enum Moved {
    case all
    /// Only lines; boxes keep their order.
    case lines
  }

  /// Notes where the nodes of a row stand.
  func note(_ row: [Int], in positions: inout [Int]) {
    for (position, node) in row.enumerated() { positions[node] = position }
  }

  /// Goes through the rows; each node goes to the middle of what it is joined with in the row before.
  mutating func sweep(isDown: Bool, _ positions: inout [Int], moving what: Moved) {
    let order = isDown ? Array(rows.indices) : rows.indices.reversed()
    for row in order {
      var keys = rows[row].map { node -> Double in
        let ties = isDown ? above[node] : below[node]
        return Lattice.middle(of: ties, positions) ?? Double(positions[node])
      }
      if what == .lines { keepBoxes(of: row, inOrder: &keys) }
      let sorted = rows[row].indices.sorted { one, other in
        (keys[one], one) < (keys[other], other)
      }
      rows[row] = sorted.map { rows[row][$0] }
      note(rows[row], in: &positions)
    }
  }

  /// Makes the boxes of a row ask for places that leave their order as it is.
  private func keepBoxes(of row: Int, inOrder keys: inout [Double]) {
    let slots = rows[row].indices.filter { !isWaypoint[rows[row][$0]] }
    let fit = AscendingFit.fit(slots.map { .init(value: keys[$0], weight: 1) })
    for (slot, key) in zip(slots, fit) { keys[slot] = key }
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
  mutating func switchNeighbours(_ positions: inout [Int], moving what: Moved, passes: Int) {
    for _ in 0..<passes {
      var hasChanged = false
      for row in rows.indices {
        for slot in rows[row].indices.dropLast() {
          let (left, right) = (rows[row][slot], rows[row][slot + 1])
          guard mayPass(left, right, what) else { continue }
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

  /// Lets each node go wherever in its row lines cross least, as long as that helps.
  mutating func siftNodes(_ positions: inout [Int], moving what: Moved, passes: Int) {
    for _ in 0..<passes {
      var hasChanged = false
      for row in rows.indices {
        for node in rows[row] {
          let slot = positions[node]
          let best = bestSlot(for: node, among: rows[row], moving: what, positions)
          guard best != slot else { continue }
          rows[row].remove(at: slot)
          rows[row].insert(node, at: best)
          note(rows[row], in: &positions)
          hasChanged = true
        }
      }
      if !hasChanged { return }
    }
  }

  /// Where a node of a row has the fewest crossings; where it is, if no place is better.
  private func bestSlot(
    for node: Int, among row: [Int], moving what: Moved, _ positions: [Int]
  ) -> Int {
    let slot = positions[node]
    var (best, most) = (slot, 0.001)
    for way in [1, -1] {
      var sum = 0.0
      var next = slot + way
      while row.indices.contains(next), mayPass(node, row[next], what) {
        let (left, right) = way > 0 ? (node, row[next]) : (row[next], node)
        let gain =
          Lattice.gain(above[left], above[right], positions)
          + Lattice.gain(below[left], below[right], positions)
        sum += Double(gain) + gainOfOrder(left, right)
        if sum > most { (best, most) = (next, sum) }
        next += way
      }
    }
    return best
  }

  /// What it is worth to let two neighbours change places, for their order alone.
  private func gainOfOrder(_ left: Int, _ right: Int) -> Double {
    if isWaypoint[left] || isWaypoint[right] { return 0 }
    return left > right ? steadiness : -steadiness
  }

  /// Whether two nodes of a row may change places.
  private func mayPass(_ one: Int, _ other: Int, _ what: Moved) -> Bool {
    what == .all || isWaypoint[one] || isWaypoint[other]
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

extension Lattice {
  /// Orders every row so that few lines cross.
  ///
  /// Rows are swept down and up; each node goes to the middle of what it is joined with, and then
  /// wherever in its row lines cross less for it. The best order seen wins. Small drawings begin from
  /// several orders; large ones get fewer rounds, because each costs as much as there are pairs of lines.
  mutating func order() {
    let isLarge = rowOfNode.count > 4000
    let isSmall = rowOfNode.count < 600
    for row in rows.indices { rows[row].sort() }
    let first = rows
    var best = rows
    var fewest = Int.max
    var positions = [Int](repeating: 0, count: rowOfNode.count)
    for start in rowOfNode.count < 200 ? Lattice.starts(first) : [first] {
      rows = start
      for row in rows { note(row, in: &positions) }
      for round in 0..<(isLarge ? 6 : 24) where fewest > 0 {
        sweep(isDown: round.isMultiple(of: 2), &positions)
        if isSmall {
          siftNodes(&positions, passes: 1)
        } else if !isLarge {
          switchNeighbours(&positions, passes: 2)
        }
        let crossings = crossingCount(positions)
        guard crossings < fewest else { continue }
        fewest = crossings
        best = rows
      }
    }
    rows = best
    for row in rows { note(row, in: &positions) }
    switchNeighbours(&positions, passes: rowOfNode.count > 10_000 ? 1 : 8)
    if isSmall { siftNodes(&positions, passes: 8) }
    if isMirrored { rows = rows.map { $0.reversed() } }
  }

  /// Whether most boxes stand the other way round than they come: of two orders that are as good, one
  /// the mirror of the other, the same is chosen whatever little has changed.
  private var isMirrored: Bool {
    var balance = 0
    for row in rows {
      let boxes = row.filter { !isWaypoint[$0] }
      for (slot, box) in boxes.enumerated() {
        for other in boxes.dropFirst(slot + 1) { balance += other > box ? 1 : -1 }
      }
    }
    return balance < 0
  }

  /// Orders to begin from: as the boxes come, back to front, and mixed in a few ways.
  private static func starts(_ rows: [[Int]]) -> [[[Int]]] {
    let mixed = [3, 5, 7].map { step in
      rows.map { row in
        row.indices.sorted { ($0 * 7 % step, $0) < ($1 * 7 % step, $1) }.map { row[$0] }
      }
    }
    return [rows, rows.map { $0.reversed() }] + mixed
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

  /// Lets each node go wherever in its row lines cross least, as long as that helps.
  private mutating func siftNodes(_ positions: inout [Int], passes: Int) {
    for _ in 0..<passes {
      var hasChanged = false
      for row in rows.indices {
        for node in rows[row] {
          let slot = positions[node]
          let best = bestSlot(for: node, among: rows[row], at: slot, positions)
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
  private func bestSlot(for node: Int, among row: [Int], at slot: Int, _ positions: [Int]) -> Int {
    var (best, most) = (slot, 0)
    for way in [1, -1] {
      var sum = 0
      var next = slot + way
      while row.indices.contains(next) {
        let (left, right) = way > 0 ? (node, row[next]) : (row[next], node)
        sum +=
          Lattice.gain(above[left], above[right], positions)
          + Lattice.gain(below[left], below[right], positions)
        if sum > most { (best, most) = (next, sum) }
        next += way
      }
    }
    return best
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

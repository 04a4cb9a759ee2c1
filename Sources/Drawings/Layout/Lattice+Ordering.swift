extension Lattice {
  /// Orders every row so that few lines cross, and so that a box stays about where it belongs: a drawing
  /// in which a link more turned everything round would be another one at every commit.
  ///
  /// Boxes begin in the order of their places, and go where lines cross less for it. Then only lines
  /// move, in sweeps down and up: each goes to the middle of what it is joined with, past any box. The
  /// best order seen wins. Large drawings get fewer rounds, because each costs as much as there are
  /// pairs of lines; where there are few arrows, boxes are tried in many orders, of which one as in the
  /// alphabet is worth a few crossings.
  mutating func order(from places: [Double]) {
    let start = placesOfNodes(places)
    for row in rows.indices { rows[row].sort { (start[$0], $0) < (start[$1], $1) } }
    var positions = [Int](repeating: 0, count: rowOfNode.count)
    for row in rows { note(row, in: &positions) }
    improve(&positions, moving: .all, passes: 2)
    var best = BestOrder(rows: rows, cost: cost(positions))
    for round in 0..<(isLarge ? 6 : 24) where round < 2 || best.cost > 0 {
      sweep(isDown: round.isMultiple(of: 2), &positions, moving: .lines)
      if !isLarge { improve(&positions, moving: .lines, passes: 1) }
      // Of two that are as good the later one has the straighter lines.
      best.note(rows, cost(positions), isStraighter: true)
    }
    if chains.count <= Lattice.few { tryOrders(beside: &best, &positions) }
    rows = best.rows
  }

  /// No more arrows than these: a handful of boxes, of which one more elsewhere is quickly found again.
  static let few = 60
  private var isLarge: Bool { rowOfNode.count > 4000 }
  private var isSmall: Bool { rowOfNode.count < 600 }

  private mutating func improve(_ positions: inout [Int], moving what: Moved, passes: Int) {
    if isSmall {
      siftNodes(&positions, moving: what, passes: passes)
    } else {
      switchNeighbours(&positions, moving: what, passes: 2 * passes)
    }
  }

  /// Mixes up a quarter of each row of the best order, time and again, and improves that.
  private mutating func tryOrders(beside best: inout BestOrder, _ positions: inout [Int]) {
    var lot = Lot()
    // A little more than a crossing, so that of the two the order wins.
    steadiness = 1.1
    rows = best.rows
    for row in rows { note(row, in: &positions) }
    best.cost = cost(positions)
    for round in 0..<100 where best.cost > 0 {
      rows = best.rows
      for row in rows.indices where !rows[row].isEmpty {
        for _ in 0...rows[row].count / 4 {
          let node = rows[row].remove(at: lot.draw(below: rows[row].count))
          rows[row].insert(node, at: lot.draw(below: rows[row].count + 1))
        }
        note(rows[row], in: &positions)
      }
      if round.isMultiple(of: 2) { sweep(isDown: round % 4 == 0, &positions, moving: .all) }
      siftNodes(&positions, moving: .all, passes: 8)
      best.note(rows, cost(positions))
    }
  }

  /// Crossings, and pairs of boxes that stand in another order than in the alphabet.
  private func cost(_ positions: [Int]) -> Double {
    let crossings = Double(crossingCount(positions))
    guard steadiness > 0 else { return crossings }
    let turns = rows.reduce(0) { sum, row in
      let boxes = row.filter { !isWaypoint[$0] }
      return boxes.indices.reduce(sum) { sum, slot in
        sum + boxes[slot...].count { $0 < boxes[slot] }
      }
    }
    return crossings + steadiness * Double(turns)
  }

  /// Where boxes belong, and between them the lines that lead from one to the other.
  private func placesOfNodes(_ boxes: [Double]) -> [Double] {
    var sums = boxes + Array(repeating: 0, count: rowOfNode.count - boxes.count)
    var counts = [Double](repeating: 0, count: sums.count)
    for chain in chains where chain.count > 2 {
      let (start, end) = (boxes[chain[0]], boxes[chain[chain.count - 1]])
      for (step, node) in chain.enumerated().dropFirst().dropLast() {
        sums[node] += start + (end - start) * Double(step) / Double(chain.count - 1)
        counts[node] += 1
      }
    }
    return zip(sums, counts).map { $0 / max(1, $1) }
  }
}

/// The best order so far; of several the first, unless one is straighter.
private struct BestOrder {
  var rows: [[Int]]
  var cost: Double

  mutating func note(_ rows: [[Int]], _ cost: Double, isStraighter: Bool = false) {
    guard cost < self.cost + (isStraighter ? 1 : 0) else { return }
    (self.rows, self.cost) = (rows, cost)
  }
}

/// Numbers that look drawn by lot, and are the same in every run.
private struct Lot {
  private var state: UInt64 = 1

  mutating func draw(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

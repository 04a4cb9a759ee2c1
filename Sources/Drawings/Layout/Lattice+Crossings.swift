extension Lattice {
  /// How many pairs of arrows cross between the rows, for the positions of the nodes.
  func crossingCount(_ positions: [Int]) -> Int {
    rows.indices.dropLast().reduce(0) { $0 + crossings(below: $1, positions) }
  }

  /// Counts the crossings below a row: lines are taken from left to right, and each crosses those
  /// before it that end further to the right.
  private func crossings(below row: Int, _ positions: [Int]) -> Int {
    var ended = PrefixSums(count: rows[row + 1].count)
    var total = 0
    var count = 0
    for node in rows[row] {
      for tie in below[node] {
        let position = positions[tie.node]
        count += tie.weight * (total - ended.sum(through: position))
      }
      for tie in below[node] {
        ended.add(tie.weight, at: positions[tie.node])
        total += tie.weight
      }
    }
    return count
  }
}

/// Numbers whose sums up to any position are quickly known (a Fenwick tree).
private struct PrefixSums {
  private var tree: [Int]

  init(count: Int) { tree = Array(repeating: 0, count: count + 1) }

  mutating func add(_ number: Int, at position: Int) {
    var index = position + 1
    while index < tree.count {
      tree[index] += number
      index += index & -index
    }
  }

  func sum(through position: Int) -> Int {
    var index = position + 1
    var sum = 0
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }
}

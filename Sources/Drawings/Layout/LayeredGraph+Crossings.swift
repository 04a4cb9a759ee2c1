extension LayeredGraph {
  /// How many pairs of arrows cross between the rows, for the positions of the nodes.
  func crossingCount(_ positions: [Int]) -> Int {
    rows.indices.dropLast().reduce(0) { $0 + crossings(below: $1, positions) }
  }

  /// The number of visible crossings between pairs of arrows without a common box.
  func crossingPairs(in drawing: Drawing) -> Int {
    let positions = self.positions
    func cross(_ one: [Int], _ other: [Int]) -> Bool {
      guard let first = one.first, let second = other.first else { return false }
      let start = max(rowOfNode[first], rowOfNode[second])
      let (left, right) = (
        one.dropFirst(start - rowOfNode[first]), other.dropFirst(start - rowOfNode[second])
      )
      let sides = zip(left, right).map { positions[$0] < positions[$1] }
      return zip(sides, sides.dropFirst()).contains { $0 != $1 }
    }
    var count = 0
    for (one, arrow) in drawing.arrows.enumerated() {
      for other in drawing.arrows.indices.dropFirst(one + 1) {
        let ends = [drawing.arrows[other].from, drawing.arrows[other].to]
        guard !ends.contains(arrow.from), !ends.contains(arrow.to) else { continue }
        if cross(chains[one], chains[other]) { count += 1 }
      }
    }
    return count
  }

  /// Counts crossings below a row: a line crosses earlier lines that end further to the right.
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

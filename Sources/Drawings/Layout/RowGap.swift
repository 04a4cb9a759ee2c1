/// Counts crossings for a new line between two adjacent rows (prefix sums).
///
/// A slot is a position between two nodes of a row: the number of nodes to its left.
struct RowGap {
  /// The total cost of lines from left of an upper slot to left of a lower slot.
  private var left: [[Int]]

  init(upper: Int, lower: Int) {
    left = Array(repeating: Array(repeating: 0, count: lower + 1), count: upper + 1)
  }

  /// Adds a line between two nodes; call `sum()` after the last one.
  mutating func add(from upper: Int, to lower: Int, cost: Int) {
    left[upper + 1][lower + 1] += cost
  }

  mutating func sum() {
    for upper in left.indices.dropFirst() {
      for lower in left[upper].indices.dropFirst() {
        left[upper][lower] +=
          left[upper - 1][lower] + left[upper][lower - 1] - left[upper - 1][lower - 1]
      }
    }
  }

  /// Returns the cost of the lines that a new line crosses.
  private func cost(from upper: Int, to lower: Int) -> Int {
    let (beginning, ending) = (left[upper][left[upper].count - 1], left[left.count - 1][lower])
    return beginning + ending - 2 * left[upper][lower]
  }

  static func cost(of way: [Int], through gaps: [RowGap]) -> Int {
    zip(gaps, zip(way, way.dropFirst())).reduce(0) { $0 + $1.0.cost(from: $1.1.0, to: $1.1.1) }
  }

  /// Returns the cheapest path, as a slot for each row; the leftmost of several.
  static func cheapestWay(through gaps: [RowGap], from start: Int, to end: Int) -> [Int] {
    // What it costs to get to each slot of a row, and from which slot of the row before.
    var reached = [(slot: start, cost: 0)]
    var origins: [[Int]] = []
    for (number, gap) in gaps.enumerated() {
      let slots = number == gaps.count - 1 ? end...end : 0...(gap.left[0].count - 1)
      let steps = slots.map { slot in
        reached.reduce((origin: start, cost: Int.max)) { best, origin in
          let cost = origin.cost + gap.cost(from: origin.slot, to: slot)
          return cost < best.cost ? (origin.slot, cost) : best
        }
      }
      reached = zip(slots, steps).map { ($0, $1.cost) }
      origins.append(steps.map(\.origin))
    }
    var way = [end]
    for (number, row) in origins.enumerated().reversed() {
      way.append(row[number == gaps.count - 1 ? 0 : way[way.count - 1]])
    }
    return way.reversed()
  }
}

/// Fills the rows of one band with its boxes.
struct RowFilling {
  private let limit: Double
  private let widths: [Double]
  private var rows: [Int: Int] = [:]
  /// How wide each row is so far.
  private var used: [Double] = []

  init(limit: Double, widths: [Double]) {
    self.limit = limit
    self.widths = widths
  }

  var rowCount: Int { used.count }

  func row(of box: Int) -> Int { rows[box] ?? 0 }

  /// Boxes that arrows join come first and set the rows; the free ones then even them out.
  mutating func fill(_ boxes: Range<Int>, neighbours: BandNeighbours) {
    let bound = boxes.filter { neighbours.isBound[$0] }
    let total = boxes.reduce(0) { $0 + widths[$1] + Lattice.boxGap }
    let needed = max(1, Int((total / limit).rounded(.up)))
    for box in RowFilling.sorted(bound, by: neighbours) { placeBound(box, neighbours) }
    while used.count < needed { used.append(0) }
    let share = max(total / Double(used.count), widths.max() ?? 0)
    let free = boxes.filter { !neighbours.isBound[$0] }.sorted { one, other in
      (-neighbours.pull[one], one) < (-neighbours.pull[other], other)
    }
    var row = 0
    for box in free {
      while row + 1 < used.count, used[row] + widths[box] / 2 > share { row += 1 }
      place(box, in: row)
    }
  }

  /// The least row of each box that is placed already leads to.
  private var least: [Int: Int] = [:]

  private mutating func placeBound(_ box: Int, _ neighbours: BandNeighbours) {
    var row = least[box] ?? 0
    while row < used.count, used[row] + widths[box] > limit { row += 1 }
    while used.count <= row { used.append(0) }
    place(box, in: row)
    for lower in neighbours.below[box] { least[lower] = max(least[lower] ?? 0, row + 1) }
  }

  private mutating func place(_ box: Int, in row: Int) {
    rows[box] = row
    used[row] += widths[box] + Lattice.boxGap
  }

  /// Every box before those below it.
  private static func sorted(_ boxes: [Int], by neighbours: BandNeighbours) -> [Int] {
    var waiting: [Int: Int] = [:]
    for box in boxes {
      for lower in neighbours.below[box] { waiting[lower, default: 0] += 1 }
    }
    var ready = boxes.filter { waiting[$0] == nil }
    var next = 0
    while next < ready.count {
      for lower in neighbours.below[ready[next]] {
        let left = (waiting[lower] ?? 0) - 1
        waiting[lower] = left
        if left == 0 { ready.append(lower) }
      }
      next += 1
    }
    return ready
  }
}

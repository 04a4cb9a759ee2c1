/// Which boxes stand side by side: the rows of every band.
///
/// Boxes of one band that an arrow joins never share a row, so every arrow leads from row to row.
package struct RowPlan: Equatable {
  /// The row of each box; rows are counted from the top of the drawing.
  package private(set) var rowOfBox: [Int]
  package private(set) var bandOfRow: [Int] = []

  /// The boxes of each row.
  package var rows: [[Int]] {
    var rows = bandOfRow.map { _ in [Int]() }
    for (box, row) in rowOfBox.enumerated() { rows[row].append(box) }
    return rows
  }

  /// Where boxes go that no arrow joins with others of their band.
  package enum Filling {
    /// Into rows of one width.
    case even
    /// Up, as far as there is room.
    case high
  }

  /// What a row and the arrows below it take, roughly.
  private static let heightOfRow = 120.0
  /// The aspect ratio of a diagram: a sheet of paper, or a screen with a list next to the diagram.
  private static let shape = 1.4
  /// Rows have at most ten boxes in diagrams of up to 300, and a thirtieth of larger ones.
  private static let (mostBoxes, mostRows) = (10, 30)
  /// No row is shorter than a page is wide.
  static let leastWidth = 760.0

  /// Rows that are as wide as the whole asks for, or no wider than something.
  package init(
    of drawing: Drawing, widths: [Double], filling: Filling = .even, limit narrow: Double? = nil
  ) {
    rowOfBox = Array(repeating: 0, count: drawing.boxes.count)
    let total = widths.reduce(0) { $0 + $1 + LayeredGraph.boxGap }
    let screen = (total * RowPlan.heightOfRow * RowPlan.shape).squareRoot()
    let limit = narrow ?? max(screen, (widths.max() ?? 0) * 2, RowPlan.leastWidth)
    let mostBoxes = max(RowPlan.mostBoxes, drawing.boxes.count / RowPlan.mostRows)
    let neighbours = BandNeighbors(of: drawing)
    for (index, band) in drawing.bands.enumerated() {
      var filler = RowFiller(
        limit: limit, widths: widths, most: narrow ?? .infinity, mostBoxes: mostBoxes)
      filler.fill(band.boxes, neighbours: neighbours, filling: filling)
      for (box, row) in filler.rowOfBox { rowOfBox[box] = bandOfRow.count + row }
      bandOfRow += Array(repeating: index, count: filler.rows.count)
    }
  }
}

/// Fills the rows of one band with its boxes.
private struct RowFiller {
  let limit: Double
  let widths: [Double]
  /// What no row may be wider than, unless one box is.
  let most: Double
  let mostBoxes: Int
  var rowOfBox: [Int: Int] = [:]
  var rows: [(width: Double, count: Int)] = []
  /// For boxes below ones that are already placed, the first allowed row.
  var least: [Int: Int] = [:]

  /// Boxes that arrows join come first and set the rows; the free ones then fill them.
  mutating func fill(_ boxes: Range<Int>, neighbours: BandNeighbors, filling: RowPlan.Filling) {
    let bound = boxes.filter { neighbours.isBound[$0] }
    for box in bound.sorted(by: neighbours.ranks.isAbove) {
      var row = least[box] ?? 0
      while row < rows.count, isFull(row, for: box, upTo: limit) { row += 1 }
      addRows(upTo: row)
      place(box, in: row)
      for lower in neighbours.below[box] { least[lower] = max(least[lower] ?? 0, row + 1) }
    }
    let total = boxes.reduce(0) { $0 + widths[$1] + LayeredGraph.boxGap }
    let least = max(total / limit, Double(boxes.count) / Double(mostBoxes))
    addRows(upTo: max(1, Int(least.rounded(.up))) - 1)
    let even = max(total / Double(rows.count), widths.max() ?? 0)
    let share = filling == .even ? even : limit
    let free = boxes.filter { !neighbours.isBound[$0] }.sorted { one, other in
      (-neighbours.pull[one], one) < (-neighbours.pull[other], other)
    }
    var row = 0
    for box in free {
      while row + 1 < rows.count, rows[row].width + widths[box] / 2 > share { row += 1 }
      while row < rows.count, rows[row].width > 0, isFull(row, for: box, upTo: most) { row += 1 }
      addRows(upTo: row)
      place(box, in: row)
    }
    while rows.count > 1, rows.last?.count == 0 { rows.removeLast() }
  }

  private mutating func addRows(upTo row: Int) {
    while rows.count <= row { rows.append((0, 0)) }
  }

  private func isFull(_ row: Int, for box: Int, upTo limit: Double) -> Bool {
    rows[row].count == mostBoxes || rows[row].width + widths[box] > limit
  }

  private mutating func place(_ box: Int, in row: Int) {
    rowOfBox[box] = row
    rows[row].width += widths[box] + LayeredGraph.boxGap
    rows[row].count += 1
  }
}

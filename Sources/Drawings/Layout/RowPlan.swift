/// Which boxes stand side by side: the rows of every band.
///
/// Boxes of one band that an arrow joins never share a row, so every arrow leads from row to row.
struct RowPlan {
  /// The row of each box; rows are counted from the top of the drawing.
  private(set) var rowOfBox: [Int]
  /// The band of each row.
  private(set) var bandOfRow: [Int] = []

  init(of drawing: Drawing, widths: [Double]) {
    rowOfBox = Array(repeating: 0, count: drawing.boxes.count)
    let limit = RowPlan.rowWidth(for: widths)
    let neighbours = BandNeighbours(of: drawing)
    for (index, band) in drawing.bands.enumerated() {
      var filling = RowFilling(limit: limit, widths: widths)
      filling.fill(band.boxes, neighbours: neighbours)
      for box in band.boxes { rowOfBox[box] = bandOfRow.count + filling.row(of: box) }
      bandOfRow += Array(repeating: index, count: filling.rowCount)
    }
  }

  var rowCount: Int { bandOfRow.count }

  /// A width at which the whole drawing has about the shape of a sheet of paper, or of a screen
  /// with a list beside it.
  private static func rowWidth(for widths: [Double]) -> Double {
    let total = widths.reduce(0) { $0 + $1 + Lattice.boxGap }
    let screen = (total * heightOfRow * 1.4).squareRoot()
    return max(screen, (widths.max() ?? 0) * 2, 760)
  }

  /// What a row and the arrows below it take, roughly.
  private static let heightOfRow = 120.0
}

/// Which boxes of the same band arrows join, and how strongly a box is pulled up or down.
struct BandNeighbours {
  /// The boxes that have to be in a later row than a box.
  private(set) var below: [[Int]]
  /// Whether an arrow joins a box with another of its band.
  private(set) var isBound: [Bool]
  /// Arrows from higher bands less arrows to lower ones.
  private(set) var pull: [Int]

  init(of drawing: Drawing) {
    let count = drawing.boxes.count
    below = Array(repeating: [], count: count)
    isBound = Array(repeating: false, count: count)
    pull = Array(repeating: 0, count: count)
    let ranks = BandRanks(of: drawing)
    for arrow in drawing.arrows {
      let (from, to) = (drawing.boxes[arrow.from].band, drawing.boxes[arrow.to].band)
      if from == to {
        let isDown = ranks.isAbove(arrow.from, arrow.to)
        below[isDown ? arrow.from : arrow.to].append(isDown ? arrow.to : arrow.from)
        isBound[arrow.from] = true
        isBound[arrow.to] = true
      } else {
        pull[arrow.from] -= 1
        pull[arrow.to] += 1
      }
    }
  }
}

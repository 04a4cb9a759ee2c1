/// Where the rows lie, one below the other, with room for the lines between them.
struct RowHeights {
  private(set) var tops: [Double] = []
  let bottom: Double
  private let bandOfRow: [Int]

  static let box = 42.0
  /// The room between the edge of a band and its boxes.
  private static let padding = 16.0
  private static let bandGap = 10.0

  init(of lattice: Lattice, columns: [Double]) {
    bandOfRow = lattice.plan.bandOfRow
    var top = RowHeights.padding
    for row in lattice.rows.indices {
      tops.append(top)
      guard row + 1 < lattice.rows.count else { break }
      var room = RowHeights.room(below: row, lattice, columns)
      if bandOfRow[row] != bandOfRow[row + 1] {
        // As much again between the bands as within them.
        room = max(room, 3 * RowHeights.padding + RowHeights.bandGap)
      }
      top += RowHeights.box + room
    }
    bottom = tops.isEmpty ? 0 : top + RowHeights.box + RowHeights.padding
  }

  /// The room for the lines below a row: more where many run, and where they run far to the side,
  /// up to a limit for each of the two, so that a crowded row stays on the screen.
  private static func room(below row: Int, _ lattice: Lattice, _ columns: [Double]) -> Double {
    var (count, reach) = (0, 0.0)
    for node in lattice.rows[row] {
      for tie in lattice.below[node] {
        count += 1
        reach += abs(columns[node] - columns[tie.node])
      }
    }
    guard count > 0 else { return 30 }
    return (34 + min(70, 0.08 * reach / Double(count)) + min(50, 0.5 * Double(count))).rounded()
  }

  /// The rectangle of a band; the gaps between bands are even.
  func band(_ band: Int, width: Double) -> Rectangle {
    let rows = bandOfRow.indices.filter { bandOfRow[$0] == band }
    guard let first = rows.first, let last = rows.last else {
      return Rectangle(x: 0, y: 0, width: 0, height: 0)
    }
    let top = first == 0 ? 0 : middle(above: first) + RowHeights.bandGap / 2
    let end = last + 1 == tops.count ? bottom : middle(above: last + 1) - RowHeights.bandGap / 2
    return Rectangle(x: 0, y: top, width: width, height: end - top)
  }

  private func middle(above row: Int) -> Double { (tops[row - 1] + RowHeights.box + tops[row]) / 2 }
}

/// The vertical positions of rows, with room for the lines between them.
struct RowHeights {
  private(set) var tops: [Double] = []
  let bottom: Double
  private let bandOfRow: [Int]

  static let box = 42.0
  /// The room between the edge of a band and its boxes.
  private static let padding = 16.0
  private static let bandGap = 10.0
  /// As much again between the bands as within them.
  private static let leastBetweenBands = 3 * padding + bandGap
  /// The least room between rows of one band: for a tip, and for the bend of a line.
  private static let leastInBand = 28.0
  /// A higher diagram has less room between its rows, as far as there is any to spare.
  private static let shape = 2.0

  init(of lattice: LayeredGraph, columns: [Double], width: Double) {
    let bands = lattice.plan.bandOfRow
    bandOfRow = bands
    let gaps = lattice.rows.indices.dropLast().map { row in
      let least =
        bands[row] == bands[row + 1] ? RowHeights.leastInBand : RowHeights.leastBetweenBands
      return (least: least, ideal: max(least, RowHeights.room(below: row, lattice, columns)))
    }
    let boxes = Double(lattice.rows.count) * RowHeights.box + 2 * RowHeights.padding
    let least = gaps.reduce(boxes) { $0 + $1.least }
    let ideal = gaps.reduce(boxes) { $0 + $1.ideal }
    let share = min(1, max(0, (RowHeights.shape * width - least) / max(1, ideal - least)))
    var top = RowHeights.padding
    for row in lattice.rows.indices {
      tops.append(top)
      guard row < gaps.count else { break }
      let (least, ideal) = gaps[row]
      top += RowHeights.box + (least + share * (ideal - least)).rounded()
    }
    bottom = tops.isEmpty ? 0 : top + RowHeights.box + RowHeights.padding
  }

  /// The room for the lines below a row: more where many run, and where they run far to the side,
  /// up to a limit for each of the two, so that a crowded row stays on the screen.
  private static func room(below row: Int, _ lattice: LayeredGraph, _ columns: [Double]) -> Double {
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

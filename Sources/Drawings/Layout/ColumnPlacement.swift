/// Assigns horizontal positions to nodes, so that lines run as vertically as the order allows.
///
/// Every row is fitted in turn to the row before it, down and up again;
/// within a row all nodes move at once, each as near as it can to what it is joined with.
struct ColumnPlacement {
  /// How often all rows are gone through, in turns downwards and upwards.
  private static let sweeps = 10
  /// What a node weighs that nothing pulls: next to nothing, but it stays about where it is.
  private static let inertia = 0.05

  private let lattice: LayeredGraph
  /// The least distance of each node's middle from that of the first in its row, row by row.
  private let offsets: [[Double]]
  private var columns: [Double]

  /// The columns of a lattice whose leftmost node begins at a place.
  static func columns(of lattice: LayeredGraph, from start: Double) -> [Double] {
    var placement = ColumnPlacement(lattice: lattice)
    for round in 0..<sweeps { placement.sweep(isDown: round.isMultiple(of: 2)) }
    // At the end, what is above and what is below weigh alike.
    for row in lattice.rows.indices { placement.place(row, by: [lattice.above, lattice.below]) }
    // To the right of the band names, or centered in a wider diagram.
    let (columns, widths) = (placement.columns, lattice.widths)
    let left = columns.indices.map { columns[$0] - widths[$0] / 2 }.min() ?? 0
    let right = columns.indices.map { columns[$0] + widths[$0] / 2 }.max() ?? 0
    let room = Layout.leastWidth - start - Layout.margin
    let indent = start + max(0, (room - (right - left)) / 2)
    return columns.map { $0 - left + indent }
  }

  /// Starts with every row packed and centered.
  private init(lattice: LayeredGraph) {
    self.lattice = lattice
    offsets = lattice.rows.map { ColumnPlacement.offsets(of: $0, in: lattice) }
    columns = Array(repeating: 0, count: lattice.rowOfNode.count)
    for (row, offsets) in zip(lattice.rows, offsets) {
      let middle = (offsets.last ?? 0) / 2
      for (slot, node) in row.enumerated() { columns[node] = offsets[slot] - middle }
    }
  }

  private static func offsets(of row: [Int], in lattice: LayeredGraph) -> [Double] {
    var offsets: [Double] = []
    var last = 0.0
    for (slot, node) in row.enumerated() {
      if slot > 0 {
        let before = row[slot - 1]
        last += (lattice.widths[before] + lattice.widths[node]) / 2
        last += lattice.gap(between: before, and: node)
      }
      offsets.append(last)
    }
    return offsets
  }

  private mutating func sweep(isDown: Bool) {
    let ties = [isDown ? lattice.above : lattice.below]
    for row in isDown ? Array(lattice.rows.indices) : lattice.rows.indices.reversed() {
      place(row, by: ties)
    }
  }

  /// Moves the nodes of a row as close to what they are joined with as their order and room allow.
  private mutating func place(_ row: Int, by ties: [RowAdjacency]) {
    let (nodes, offsets) = (lattice.rows[row], offsets[row])
    let observations = nodes.enumerated().map { slot, node in
      var (sum, weight) = (0.0, 0.0)
      for ties in ties {
        for tie in ties[node] {
          let pull = pull(between: node, and: tie)
          sum += columns[tie.node] * pull
          weight += pull
        }
      }
      let isFree = weight == 0
      let ideal = isFree ? columns[node] : sum / weight
      return (value: ideal - offsets[slot], weight: isFree ? ColumnPlacement.inertia : weight)
    }
    for (slot, value) in IsotonicRegression.fit(observations).enumerated() {
      columns[nodes[slot]] = value + offsets[slot]
    }
  }

  /// Straightens long lines first, and shared lines more than others, up to a dozen arrows.
  private func pull(between node: Int, and tie: RowAdjacency.RowNeighbor) -> Double {
    switch (lattice.isWaypoint[node], lattice.isWaypoint[tie.node]) {
    case (true, true): 8 * Double(min(tie.weight, 12))
    case (false, false): 1
    default: 2
    }
  }
}

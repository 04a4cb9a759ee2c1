/// The rows of a diagram with their nodes: boxes, and waypoints of arrows.
///
/// An arrow that passes through rows has a waypoint in each. Arrows of one style to the same box
/// share their waypoints, as branches share a trunk: all lines of a trunk end at one box, so the
/// diagram stays clear with any number of arrows.
struct LayeredGraph {
  let plan: RowPlan
  /// The nodes of each row, from left to right; the first nodes are the boxes.
  var rows: [[Int]]
  private(set) var rowOfNode: [Int]
  private(set) var widths: [Double]
  private(set) var isWaypoint: [Bool]
  private(set) var above = RowAdjacency()
  private(set) var below = RowAdjacency()
  /// The nodes of each arrow, from top to bottom.
  private(set) var chains: [[Int]] = []
  /// Where each waypoint is found again.
  private var waypoints: [DummyNode: Int] = [:]

  static let boxGap = 26.0
  /// What a line takes where it runs through a row.
  private static let lineWidth = 2.0

  /// The key by which arrows share a waypoint.
  private struct DummyNode: Hashable {
    let target: Int
    /// The box it comes from, if arrows do not run together.
    let source: Int?
    let style: ArrowStyle
    let row: Int

    /// By what tells nearly all waypoints apart, since every arrow asks in every row.
    func hash(into hasher: inout Hasher) {
      hasher.combine(target)
      hasher.combine(source ?? -1)
      hasher.combine(row)
    }
  }

  /// No more arrows than these can be followed one by one.
  private static let few = 60
  /// How much better it is to fill rows evenly: rows that change are found again less easily than lines.
  private static let evenness = 1.25

  /// The ordered lattice of a diagram.
  ///
  /// With few arrows, rows may be filled in another way, and each arrow may have waypoints of its
  /// own if that gives fewer crossings. The order of the boxes is the same in all of them.
  static func ordered(of drawing: Drawing, widths: [Double]) -> LayeredGraph {
    let places = BoxPlaces.all(of: drawing)
    func lattice(in plan: RowPlan, isBundled: Bool) -> LayeredGraph {
      var lattice = LayeredGraph(of: drawing, in: plan, widths: widths, isBundled: isBundled)
      lattice.order(from: places)
      if !isBundled, drawing.arrows.count <= few { lattice.rerouteLines(of: drawing) }
      return lattice
    }
    let even = RowPlan(of: drawing, widths: widths)
    var best = lattice(in: even, isBundled: drawing.isBundled)
    guard drawing.arrows.count <= few else { return best }
    var fewest = Double(best.crossingPairs(in: drawing))
    let high = RowPlan(of: drawing, widths: widths, filling: .high)
    for plan in even == high ? [even] : [even, high] {
      for isBundled in drawing.isBundled ? [true, false] : [false]
      where fewest > 0 && (plan != even || isBundled != drawing.isBundled) {
        let other = lattice(in: plan, isBundled: isBundled)
        let crossings = Double(other.crossingPairs(in: drawing)) * (plan == even ? 1 : evenness)
        if crossings < fewest { (best, fewest) = (other, crossings) }
      }
    }
    return best
  }

  private init(of drawing: Drawing, in plan: RowPlan, widths: [Double], isBundled: Bool) {
    (self.plan, self.widths) = (plan, widths)
    rowOfNode = plan.rowOfBox
    isWaypoint = Array(repeating: false, count: widths.count)
    rows = plan.rows
    chains = drawing.arrows.map { _ in [] }
    for (index, arrow) in drawing.arrows.enumerated() where !arrow.isPort {
      chains[index] = chain(of: arrow, isBundled: isBundled)
    }
    tie()
  }

  /// The nodes of an arrow, from top to bottom; missing waypoints are added.
  private mutating func chain(of arrow: Drawing.Arrow, isBundled: Bool) -> [Int] {
    let isDown = rowOfNode[arrow.from] < rowOfNode[arrow.to]
    let (top, bottom) = isDown ? (arrow.from, arrow.to) : (arrow.to, arrow.from)
    // A line that is to be cut runs alone, so that its mark says which one.
    let source = isBundled && !arrow.isCut ? nil : arrow.from
    let style = ArrowStyle(arrow)
    var chain: [Int] = []
    chain.reserveCapacity(rowOfNode[bottom] - rowOfNode[top] + 1)
    chain.append(top)
    for row in stride(from: rowOfNode[top] + 1, to: rowOfNode[bottom], by: 1) {
      chain.append(waypoint(.init(target: arrow.to, source: source, style: style, row: row)))
    }
    chain.append(bottom)
    return chain
  }

  private mutating func waypoint(_ waypoint: DummyNode) -> Int {
    if let known = waypoints[waypoint] { return known }
    let node = rowOfNode.count
    waypoints[waypoint] = node
    rowOfNode.append(waypoint.row)
    widths.append(LayeredGraph.lineWidth)
    isWaypoint.append(true)
    rows[waypoint.row].append(node)
    return node
  }

  /// Joins the nodes of the chains, each pair once.
  private mutating func tie() {
    // Each pair as one number, for those are quickly sorted.
    var pairs: [Int] = []
    for chain in chains {
      for (upper, lower) in zip(chain, chain.dropFirst()) { pairs.append(upper << 32 | lower) }
    }
    pairs.sort()
    var lines: [RowAdjacency.Line] = []
    for (index, pair) in pairs.enumerated() {
      if index > 0, pairs[index - 1] == pair {
        lines[lines.count - 1].weight += 1
      } else {
        lines.append(RowAdjacency.Line(upper: pair >> 32, lower: pair & 0xFFFF_FFFF, weight: 1))
      }
    }
    let count = rowOfNode.count
    above = RowAdjacency(lines, nodes: count, by: { $0.lower }, tie: { ($0.upper, $0.weight) })
    below = RowAdjacency(lines, nodes: count, by: { $0.upper }, tie: { ($0.lower, $0.weight) })
  }

  func gap(between one: Int, and other: Int) -> Double {
    switch (isWaypoint[one], isWaypoint[other]) {
    case (true, true): 8
    case (false, false): LayeredGraph.boxGap
    default: 14
    }
  }
}

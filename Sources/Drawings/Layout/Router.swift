/// Draws the way of each arrow through the lattice.
///
/// Rows hold boxes and nothing runs across them but the upright lines of waypoints; curves stay
/// between the rows. So no arrow can run through a box that is not its own.
struct Router {
  let lattice: Lattice
  let columns: [Double]
  let rows: RowHeights
  let ports: Ports

  func route(of index: Int, arrow: Drawing.Arrow) -> Route {
    let chain = lattice.chains[index]
    let offsets = ports.offsets(of: arrow, chain: chain)
    var points: [Point] = []
    for (step, node) in chain.enumerated() {
      let top = rows.tops[lattice.rowOfNode[node]]
      let isFirst = step == 0
      let isLast = step == chain.count - 1
      let x = columns[node] + (isFirst ? offsets.upper : isLast ? offsets.lower : 0)
      if !isFirst { points.append(Point(x: x, y: top)) }
      if !isLast { points.append(Point(x: x, y: top + RowHeights.box)) }
    }
    return Route(points: chain.first == arrow.from ? points : points.reversed())
  }
}

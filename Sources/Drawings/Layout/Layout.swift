/// The positions of all parts of a diagram in pixels; x grows to the right and y downwards.
///
/// The passes run in this order, each on the result of the ones before:
///
/// 1. `Labels`: the text, shortened, and the width of each box.
/// 2. `RowPlan`: the rows of boxes, so that every arrow leads from row to row.
/// 3. `LayeredGraph`: waypoints where arrows pass through rows; then the order within rows, close to the
///    places of boxes (`BoxPlaces`) and with few crossings (`LayeredGraph+Ordering`). This order is
///    final.
/// 4. `ColumnPlacement`: the middles of all nodes, so that lines are upright.
/// 5. `RowHeights`: the distance of rows, by how far lines between them run sideways.
/// 6. `Ports`: where arrows touch boxes, by the columns that they come from; then their routes.
///
/// Equal diagrams have equal layouts. Numbers are pixels at a font size of 13.
package struct Layout: Equatable {
  package let width: Double
  package let height: Double
  /// In the order of the drawing's bands.
  package let bands: [Rectangle]
  /// In the order of the drawing's boxes.
  package let boxes: [Rectangle]
  /// In the order of the drawing's arrows.
  package let routes: [Route]
  package let labels: [BoxLabel]
  package let bandNames: BandNames

  /// The room between the last box and the right edge of a band.
  static let margin = 24.0
  /// No drawing is narrower, so that its title fits.
  static let leastWidth = 420.0

  package init(of drawing: Drawing) {
    let labels = BoxLabel.all(of: drawing)
    // Bold letters of 14 pixels with their spacing are as wide as plain letters of 16.
    let bandNames = BandNames(
      of: drawing, size: 16, margins: 2 * BandNames.indent, leastGutter: 132)
    let lattice = LayeredGraph.ordered(of: drawing, widths: labels.map(\.width))
    let columns = ColumnPlacement.columns(of: lattice, from: bandNames.gutter)
    let ports = Ports(of: drawing, lattice: lattice, columns: columns)
    let right = columns.indices.map { columns[$0] + lattice.widths[$0] / 2 }.max() ?? 0
    let width = max(right + Layout.margin, Layout.leastWidth)
    let rows = RowHeights(of: lattice, columns: columns, width: width)
    (self.labels, self.bandNames, self.width) = (labels, bandNames, width)
    height = rows.bottom
    boxes = drawing.boxes.indices.map { box in
      Rectangle(
        x: columns[box] - labels[box].width / 2, y: rows.tops[lattice.rowOfNode[box]],
        width: labels[box].width, height: RowHeights.box)
    }
    bands = drawing.bands.indices.map { rows.band($0, width: width) }
    routes = drawing.arrows.indices.map { index in
      let (arrow, chain) = (drawing.arrows[index], lattice.chains[index])
      return Route(
        of: arrow, along: chain, offsets: ports.offsets(of: arrow, chain: chain),
        column: { columns[$0] }, top: { rows.tops[lattice.rowOfNode[$0]] })
    }
  }
}

/// A rectangle whose sides are level and upright.
package struct Rectangle: Equatable {
  package let x: Double
  package let y: Double
  package let width: Double
  package let height: Double

  package var right: Double { x + width }
  package var bottom: Double { y + height }

  package func inset(by margin: Double) -> Rectangle {
    Rectangle(x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin)
  }

  package func moved(by distance: Double) -> Rectangle {
    Rectangle(x: x + distance, y: y + distance, width: width, height: height)
  }
}

package struct Point: Hashable {
  package let x: Double
  package let y: Double
}

/// The route of an arrow: curves between rows, straight lines through them.
///
/// Rows hold boxes, and nothing runs across them but the upright lines of waypoints; curves stay
/// between the rows. So no arrow can run through a box that is not its own.
package struct Route: Equatable {
  /// Pairs of points: a curve leads from each even one to the next, a straight line on from there.
  package let points: [Point]

  /// Goes down a chain of nodes; the offsets are those of the ports at its two ends.
  package init(
    of arrow: Drawing.Arrow, along chain: [Int], offsets: (upper: Double, lower: Double),
    column: (Int) -> Double, top: (Int) -> Double
  ) {
    var points: [Point] = []
    for (step, node) in chain.enumerated() {
      let isFirst = step == 0
      let isLast = step == chain.count - 1
      let x = column(node) + (isFirst ? offsets.upper : isLast ? offsets.lower : 0)
      if !isFirst { points.append(Point(x: x, y: top(node))) }
      if !isLast { points.append(Point(x: x, y: top(node) + RowHeights.box)) }
    }
    self.points = chain.first == arrow.from ? points : points.reversed()
  }

  package var beginning: (Point, Point)? { points.count > 1 ? (points[0], points[1]) : nil }

  package var middle: (Point, Point)? {
    let index = points.count / 4 * 2
    return index + 1 < points.count ? (points[index], points[index + 1]) : beginning
  }
}

/// Where everything of a drawing lies, in pixels; x grows to the right and y downwards.
struct Layout: Equatable {
  let width: Double
  let height: Double
  /// In the order of the drawing's bands.
  let bands: [Rectangle]
  /// In the order of the drawing's boxes.
  let boxes: [Rectangle]
  /// In the order of the drawing's arrows.
  let routes: [Route]
  /// The names of the boxes, shortened where they are very long.
  let labels: [BoxLabel]
  let bandNames: BandNames

  init(of drawing: Drawing) {
    let labels = drawing.boxes.map(BoxLabel.init)
    bandNames = BandNames(of: drawing)
    let plan = RowPlan(of: drawing, widths: labels.map(\.width))
    var lattice = Lattice(of: drawing, in: plan, widths: labels.map(\.width))
    lattice.order()
    let columns = ColumnPlacement.columns(of: lattice, from: bandNames.gutter)
    let rows = RowHeights(of: lattice, columns: columns, plan: plan)
    let ports = Ports(of: drawing, lattice: lattice, columns: columns)
    let router = Router(lattice: lattice, columns: columns, rows: rows, ports: ports)
    let width = (columns.indices.map { columns[$0] + lattice.widths[$0] / 2 }.max() ?? 0)
    self.labels = labels
    self.width = max(width + Layout.margin, Layout.leastWidth)
    height = rows.bottom
    boxes = drawing.boxes.indices.map { box in
      Rectangle(
        x: columns[box] - labels[box].width / 2, y: rows.tops[plan.rowOfBox[box]],
        width: labels[box].width, height: RowHeights.box)
    }
    let right = self.width
    bands = drawing.bands.indices.map { rows.band($0, width: right) }
    routes = drawing.arrows.indices.map { router.route(of: $0, arrow: drawing.arrows[$0]) }
  }

  /// The room between the last box and the right edge of a band.
  static let margin = 24.0
  /// No drawing is narrower, so that its title fits.
  static let leastWidth = 420.0
}

/// A rectangle whose sides are level and upright.
struct Rectangle: Equatable {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  var right: Double { x + width }
  var bottom: Double { y + height }
}

/// A point of a drawing.
struct Point: Hashable {
  let x: Double
  let y: Double
}

/// The way of an arrow: from row to row in curves, through a row straight.
struct Route: Equatable {
  /// Pairs of points: a curve leads from each even one to the next, a straight line on from there.
  ///
  /// The order is that of the arrow, so the tip is at the last point.
  let points: [Point]
}

extension SVGDrawing {
  /// Returns the arrows' markup as independent batches, for concurrent rendering.
  ///
  /// Signs are placed first, because each takes room that later ones must avoid.
  func arrows(_ order: [Int], _ styles: [ArrowStyle]) -> [@Sendable () -> [Markup]] {
    var places = SignPlaces()
    let signs = order.map { self.signs(on: drawing.arrows[$0], along: layout.routes[$0], &places) }
    let starts = stride(from: 0, to: order.count, by: SVGDrawing.mostAtOnce)
    return starts.map { start in
      let slots = start..<min(start + SVGDrawing.mostAtOnce, order.count)
      return { [slots.map { arrow(order[$0], styles[order[$0]], with: signs[$0]) }.joined()] }
    }
  }

  /// With fewer arrows it is not worth while to begin another part.
  private static let mostAtOnce = 500

  /// An arrow with its tip, and its signs, such as a mark where a cycle is to be cut.
  private func arrow(_ index: Int, _ style: ArrowStyle, with signs: Markup) -> Markup {
    let (arrow, route) = (drawing.arrows[index], layout.routes[index])
    let classes = [style.rawValue, arrow.isThin ? "thin" : nil, arrow.isCut ? "cut" : nil]
    return #"""
      <g class="arrow \#(classes.compactMap { $0 }.joined(separator: " "))" id="arrow-\#(index)" \#
      data-from="\#(arrow.from)" data-to="\#(arrow.to)"><title>\#(drawing.hint(for: arrow))</title>\#
      <path d="\#(route.path)" marker-end="url(#tip-\#(style.rawValue))"/>\#
      \#(signs)</g>

      """#
  }

  /// What stands for arrows to and from hubs: letters at the lower or the upper edge of the other end.
  var ports: Markup {
    var slots: [Point: Int] = [:]
    return drawing.arrows.indices.map { index -> Markup in
      let arrow = drawing.arrows[index]
      guard let port = drawing.port(of: arrow) else { return "" }
      let area = layout.boxes[port.box]
      let edge = Point(x: area.x, y: port.box == arrow.from ? area.bottom : area.y)
      let slot = slots[edge, default: 0]
      slots[edge] = slot + 1
      let point = Point(x: edge.x + 12 + SVGSign.distance * Double(slot), y: edge.y)
      return #"""
        <g class="arrow port" id="arrow-\#(index)" data-from="\#(arrow.from)" \#
        data-to="\#(arrow.to)"><title>\#(drawing.hint(for: arrow))</title>\#
        \#(SVGSign.port(port.sign, at: point))</g>

        """#
    }.joined()
  }

  /// The labels of an arrow, next to its box, or in its middle if it shares no line.
  private func signs(
    on arrow: Drawing.Arrow, along route: Route, _ signPlaces: inout SignPlaces
  ) -> Markup {
    let signs = (arrow.isCut ? [SVGSign.cut] : []) + SVGSign.changes(of: arrow)
    let isAlone = arrow.isCut || !drawing.isBundled
    var text: Markup = ""
    let curves = [isAlone ? route.middle : route.beginning].compactMap { $0 }
    if !signs.isEmpty, let place = signPlaces.place(signs.count, on: curves) {
      text += SVGSign.row(signs, from: place)
    }
    if drawing.view.level == .layer, arrow.count > 0 { text += count(arrow.count, on: route) }
    return text
  }

  /// How many links there are, in the middle of the line.
  private func count(_ count: Int, on route: Route) -> Markup {
    guard let (start, end) = route.middle else { return "" }
    let (x, y) = ((start.x + end.x) / 2, (start.y + end.y) / 2 + 4)
    return #"<text class="count" x="\#(x)" y="\#(y)">\#(count)</text>"#
  }
}

extension Route {
  /// The course as an SVG path: curves that begin and end upright.
  fileprivate var path: PathData {
    var path = PathData(points: points.count)
    guard let first = points.first else { return path }
    path.append("M", first.x, first.y)
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      if index.isMultiple(of: 2) || from.x == to.x {
        path.append("L", to.x, to.y)
      } else {
        let middle = (from.y + to.y) / 2
        path.append("C", from.x, middle, to.x, middle, to.x, to.y)
      }
    }
    return path
  }
}

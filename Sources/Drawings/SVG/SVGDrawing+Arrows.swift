internal import Documents

extension SVGDrawing {
  /// An arrow with its tip, and a mark where a cycle is to be cut.
  mutating func writeArrow(_ index: Int, _ style: ArrowStyle) {
    let (arrow, route) = (drawing.arrows[index], layout.routes[index])
    text += "<g class=\"arrow \(style)\(arrow.isCut ? " cut" : "")\" id=\"arrow-\(index)\""
    text += " data-from=\"\(arrow.from)\" data-to=\"\(arrow.to)\">"
    text += "<title>\(Markup.escaped(hint(for: arrow)))</title>"
    text += "<path d=\"\(route.path)\" marker-end=\"url(#tip-\(style))\"/>"
    // Where it leaves its box an arrow still runs alone.
    let isAlone = arrow.isCut || !drawing.isBundled
    if let (start, end) = isAlone ? route.middle : route.beginning {
      let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      if arrow.isCut { writeCut(at: middle) }
      // Beside the sign to cut there is room for more.
      for (slot, change) in arrow.marks.enumerated() {
        let shift = Double(slot + (arrow.isCut ? 1 : 0)) * 17
        text += SVGDrawing.sign(of: change, at: Point(x: middle.x + shift, y: middle.y))
      }
      if drawing.level == .layer { writeCount(arrow.count, beside: route) }
    }
    text += "</g>\n"
  }

  private mutating func writeCut(at point: Point) {
    let (x, y) = (point.x, point.y)
    text += "<circle class=\"cut\" cx=\"\(Markup.number(x))\" cy=\"\(Markup.number(y))\" r=\"8\"/>"
    text +=
      "<path class=\"cut\" d=\"M\(Markup.number(x - 4)) \(Markup.number(y - 4))l8 8m0 -8l-8 8\"/>"
  }

  /// A plus or a minus, so that colours are not all there is.
  static func sign(of change: Drawing.Change, at point: Point) -> String {
    let (x, y) = (Markup.number(point.x), Markup.number(point.y))
    let left = Markup.number(point.x - 4)
    return "<g class=\"sign \(change.rawValue)\"><circle cx=\"\(x)\" cy=\"\(y)\" r=\"7\"/>"
      + "<path d=\"M\(left) \(y)h8\(change == .added ? "m-4 -4v8" : "")\"/></g>"
  }

  /// How many links there are, at the tip, on the side where the line does not come from.
  private mutating func writeCount(_ count: Int, beside route: Route) {
    guard let tip = route.points.last, let before = route.points.dropLast().last else { return }
    let isLeft = before.x > tip.x
    let (x, y) = (tip.x + (isLeft ? -8 : 8), tip.y + (before.y < tip.y ? -12 : 20))
    text += "<text class=\"count\(isLeft ? " left" : "")\" x=\"\(Markup.number(x))\""
    text += " y=\"\(Markup.number(y))\">\(count)</text>"
  }

  private func hint(for arrow: Drawing.Arrow) -> String {
    let ends = "\(drawing.boxes[arrow.from].name) → \(drawing.boxes[arrow.to].name)"
    let count = arrow.count > 1 ? ": \(Count.of(arrow.count, "link"))" : ""
    let change = arrow.changes.isEmpty ? "" : " (\(arrow.changes.joined(separator: ", ")))"
    let lines = [ends + change + count] + arrow.remarks.map { drawing.remarks[$0].message }
    return lines.joined(separator: "\n")
  }
}

extension Route {
  /// The way as an SVG path: curves that begin and end upright.
  var path: String {
    guard let first = points.first else { return "" }
    var path = "M\(Markup.number(first.x)) \(Markup.number(first.y))"
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      let end = "\(Markup.number(to.x)) \(Markup.number(to.y))"
      if index.isMultiple(of: 2) || from.x == to.x {
        path += "L\(end)"
      } else {
        let middle = Markup.number((from.y + to.y) / 2)
        path += "C\(Markup.number(from.x)) \(middle) \(Markup.number(to.x)) \(middle) \(end)"
      }
    }
    return path
  }

  /// The ends of the first curve.
  var beginning: (Point, Point)? { points.count > 1 ? (points[0], points[1]) : nil }

  /// The ends of the curve in the middle of the way.
  var middle: (Point, Point)? {
    guard points.count > 1 else { return nil }
    let index = points.count / 4 * 2
    return index + 1 < points.count ? (points[index], points[index + 1]) : (points[0], points[1])
  }
}

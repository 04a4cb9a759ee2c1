internal import Documents
internal import Findings
internal import Modules

extension SVGDrawing {
  /// A box with its name, and what is folded into it below.
  mutating func writeBox(_ index: Int) {
    let (box, area, label) = (drawing.boxes[index], layout.boxes[index], layout.labels[index])
    let signs = [box.kind.word, box.change?.rawValue, box.worst?.rawValue].compactMap { $0 }
    text += "<g class=\"box \(signs.joined(separator: " "))\""
    text += " id=\"box-\(index)\"><title>\(Markup.escaped(hint(for: box)))</title>"
    text += BoxShape(box.kind).outline(of: area)
    let middle = area.x + area.width / 2
    let hasDetail = !label.detail.isEmpty
    writeLine(
      label.name, label.nameWidth, "name", x: middle, y: area.y + (hasDetail ? 19 : 26))
    if hasDetail { writeLine(label.detail, label.detailWidth, "detail", x: middle, y: area.y + 33) }
    if let change = box.change {
      text += SVGDrawing.sign(of: change, at: Point(x: area.x + 3, y: area.y + 3))
    }
    if let worst = box.worst {
      text += SVGDrawing.badge(
        worst, box.remarks.count, at: Point(x: area.right - 3, y: area.y + 3))
    }
    text += "</g>\n"
  }

  /// A line of text of a known width, whatever font the renderer has.
  private mutating func writeLine(
    _ line: String, _ width: Double, _ style: String, x: Double, y: Double
  ) {
    text += "<text class=\"\(style)\" x=\"\(Markup.number(x))\" y=\"\(Markup.number(y))\""
    text += " textLength=\"\(Markup.number(width))\" lengthAdjust=\"spacingAndGlyphs\">"
    text += "\(Markup.escaped(line))</text>"
  }

  /// How many findings are about the box itself.
  static func badge(_ worst: Severity, _ count: Int, at point: Point) -> String {
    let (x, y) = (Markup.number(point.x), Markup.number(point.y + 4))
    return "<circle class=\"badge\" cx=\"\(x)\" cy=\"\(Markup.number(point.y))\" r=\"9\"/>"
      + "<text class=\"badge\" x=\"\(x)\" y=\"\(y)\">\(count > 9 ? "9+" : "\(count)")</text>"
  }

  /// What a pointer that rests on the box gets to read.
  private func hint(for box: Drawing.Box) -> String {
    let first = "\(box.name) (\(box.kind.word), \(drawing.bands[box.band].name))"
    let lines = [first, box.detail] + box.remarks.map { drawing.remarks[$0].message }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

/// The outline that tells what a box stands for.
enum BoxShape {
  case plain
  case pill
  case hexagon
  case double
  case angular
  case slanted

  init(_ kind: Drawing.Kind) {
    switch kind {
    case .role(.app), .role(.extension), .role(.hostApp), .role(.development): self = .pill
    case .role(.interface): self = .hexagon
    case .role(.compositionRoot): self = .double
    case .role(.tool), .role(.bundle), .role(.other): self = .angular
    case .external: self = .slanted
    default: self = .plain
    }
  }

  /// The shape inside a rectangle.
  func outline(of area: Rectangle) -> String {
    switch self {
    case .plain: rounded(area, by: 6)
    case .pill: rounded(area, by: area.height / 2)
    case .angular: rounded(area, by: 0)
    case .double: rounded(area, by: 6) + rounded(area.inset(by: 3), by: 4)
    case .hexagon: polygon(area, indents: [(0, 0.5), (9, 0), (-9, 0), (0, 0.5), (-9, 1), (9, 1)])
    case .slanted: polygon(area, indents: [(9, 0), (0, 0), (-9, 1), (0, 1)])
    }
  }

  private func rounded(_ area: Rectangle, by radius: Double) -> String {
    "<rect class=\"outline\" \(area.attributes) rx=\"\(Markup.number(radius))\"/>"
  }

  /// A polygon of corners, each given by its indent and its height.
  ///
  /// Indents are measured from the left edge, or from the right if they are not positive. The first
  /// half of the corners runs to the right, the other half back.
  private func polygon(_ area: Rectangle, indents: [(x: Double, y: Double)]) -> String {
    let points = indents.enumerated().map { index, corner in
      let isLeft = corner.x > 0 || (corner.x == 0 && (index == 0 || index == indents.count - 1))
      let x = (isLeft ? area.x : area.right) + corner.x
      return "\(Markup.number(x)),\(Markup.number(area.y + corner.y * area.height))"
    }
    return "<polygon class=\"outline\" points=\"\(points.joined(separator: " "))\"/>"
  }
}

extension Rectangle {
  /// The rectangle inside with a margin on every side.
  fileprivate func inset(by margin: Double) -> Rectangle {
    Rectangle(
      x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin)
  }
}

extension Rectangle {
  /// The attributes of an SVG rectangle.
  var attributes: String {
    "x=\"\(Markup.number(x))\" y=\"\(Markup.number(y))\""
      + " width=\"\(Markup.number(width))\" height=\"\(Markup.number(height))\""
  }
}

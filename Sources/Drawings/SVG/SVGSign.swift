/// The small signs that pictures and their legend have in common.
enum SVGSign {
  static let distance = 17.0

  /// A plus or a minus, which shows changes without color.
  static func change(_ change: Drawing.Change, at point: Point) -> Markup {
    sign(change.rawValue, "m-4 0h8\(change == .added ? "m-4 -4v8" : "")", at: point)
  }

  static func fixed(at point: Point) -> Markup { sign("fixed", "m-3.5 0l2.5 3l4.5 -6", at: point) }

  /// What has become of a box, at its corner.
  static func changes(of box: Drawing.Box, in area: Rectangle) -> Markup {
    let signs = box.change.map { change in [{ SVGSign.change(change, at: $0) }] } ?? []
    return row(signs + (box.fixed > 0 ? [fixed] : []), from: Point(x: area.x + 3, y: area.y + 3))
  }

  /// What has become of an arrow.
  static func changes(of arrow: Drawing.Arrow) -> [(Point) -> Markup] {
    arrow.marks.map { change in { SVGSign.change(change, at: $0) } }
      + (arrow.fixed > 0 ? [fixed] : [])
  }

  static func row(_ signs: [(Point) -> Markup], from point: Point) -> Markup {
    signs.enumerated().map { slot, sign in
      sign(Point(x: point.x + Double(slot) * distance, y: point.y))
    }.joined()
  }

  private static func sign(_ kind: String, _ strokes: Markup, at point: Point) -> Markup {
    #"""
    <g class="sign \#(kind)"><circle cx="\#(point.x)" cy="\#(point.y)" r="7"/>\#
    <path d="M\#(point.x) \#(point.y)\#(strokes)"/></g>
    """#
  }

  /// How many findings are about a box, at its corner; nothing if none is.
  static func badge(of box: Drawing.Box, in area: Rectangle) -> Markup {
    box.worst.map { badge($0, box.remarks.count, at: Point(x: area.right - 3, y: area.y + 3)) }
      ?? ""
  }

  static func badge(_ worst: Severity, _ count: Int, at point: Point) -> Markup {
    let radius = 6 + 3 * Double(String(count).count)
    return #"""
      <circle class="badge \#(worst.rawValue)" cx="\#(point.x)" cy="\#(point.y)" r="\#(radius)"/>\#
      <text class="badge \#(worst.rawValue)" x="\#(point.x)" y="\#(point.y + 4)">\#(count)</text>
      """#
  }

  static func port(_ sign: String, at point: Point) -> Markup {
    #"""
    <circle class="port" cx="\#(point.x)" cy="\#(point.y)" r="7.5"/>\#
    <text class="port" x="\#(point.x)" y="\#(point.y + 3.5)">\#(sign)</text>
    """#
  }

  static func cut(at point: Point) -> Markup {
    #"""
    <circle class="cut" cx="\#(point.x)" cy="\#(point.y)" r="8"/>\#
    <path class="cut" d="M\#(point.x - 4) \#(point.y - 4)l8 8m0 -8l-8 8"/>
    """#
  }
}

/// The outline that shows what a box stands for.
enum BoxShape {
  case plain, pill, hexagon, double, angular, slanted, stack

  init(_ meaning: Drawing.Meaning) {
    switch meaning {
    case .role(.app), .role(.extension), .role(.hostApp), .role(.development): self = .pill
    case .role(.interface): self = .hexagon
    case .role(.compositionRoot): self = .double
    case .role(.tool), .role(.bundle), .role(.other): self = .angular
    case .external: self = .slanted
    case .group: self = .stack
    default: self = .plain
    }
  }

  func outline(of area: Rectangle) -> Markup {
    let (left, right, middle) = (area.x, area.right, area.y + area.height / 2)
    return switch self {
    case .plain: rounded(area, by: 6)
    case .pill: rounded(area, by: area.height / 2)
    case .angular: rounded(area, by: 0)
    case .double: "\(rounded(area, by: 6))\(rounded(area.inset(by: 3), by: 4))"
    case .stack: "\(rounded(area.moved(by: 4), by: 6))\(rounded(area, by: 6))"
    case .hexagon:
      polygon([
        (left, middle), (left + 9, area.y), (right - 9, area.y), (right, middle),
        (right - 9, area.bottom), (left + 9, area.bottom),
      ])
    case .slanted:
      polygon([(left + 9, area.y), (right, area.y), (right - 9, area.bottom), (left, area.bottom)])
    }
  }

  private func rounded(_ area: Rectangle, by radius: Double) -> Markup {
    #"<rect class="outline" \#(area.attributes) rx="\#(radius)"/>"#
  }

  private func polygon(_ corners: [(Double, Double)]) -> Markup {
    let points = corners.map { "\($0),\($1)" as Markup }
    return #"<polygon class="outline" points="\#(points.joined(separator: " "))"/>"#
  }
}

extension Rectangle {
  var attributes: Markup { #"x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)""# }
}

/// The attributes that make Graphviz's engine `nop2` draw archlint's own layout.
///
/// Graphviz measures in points, boxes in inches, and counts upwards.
struct DOTPositions {
  private let layout: Layout
  /// The middle of the label of each arrow, so that none covers another.
  private let labels: [Point?]

  private static let pointsPerInch = 72.0
  /// What Graphviz draws of an arrow's tip beyond the end of its line.
  private static let tip = 7.0
  private static let smallSize = 11.0
  private static let legendGap = 16.0
  /// What the table has around its two columns.
  private static let legendMargins = 22.0

  init(of drawing: Drawing) {
    let layout = Layout(of: drawing)
    var places = SignPlaces()
    self.layout = layout
    labels = zip(drawing.arrows, layout.routes).map { arrow, route in
      let words = arrow.signedLabel + (arrow.isCut ? " × " : "")
      guard !words.isEmpty else { return nil }
      let isAlone = arrow.isCut || !drawing.isBundled
      let curves = isAlone ? [route.middle, route.beginning] : [route.beginning, route.middle]
      let count = Int(TextWidth.of(words, size: 10) / SVGSign.distance) + 1
      let half = SVGSign.distance * Double(count - 1) / 2
      let shifts = [0, 1, -1].map { $0 * (2 * half + SVGSign.distance) - half }
      let place = places.place(count, on: curves.compactMap { $0 }, shifts: shifts)
      return place.map { Point(x: $0.x + half, y: $0.y) }
    }
  }

  func box(_ index: Int, notes: [String]) -> [String] {
    let (area, label) = (layout.boxes[index], layout.labels[index])
    let small = ([label.detail] + notes).filter { !$0.isEmpty }
    let rows = small.reduce(into: [String]()) { rows, note in
      let longer = (rows.last.map { $0 + ", " } ?? "") + note
      let fits = TextWidth.of(longer, size: 10) <= area.width - 6
      rows = fits ? rows.dropLast() + [longer] : rows + [note]
    }
    let name = DOTText.markup(label.name)
    let detail = rows.map(DOTText.markup).joined(separator: "<BR/>")
    let text =
      small.isEmpty
      ? DOTText.quoted([label.name])
      : "<\(name)<BR/><FONT POINT-SIZE=\"10\" COLOR=\"#64748B\">\(detail)</FONT>>"
    return [
      "label=\(text)",
      attribute("pos", "\(area.x + area.width / 2),\(-area.y - area.height / 2)"),
      attribute("width", "\(inches(area.width))"), attribute("height", "\(inches(area.height))"),
    ]
  }

  /// A text, in lines no longer than the picture is wide.
  func wrapped(_ text: String, less room: Double = 0) -> [String] {
    TextWidth.wrapped(text, size: DOTPositions.smallSize, to: layout.width - room)
  }

  func badge(_ worst: Severity, _ count: Int, at index: Int) -> [String] {
    let area = layout.boxes[index]
    return [
      """
      xlabel=<<TABLE BORDER="0" CELLPADDING="3" CELLSPACING="0" BGCOLOR="\(worst.style.look.color)" \
      STYLE="ROUNDED"><TR><TD><FONT COLOR="white" POINT-SIZE="9">\(count)</FONT></TD></TR></TABLE>>
      """, attribute("xlp", "\(area.right - 3),\(-area.y - 3)"),
    ]
  }

  func band(_ index: Int) -> String {
    let area = layout.bands[index]
    let width = TextWidth.of(layout.bandNames.texts[index], size: 16)
    return [
      attribute("bb", "0,\(-area.bottom),\(area.right),\(-area.y)"),
      attribute("lp", "\(BandNames.indent + width / 2),\(-area.y - 24)"),
    ].joined(separator: "; ")
  }

  func arrow(_ index: Int, hasLabel: Bool) -> [String] {
    let route = layout.routes[index]
    guard let start = route.points.first, let end = route.points.last,
      let before = route.points.dropLast().last
    else { return [] }
    var path: Markup = "e,\(end.x),\(-end.y) \(start.x),\(-start.y)"
    for slot in route.points.indices.dropFirst() {
      let from = route.points[slot - 1]
      var to = route.points[slot]
      let middle = (from.y + to.y) / 2
      let isStraight = slot.isMultiple(of: 2) || from.x == to.x
      if slot == route.points.count - 1 {
        to = Point(x: to.x, y: to.y + (before.y < end.y ? -1 : 1) * DOTPositions.tip)
      }
      let bends = isStraight ? (from.y, to.y) : (middle, middle)
      path += " \(from.x),\(-bends.0) \(to.x),\(-bends.1) \(to.x),\(-to.y)"
    }
    let label = hasLabel ? labels[index].map { attribute("lp", "\($0.x),\(-$0.y)") } : nil
    return [attribute("pos", path)] + [label].compactMap { $0 }
  }

  /// The place of the legend, below everything.
  func legend(_ rows: [(sign: String, words: String, color: String?)]) -> String {
    let size = DOTPositions.smallSize
    let columns = [rows.map(\.sign), rows.map(\.words)].map { column in
      column.map { TextWidth.of($0, size: size) }.max() ?? 0
    }
    let width = columns.reduce(DOTPositions.legendMargins, +)
    let middle = layout.height + DOTPositions.legendGap + Double(rows.count) * size * 0.86
    return attribute("pos", "\(width / 2),\(-middle)")
  }

  /// To a thousandth: a tenth of a point is less.
  private func inches(_ length: Double) -> Markup {
    "\(String((length / DOTPositions.pointsPerInch * 1000).rounded() / 1000))"
  }

  private func attribute(_ name: String, _ value: Markup) -> String { "\(name)=\"\(value.text)\"" }
}

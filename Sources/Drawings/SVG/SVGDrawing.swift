/// Writes a drawing as an SVG picture that needs nothing else: its own layout, style and legend.
struct SVGDrawing {
  let drawing: Drawing
  let layout: Layout

  /// The room around the picture where it is a part of a page.
  private static let borderOfPart = 8.0

  static func text(of drawing: Drawing) -> String {
    let picture = SVGDrawing(drawing)
    let size = Point(x: picture.layout.width, y: picture.layout.height)
    return SVGPage(drawing: drawing, size: size, keys: LegendKey.all(of: drawing))
      .markup(picture.pieces).text
  }

  init(_ drawing: Drawing) {
    self.drawing = drawing
    layout = Layout(of: drawing)
  }

  /// The picture alone, as a part of a page, in pieces.
  var part: [Markup] {
    let area = Rectangle(x: 0, y: 0, width: layout.width, height: layout.height)
      .inset(by: -SVGDrawing.borderOfPart)
    // The contents of an image can't be selected.
    return [SVGPage.opening(area, of: drawing, role: "group")] + pieces + ["</svg>\n"]
  }

  /// Bands below arrows below boxes; the severe arrows above the others.
  private var pieces: [Markup] {
    let styles = drawing.arrows.map(ArrowStyle.init)
    let lines = drawing.arrows.indices.filter { !drawing.arrows[$0].isPort }
    let order = ArrowStyle.allCases.flatMap { style in lines.filter { styles[$0] == style } }
    let ports = ports
    let above: Markup = ports.text.isEmpty ? "" : "<g class=\"arrows\">\n\(ports)</g>\n"
    let below: Markup = #"""
      \#(SVGStyle.markers)\#(drawing.bands.indices.map(band).joined())<g class="arrows">

      """#
    let boxes: @Sendable () -> [Markup] = {
      ["</g>\n<g class=\"boxes\">\n", drawing.boxes.indices.map(box).joined(), "</g>\n"]
    }
    return [below] + drawing.view.makeParts(arrows(order, styles) + [boxes]) + [above]
  }

  private func band(_ index: Int) -> Markup {
    SVGStyle.band(
      drawing.bands[index], layout.bandNames.texts[index], in: layout.bands[index], below: 28)
  }

  private func box(_ index: Int) -> Markup {
    let (box, area, label) = (drawing.boxes[index], layout.boxes[index], layout.labels[index])
    let signs = SVGStyle.classes(of: box) + (box.isAffected ? ["affected"] : [])
    let hasDetail = !label.detail.isEmpty
    let middle = Point(x: area.x + area.width / 2, y: area.y)
    var text: Markup = #"""
      <g class="box \#(signs.joined(separator: " "))" id="box-\#(index)">\#
      <title>\#(drawing.hint(for: box))</title>\#(BoxShape(box.meaning).outline(of: area))\#
      \#(line(label.name, label.nameWidth, "name", below: middle, by: hasDetail ? 19 : 26))
      """#
    if hasDetail { text += line(label.detail, label.detailWidth, "detail", below: middle, by: 33) }
    if let port = box.port { text += SVGSign.port(port, at: Point(x: middle.x, y: area.y)) }
    return "\(text)\(SVGSign.changes(of: box, in: area))\(SVGSign.badge(of: box, in: area))</g>\n"
  }

  /// A line of text with a fixed width in any font.
  private func line(
    _ line: String, _ width: Double, _ style: String, below point: Point, by distance: Double
  ) -> Markup {
    #"""
    <text class="\#(style)" x="\#(point.x)" y="\#(point.y + distance)" textLength="\#(width)" \#
    lengthAdjust="spacingAndGlyphs">\#(line)</text>
    """#
  }
}

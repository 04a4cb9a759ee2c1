/// Writes a drawing as an SVG picture that needs nothing else: its own layout, style and legend.
struct SVGDrawing {
  let drawing: Drawing
  let layout: Layout

  /// The room around everything.
  private static let border = 20.0
  /// The same where the picture is a part of a page.
  private static let borderOfPart = 8.0
  /// Where more arrows run than these, or some are new, those that are in order step back.
  private static let crowd = 150

  static func text(of drawing: Drawing) -> String { SVGDrawing(drawing).picture.text }

  init(_ drawing: Drawing) {
    self.drawing = drawing
    layout = Layout(of: drawing)
  }

  private var picture: Markup {
    let heading = SVGHeading(of: drawing, width: layout.width)
    let legend = SVGLegend(of: drawing, width: layout.width)
    let inside = Rectangle(
      x: 0, y: -heading.height, width: layout.width,
      height: heading.height + layout.height + legend.height)
    let page = inside.inset(by: -SVGDrawing.border)
    let start: Markup = #"""
      \#(opening(page, role: "img"))<style>
      \#(SVGStyle.page(of: page))\#(SVGStyle.text)</style>
      <rect class="page" \#(page.attributes)/>
      \#(heading.markup)
      """#
    let end: Markup = #"""
      <g transform="translate(0 \#(layout.height))">
      \#(legend.markup)</g>
      </svg>

      """#
    return ([start] + pieces + [end]).joined()
  }

  /// The picture alone, as a part of a page, in pieces.
  var part: [Markup] {
    let area = Rectangle(x: 0, y: 0, width: layout.width, height: layout.height)
    // The contents of an image can't be selected.
    let opening = opening(area.inset(by: -SVGDrawing.borderOfPart), role: "group")
    return [opening] + pieces + ["</svg>\n"]
  }

  private func opening(_ area: Rectangle, role: String) -> Markup {
    let isCrowded =
      drawing.arrows.count > SVGDrawing.crowd || drawing.arrows.contains(where: \.hasChanged)
    let crowd = isCrowded ? " crowded" : ""
    return #"""
      <svg xmlns="http://www.w3.org/2000/svg" class="drawing\#(crowd)" width="\#(area.width)" \#
      height="\#(area.height)" viewBox="\#(area.x) \#(area.y) \#(area.width) \#(area.height)" \#
      role="\#(role)" aria-label="\#(drawing.captions.joined(separator: ". "))">

      """#
  }

  /// Bands below arrows below boxes; the severe arrows above the others.
  ///
  /// In pieces, for they are long: to put them together more than once takes longer than to write them.
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
    return [below] + drawing.makeParts(arrows(order, styles) + [boxes]) + [above]
  }

  private func band(_ index: Int) -> Markup {
    let area = layout.bands[index]
    let tint = drawing.bands[index].layer.map { " tint\($0 % SVGStyle.tintCount)" } ?? ""
    return #"""
      <g class="band\#(tint)"><rect \#(area.attributes) rx="10"/>\#
      <text x="\#(BandNames.indent)" y="\#(area.y + 28)">\#(layout.bandNames.texts[index])</text></g>

      """#
  }

  private func box(_ index: Int) -> Markup {
    let (box, area, label) = (drawing.boxes[index], layout.boxes[index], layout.labels[index])
    let signs = [
      box.meaning.word, box.change?.rawValue, box.flaw?.rawValue,
      box.chosen.isEmpty ? nil : "asked", box.isAffected ? "affected" : nil,
    ].compactMap { $0 }
    let hasDetail = !label.detail.isEmpty
    let middle = Point(x: area.x + area.width / 2, y: area.y)
    var text: Markup = #"""
      <g class="box \#(signs.joined(separator: " "))" id="box-\#(index)">\#
      <title>\#(drawing.hint(for: box))</title>\#(BoxShape(box.meaning).outline(of: area))\#
      \#(line(label.name, label.nameWidth, "name", below: middle, by: hasDetail ? 19 : 26))
      """#
    if hasDetail { text += line(label.detail, label.detailWidth, "detail", below: middle, by: 33) }
    if let port = box.port {
      text += SVGSign.port(port, at: Point(x: middle.x, y: area.y))
    }
    if let change = box.change {
      text += SVGSign.change(change, at: Point(x: area.x + 3, y: area.y + 3))
    }
    if box.fixed > 0 {
      let shift = box.change == nil ? 3 : 3 + SVGSign.distance
      text += SVGSign.fixed(at: Point(x: area.x + shift, y: area.y + 3))
    }
    if let worst = box.worst {
      let corner = Point(x: area.right - 3, y: area.y + 3)
      text += SVGSign.badge(worst, box.remarks.count, at: corner)
    }
    return "\(text)</g>\n"
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

/// A picture alone: a heading, what is drawn, and a legend, on one page of its size.
struct SVGPage {
  let drawing: Drawing
  let size: Point
  let keys: [LegendKey]
  /// The room around everything.
  var border = 20.0
  /// How large heading and legend are next to what is between them.
  var scale = 1.0
  var style: Markup = ""

  /// In pieces, for they are long: to put them together more than once takes longer than to write them.
  func markup(_ pieces: [Markup]) -> Markup {
    let heading = SVGHeading(of: drawing, width: size.x / scale)
    let legend = SVGLegend(keys, below: drawing.news, width: size.x / scale)
    let above = heading.height * scale
    let inside = Rectangle(
      x: 0, y: -above, width: size.x, height: above + size.y + legend.height * scale)
    let page = inside.inset(by: -border)
    // It is printed on one page of its own size, so that none of it is cut off.
    let start: Markup = #"""
      \#(SVGPage.opening(page, of: drawing, role: "img"))<style>
      @page{size:\#(page.width)px \#(page.height)px;margin:0}
      \#(SVGStyle.text)\#(style)</style>
      <rect class="page" \#(page.attributes)/>
      <g transform="scale(\#(scale))">
      \#(heading.markup)</g>

      """#
    let end: Markup = #"""
      <g transform="translate(0 \#(size.y)) scale(\#(scale))">
      \#(legend.markup)</g>
      </svg>

      """#
    return ([start] + pieces + [end]).joined()
  }

  /// Where more arrows run than these, or some are new, those that are in order step back.
  private static let crowd = 150

  static func opening(_ area: Rectangle, of drawing: Drawing, role: String) -> Markup {
    let isCrowded = drawing.arrows.count > crowd || drawing.arrows.contains(where: \.hasChanged)
    return #"""
      <svg xmlns="http://www.w3.org/2000/svg" class="drawing\#(isCrowded ? " crowded" : "")" \#
      width="\#(area.width)" height="\#(area.height)" \#
      viewBox="\#(area.x) \#(area.y) \#(area.width) \#(area.height)" \#
      role="\#(role)" aria-label="\#(drawing.captions.joined(separator: ". "))">

      """#
  }
}

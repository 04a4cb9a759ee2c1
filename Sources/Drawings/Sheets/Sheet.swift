internal import Pages

/// A picture that fills a page: what is on it, and how large that is.
struct Sheet {
  let body: Markup
  let size: Point
  let keys: [LegendKey]
  var script: PageCode?

  private static let border = 24.0

  /// How sheets look, apart from what is in every picture.
  private static let style = Markup(stringLiteral: DrawingFiles.sheetStyle)

  /// How large heading and legend are next to what is between them: they are read from as far.
  static func scale(width: Double) -> Double { min(max(width / 1000, 1), 1.6) }

  /// The sheet as a picture, with a heading and a legend.
  func picture(of drawing: Drawing) -> Markup {
    let words = Sheet.scale(width: size.x)
    let heading = SVGHeading(of: drawing, width: size.x / words)
    let legend = SVGLegend(keys, below: drawing.news, width: size.x / words)
    let above = heading.height * words
    let inside = Rectangle(
      x: 0, y: -above, width: size.x, height: above + size.y + legend.height * words)
    let page = inside.inset(by: -Sheet.border)
    return #"""
      <svg xmlns="http://www.w3.org/2000/svg" class="drawing" width="\#(page.width)" \#
      height="\#(page.height)" viewBox="\#(page.x) \#(page.y) \#(page.width) \#(page.height)" \#
      role="img" aria-label="\#(drawing.captions.joined(separator: ". "))"><style>
      \#(SVGStyle.page(of: page))\#(SVGStyle.text)\#(Sheet.style)</style>
      <rect class="page" \#(page.attributes)/>
      \#(SVGStyle.markers)<g transform="scale(\#(words))">
      \#(heading.markup)</g>
      \#(body)<g transform="translate(0 \#(size.y)) scale(\#(words))">
      \#(legend.markup)</g>
      </svg>

      """#
  }

  func page(of drawing: Drawing) -> Markup {
    let scripts: Markup = script.map { "script-src '\($0.hash)'; " } ?? ""
    let head = HTMLHead(
      title: drawing.title, policy: "default-src 'none'; \(scripts)style-src 'unsafe-inline'",
      style: """
        body{margin:0}svg{display:block}\
        @media print,(min-width:761px){svg{max-width:100%;height:auto}}
        """)
    let code: Markup = script.map { "<script>\($0.text)</script>\n" } ?? ""
    return #"""
      \#(head.markup)<body>
      \#(picture(of: drawing))\#(code)</body>
      </html>

      """#
  }
}

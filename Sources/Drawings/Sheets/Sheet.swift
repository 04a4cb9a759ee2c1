internal import Pages

/// A picture that fills a page: what is on it, and how large that is.
struct Sheet {
  let body: Markup
  let size: Point
  let keys: [LegendKey]
  var script: PageCode?

  /// How large heading and legend are next to what is between them: they are read from as far.
  static func scale(width: Double) -> Double { min(max(width / 1000, 1), 1.6) }

  /// The sheet as a picture, with a heading and a legend.
  func picture(of drawing: Drawing) -> Markup {
    SVGPage(
      drawing: drawing, size: size, keys: keys, border: 24,
      scale: Sheet.scale(width: size.x), style: Markup(stringLiteral: DrawingFiles.sheetStyle)
    ).markup([SVGStyle.markers, body])
  }

  func page(of drawing: Drawing) -> Markup {
    let scripts: Markup = script.map { "script-src '\($0.hash)'; " } ?? ""
    let head = Markup.head(
      title: drawing.title, policy: "default-src 'none'; \(scripts)style-src 'unsafe-inline'",
      style: """
        body{margin:0}svg{display:block}\
        @media print\(script == nil ? ",(min-width:761px)" : ""){svg{max-width:100%;height:auto}}
        """)
    let code: Markup = script.map { "<script>\($0.text)</script>\n" } ?? ""
    return Markup(
      DrawingFiles.sheet,
      ["head": head, "picture": picture(of: drawing), "code": code])
  }
}

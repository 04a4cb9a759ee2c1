internal import Documents
internal import Drawings

/// A picture that fills a page: what is on it, and how large that is.
struct Sheet {
  let body: Markup
  let size: Point
  let keys: [LegendKey]
  /// The paper that it is made for; nil if it is as large as it needs.
  var paper: Paper?
  /// What the page does; nothing without it.
  var script: Markup?

  private static let border = 24.0

  /// How large heading and legend are beside what they stand above and below: they are read from as far.
  static func scale(width: Double) -> Double { min(max(width / 1000, 1), 1.6) }

  /// The sheet as a picture, with a heading and a legend.
  func picture(of drawing: Drawing) -> Markup {
    let words = Sheet.scale(width: size.x)
    let heading = SVGHeading(of: drawing, width: size.x / words)
    let legend = SVGLegend(keys, width: size.x / words)
    let above = heading.height * words
    let inside = Rectangle(
      x: 0, y: -above, width: size.x, height: above + size.y + legend.height * words)
    let page = inside.inset(by: -Sheet.border)
    let scale = paper?.scale(width: page.width, height: page.height)
    let unit = scale == nil ? "" : "mm"
    let (width, height) = (page.width * (scale ?? 1), page.height * (scale ?? 1))
    let sheet: Markup =
      paper.map { "@page{size:\($0.rawValue) landscape;margin:8mm}\n" } ?? SVGStyle.page(of: page)
    return #"""
      <svg xmlns="http://www.w3.org/2000/svg" class="drawing" width="\#(width)\#(unit)" \#
      height="\#(height)\#(unit)" viewBox="\#(page.x) \#(page.y) \#(page.width) \#(page.height)" \#
      role="img" aria-label="\#(drawing.captions.joined(separator: ". "))"><style>
      \#(sheet)\#(SVGStyle.text)\#(Sheet.style)\#(Sheet.night)</style>
      <rect class="page" \#(page.attributes)/>
      \#(SVGStyle.markers)<g transform="scale(\#(words))">
      \#(heading.markup)</g>
      \#(body)<g transform="translate(0 \#(size.y)) scale(\#(words))">
      \#(legend.markup)</g>
      </svg>

      """#
  }

  /// The picture as a page to be printed.
  func page(of drawing: Drawing) -> Markup {
    let scripts: Markup = script.map { "script-src 'sha256-\(SHA256.base64(of: $0.text))'; " } ?? ""
    let head = HTMLHead(
      title: drawing.title, policy: "default-src 'none'; \(scripts)style-src 'unsafe-inline'",
      style: """
        body{margin:0}svg{display:block}\
        @media print,(min-width:761px){svg{max-width:100%;height:auto}}
        """)
    let code: Markup = script.map { "<script>\($0)</script>\n" } ?? ""
    return #"""
      \#(head.markup)<body>
      \#(picture(of: drawing))\#(code)</body>
      </html>

      """#
  }

  /// What changes by night, beside what changes in every picture.
  private static let night: Markup = """
    @media screen and (prefers-color-scheme:dark){
    .tile .outline{fill:#222a35;stroke:#8494aa}.tile.app .outline{fill:#243352;stroke:#8fb0ee}
    .tile.error .outline{stroke:#ff7b72}.tile.warning .outline{stroke:#f0a94a}
    .drawing .tile .detail,.drawing .group{fill:#9fadbf}
    .tile .sign{stroke:#4fb8ad}.matrix .self{fill:#c3cedb}.matrix .block{stroke:#5b6878}
    .matrix pattern path{stroke:#5b6878}.cell rect{fill:#93a3b8;stroke:#12161c}
    .cell .ring{fill:none;stroke:#4fb8ad}.cell path{stroke:#12161c}
    .cell.loose .ring,.cell.testing .ring{stroke:#93a3b8}.cell.imported .ring{stroke:#d5dde8}
    .cell.error rect{fill:#ff7b72}.cell.warning rect{fill:#f0a94a}.cell.info rect{fill:#6cb2ff}
    .cell.added rect{fill:#6fcf78}.cell.removed rect{fill:#b79ae0}.cell.finding .ring{stroke:#ff7b72}
    .panel rect{fill:#1c2128;stroke:#2c3541}.panel polyline{stroke:#4fb8ad}
    .panel circle{fill:#4fb8ad}.drawing .panel .range{fill:#9fadbf}
    }

    """

  private static let style: Markup = """
    .matrix .gone{display:none}.matrix .band[role]{cursor:pointer}
    .matrix .asked text{font-weight:bold}
    .matrix .block{stroke:#94a3b8;stroke-width:.6}.matrix .layer{font-size:13px}
    .matrix pattern path{stroke:#94a3b8;stroke-width:.6;stroke-opacity:.6}
    .matrix .self{fill:#334155}.cell rect{fill:#64748b;stroke:#ffffff;stroke-width:.6}
    .cell .ring{fill:none;stroke:#0f766e;stroke-width:2}
    .cell.loose .ring,.cell.testing .ring{stroke:#64748b;stroke-width:1}
    .cell.imported .ring{stroke:#374151;stroke-dasharray:4 2}
    .cell.finding .ring{stroke:#c62828;stroke-dasharray:2 1.5}
    .cell.added rect{fill:#2e7d32}.cell.removed rect{fill:#7b5ea7}.cell.info rect{fill:#1565c0}
    .cell.error rect{fill:#c62828}.cell.warning rect{fill:#b45309}
    .cell path{fill:none;stroke:#ffffff;stroke-width:1.4}
    .tile .outline{fill:#ffffff;stroke:#64748b;stroke-width:1}
    .tile.app .outline{fill:#e0e9fb;stroke:#3b5b92}
    .tile.error .outline{stroke:#c62828;stroke-width:2.4}
    .tile.warning .outline{stroke:#b45309;stroke-width:2;stroke-dasharray:7 4}
    .poster .band text{font-size:17px}.poster .arrow path{stroke-linejoin:round}
    .tile .name{font-weight:bold}.tile.asked .outline{stroke-width:3}.tile .detail{font-size:11px;fill:#64748b}
    .tile .sign{fill:none;stroke:#0f766e;stroke-width:1.3}.tile .mock{stroke-dasharray:3 2}
    .panel rect{fill:#f8fafc;stroke:#d7dee7}.panel polyline{fill:none;stroke:#0f766e;stroke-width:2}
    .panel circle{fill:#0f766e}.drawing .panel .name{font-size:12.5px;font-weight:bold}
    .drawing .panel .value{font-size:13px;font-weight:bold}
    .drawing .panel .range{font-size:10.5px;fill:#64748b}
    .group{font-size:11px;fill:#64748b}

    """
}

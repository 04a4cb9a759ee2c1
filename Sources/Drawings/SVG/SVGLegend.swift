internal import Documents

/// What the shapes and lines of a picture mean, in rows below it.
struct SVGLegend {
  private(set) var text = ""
  private(set) var height = SVGLegend.rowHeight + 12
  private var x = 0.0
  private let width: Double

  private static let rowHeight = 26.0
  private static let size = 11.5

  init(of drawing: Drawing, width: Double) {
    self.width = width
    for key in LegendKey.all(of: drawing) { add(key) }
  }

  private mutating func add(_ key: LegendKey) {
    let indent = LegendKey.width + 8
    let room = indent + TextWidth.of(key.words, size: SVGLegend.size) + 22
    if x > 0, x + room > width {
      x = 0
      height += SVGLegend.rowHeight
    }
    text += "<g class=\"key\" transform=\"translate(\(Markup.number(x))"
    text += " \(Markup.number(height - SVGLegend.rowHeight)))\">\(key.sample)"
    text += "<text x=\"\(Markup.number(indent))\" y=\"14\">\(Markup.escaped(key.words))"
    text += "</text></g>\n"
    x += room
  }
}

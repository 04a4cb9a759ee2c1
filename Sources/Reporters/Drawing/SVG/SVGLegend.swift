internal import Findings
internal import Modules

/// What the shapes and lines of a picture mean, in rows below it.
struct SVGLegend {
  private(set) var text = ""
  private(set) var height = 0.0
  private var x = 0.0
  private let width: Double

  private static let rowHeight = 26.0
  private static let sample = 30.0
  private static let size = 11.5

  init(of drawing: Drawing, width: Double) {
    self.width = width
    let legend = Legend(of: drawing)
    height = SVGLegend.rowHeight + 12
    for kind in legend.kinds { add(kind.word, sample: SVGLegend.box(kind)) }
    for style in legend.arrows { add(style.words, sample: SVGLegend.arrow(style)) }
    for change in legend.changes {
      add("\(change.rawValue) since then", sample: SVGLegend.sign(change))
    }
    if let severity = legend.badge { add(Legend.badgeWords, sample: SVGLegend.badge(severity)) }
    if legend.hasCuts { add(Legend.cutWords, sample: SVGLegend.cut) }
  }

  private mutating func add(_ words: String, sample: String) {
    let room = SVGLegend.sample + 8 + TextWidth.of(words, size: SVGLegend.size) + 22
    if x > 0, x + room > width {
      x = 0
      height += SVGLegend.rowHeight
    }
    text += "<g class=\"key\" transform=\"translate(\(Markup.number(x))"
    text += " \(Markup.number(height - SVGLegend.rowHeight)))\">\(sample)"
    text += "<text x=\"\(Markup.number(SVGLegend.sample + 8))\" y=\"14\">\(Markup.escaped(words))"
    text += "</text></g>\n"
    x += room
  }

  private static func box(_ kind: Drawing.Kind) -> String {
    let area = Rectangle(x: 1, y: 2, width: sample - 2, height: 16)
    return "<g class=\"box \(kind.word)\">\(BoxShape(kind).outline(of: area))</g>"
  }

  private static func arrow(_ style: ArrowStyle) -> String {
    "<g class=\"arrow \(style)\"><path d=\"M0 10H\(Markup.number(sample - 2))\""
      + " marker-end=\"url(#tip-\(style))\"/></g>"
  }

  private static func sign(_ change: Drawing.Change) -> String {
    SVGDrawing.sign(of: change, at: Point(x: 15, y: 10))
  }

  private static func badge(_ severity: Severity) -> String {
    "<g class=\"box \(severity.rawValue)\">"
      + SVGDrawing.badge(severity, 1, at: Point(x: 15, y: 10)) + "</g>"
  }

  private static let cut =
    "<g class=\"arrow error\"><circle class=\"cut\" cx=\"15\" cy=\"10\" r=\"8\"/>"
    + "<path class=\"cut\" d=\"M11 6l8 8m0 -8l-8 8\"/></g>"
}

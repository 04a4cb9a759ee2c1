internal import Documents

/// Writes a drawing as an SVG picture that needs nothing else: its own layout, style and legend.
struct SVGDrawing {
  let drawing: Drawing
  let layout: Layout
  private let legend: SVGLegend
  private let heading: SVGHeading
  var text = ""

  /// A picture with heading and legend.
  static func text(of drawing: Drawing) -> String {
    var picture = SVGDrawing(drawing)
    picture.write()
    return picture.text
  }

  init(_ drawing: Drawing) {
    self.drawing = drawing
    layout = Layout(of: drawing)
    heading = SVGHeading(of: drawing, width: layout.width)
    legend = SVGLegend(of: drawing, width: layout.width)
  }

  private mutating func write() {
    let width = layout.width + 2 * SVGDrawing.border
    let height = heading.height + layout.height + legend.height + 2 * SVGDrawing.border
    open(
      width: width, height: height, x: -SVGDrawing.border, y: -heading.height - SVGDrawing.border)
    text += "<style>\n\(SVGStyle.text)</style>\n"
    let page = Rectangle(
      x: -SVGDrawing.border, y: -heading.height - SVGDrawing.border, width: width, height: height)
    text += "<rect class=\"page\" \(page.attributes)/>\n"
    text += heading.text
    writeParts()
    text += "<g transform=\"translate(0 \(Markup.number(layout.height)))\">\n\(legend.text)</g>\n"
    text += "</svg>\n"
  }

  /// The picture alone, as a part of a page.
  mutating func writePart() {
    let room = 8.0
    open(
      width: layout.width + 2 * room, height: layout.height + 2 * room, x: -room, y: -room,
      // What an image consists of nobody could choose.
      role: "group")
    writeParts()
    text += "</svg>\n"
  }

  private mutating func open(
    width: Double, height: Double, x: Double, y: Double, role: String = "img"
  ) {
    let (width, height) = (Markup.number(width), Markup.number(height))
    text += "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"drawing\(crowd)\" width=\"\(width)\""
    text += " height=\"\(height)\""
    text += " viewBox=\"\(Markup.number(x)) \(Markup.number(y)) \(width) \(height)\""
    text +=
      " role=\"\(role)\" aria-label=\"\(Markup.escaped(drawing.captions.joined(separator: ". ")))\">\n"
  }

  /// Where many arrows run, those that are in order step back.
  private var crowd: String { drawing.arrows.count > 150 ? " crowded" : "" }

  /// Bands below arrows below boxes; the grave arrows above the others.
  private mutating func writeParts() {
    text += SVGStyle.markers
    for index in drawing.bands.indices { writeBand(index) }
    text += "<g class=\"arrows\">\n"
    for style in ArrowStyle.allCases {
      for index in drawing.arrows.indices where ArrowStyle(drawing.arrows[index]) == style {
        writeArrow(index, style)
      }
    }
    text += "</g>\n<g class=\"boxes\">\n"
    for index in drawing.boxes.indices { writeBox(index) }
    text += "</g>\n"
  }

  private mutating func writeBand(_ index: Int) {
    let area = layout.bands[index]
    text +=
      "<g class=\"band tint\(index % SVGStyle.tintCount)\"><rect \(area.attributes) rx=\"10\"/>"
    let (x, y) = (Markup.number(BandNames.indent), Markup.number(area.y + 28))
    let name = Markup.escaped(layout.bandNames.texts[index])
    text += "<text x=\"\(x)\" y=\"\(y)\">\(name)</text></g>\n"
  }

  /// The room around everything.
  static let border = 20.0
}

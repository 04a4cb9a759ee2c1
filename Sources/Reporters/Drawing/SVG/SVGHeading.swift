/// The title of a picture, and below it what was drawn and what was left out.
struct SVGHeading {
  private(set) var text = ""
  /// The room it takes above the drawing.
  let height: Double

  private static let lineHeight = 16.0
  private static let smallSize = 11.5

  init(of drawing: Drawing, width: Double) {
    let captions = drawing.captions
    let small = captions.dropFirst().flatMap { SVGHeading.wrapped($0, to: width) }
    height = 34 + SVGHeading.lineHeight * Double(small.count) + 8
    var y = -height + 20
    text += SVGHeading.line(captions.first ?? "", "title", y)
    y += 6
    for line in small {
      y += SVGHeading.lineHeight
      text += SVGHeading.line(line, "caption", y)
    }
  }

  private static func line(_ line: String, _ style: String, _ y: Double) -> String {
    "<text class=\"\(style)\" x=\"0\" y=\"\(Markup.number(y))\">\(Markup.escaped(line))</text>\n"
  }

  /// Breaks a caption between its phrases where it is too long for a line.
  private static func wrapped(_ caption: String, to width: Double) -> [String] {
    var lines: [String] = []
    for word in caption.split(separator: " ") {
      if let last = lines.last, TextWidth.of("\(last) \(word)", size: smallSize) <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

internal import Documents
internal import Findings

/// The title of a picture, and below it what was drawn and what was left out.
struct SVGHeading {
  private(set) var text = ""
  /// The room it takes above the drawing.
  let height: Double

  private static let titleHeight = 26.0
  private static let lineHeight = 16.0
  /// Bold letters take a tenth more than those that are measured.
  private static let titleSize = 22.0
  private static let smallSize = 11.5

  init(of drawing: Drawing, width: Double) {
    let titles = TextWidth.wrapped(
      drawing.title.withUnseenShown, size: SVGHeading.titleSize, to: width)
    let small = drawing.captions.dropFirst().flatMap {
      TextWidth.wrapped($0, size: SVGHeading.smallSize, to: width)
    }
    height =
      SVGHeading.titleHeight * Double(titles.count) + SVGHeading.lineHeight * Double(small.count)
      + 16
    var y = -height - 6
    for line in titles {
      y += SVGHeading.titleHeight
      text += SVGHeading.line(line, "title", y)
    }
    y += 6
    for line in small {
      y += SVGHeading.lineHeight
      text += SVGHeading.line(line, "caption", y)
    }
  }

  private static func line(_ line: String, _ style: String, _ y: Double) -> String {
    "<text class=\"\(style)\" x=\"0\" y=\"\(Markup.number(y))\">\(Markup.escaped(line))</text>\n"
  }
}

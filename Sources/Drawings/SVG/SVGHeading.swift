/// The title of a picture, and below it what was drawn and what was left out.
struct SVGHeading {
  private(set) var markup: Markup = ""
  let height: Double

  private static let titleHeight = 26.0
  private static let lineHeight = 16.0
  /// Bold letters take a tenth more than those that are measured.
  private static let titleSize = 22.0
  private static let smallSize = 11.5
  /// Between the title and what is below it, and as much below that.
  private static let gap = 6.0

  init(of drawing: Drawing, width: Double) {
    let titles = TextWidth.wrapped(
      drawing.title.escapingInvisibles, size: SVGHeading.titleSize, to: width)
    let small = drawing.captions.dropFirst().flatMap { caption in
      TextWidth.wrapped(caption.escapingInvisibles, size: SVGHeading.smallSize, to: width).map {
        (text: $0, style: caption == drawing.unread ? "caption unread" : "caption")
      }
    }
    height =
      SVGHeading.titleHeight * Double(titles.count) + SVGHeading.lineHeight * Double(small.count)
      + 16
    var y = -height - SVGHeading.gap
    for line in titles {
      y += SVGHeading.titleHeight
      markup += #"<text class="title" x="0" y="\#(y)">\#(line)</text>\#n"#
    }
    y += SVGHeading.gap
    for line in small {
      y += SVGHeading.lineHeight
      markup += #"<text class="\#(line.style)" x="0" y="\#(y)">\#(line.text)</text>\#n"#
    }
  }
}

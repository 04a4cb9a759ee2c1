/// The text inside a box, shortened where it is very long, and measured.
package struct BoxLabel: Equatable {
  package let name: String
  package let detail: String
  package let nameWidth: Double
  package let detailWidth: Double
  let width: Double

  static let nameSize = 13.0
  static let detailSize = 10.0
  /// Between the text and either side of its box.
  private static let padding = 12.0
  private static let leastWidth = 72.0
  /// Wide enough for a handful of arrows with a number each.
  private static let leastWidthOfLayer = 320.0
  /// Of the text, as wide as any row may be; longer names lose their middle.
  static let mostWidth = RowPlan.leastWidth

  static func all(of drawing: Drawing) -> [BoxLabel] {
    // What is measured is what will be seen.
    let names = TextWidth.shortened(
      drawing.boxes.map(\.name.escapingInvisibles), size: nameSize, to: mostWidth)
    return zip(drawing.boxes, names).map(BoxLabel.init)
  }

  private init(_ box: Drawing.Box, named name: String) {
    self.name = name
    detail = TextWidth.shortened(
      box.subtitle.escapingInvisibles, size: BoxLabel.detailSize, to: BoxLabel.mostWidth)
    nameWidth = TextWidth.of(name, size: BoxLabel.nameSize)
    detailWidth = TextWidth.of(detail, size: BoxLabel.detailSize)
    let inside = max(nameWidth, detailWidth) + 2 * BoxLabel.padding
    let least = box.meaning == .layer ? BoxLabel.leastWidthOfLayer : BoxLabel.leastWidth
    width = max(least, inside.rounded(.up))
  }
}

/// The names of the bands, and the room that they need at the left.
package struct BandNames: Equatable {
  /// Shortened where they are very long.
  package let texts: [String]
  /// Where the boxes begin.
  package let gutter: Double

  /// From the left edge of a band to its name.
  package static let indent = 18.0
  private static let mostWidth = 420.0

  /// - Parameters:
  ///   - size: of plain letters that are as wide as those that will be seen.
  ///   - margins: the room at both sides of the widest name.
  package init(of drawing: Drawing, size: Double, margins: Double, leastGutter: Double) {
    texts = TextWidth.shortened(
      drawing.bands.map(\.name.escapingInvisibles), size: size, to: BandNames.mostWidth)
    let widest = texts.map { TextWidth.of($0, size: size) }.max() ?? 0
    gutter = max(leastGutter, (widest + margins).rounded(.up))
  }
}

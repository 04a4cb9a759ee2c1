internal import Documents
internal import Findings

/// The text inside a box, measured.
struct BoxLabel: Equatable {
  let name: String
  let detail: String
  let nameWidth: Double
  let detailWidth: Double
  /// The width of a box that holds it.
  let width: Double

  static let nameSize = 13.0
  static let detailSize = 10.0
  private static let padding = 12.0
  private static let leastWidth = 72.0
  /// Wide enough for a handful of arrows with a number each.
  private static let leastWidthOfLayer = 320.0
  private static let mostWidth = 240.0

  init(_ box: Drawing.Box) {
    // What is measured is what will be seen.
    name = TextWidth.shortened(
      box.name.withUnseenShown, size: BoxLabel.nameSize, to: BoxLabel.mostWidth)
    detail = TextWidth.shortened(
      box.detail.withUnseenShown, size: BoxLabel.detailSize, to: BoxLabel.mostWidth)
    nameWidth = TextWidth.of(name, size: BoxLabel.nameSize)
    detailWidth = TextWidth.of(detail, size: BoxLabel.detailSize)
    let inside = max(nameWidth, detailWidth) + 2 * BoxLabel.padding
    let least = box.kind == .layer ? BoxLabel.leastWidthOfLayer : BoxLabel.leastWidth
    width = max(least, inside.rounded(.up))
  }
}

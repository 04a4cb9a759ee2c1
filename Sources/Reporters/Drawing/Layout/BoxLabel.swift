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
    name = BoxLabel.shortened(box.name, size: BoxLabel.nameSize)
    detail = BoxLabel.shortened(box.detail, size: BoxLabel.detailSize)
    nameWidth = TextWidth.of(name, size: BoxLabel.nameSize)
    detailWidth = TextWidth.of(detail, size: BoxLabel.detailSize)
    let inside = max(nameWidth, detailWidth) + 2 * BoxLabel.padding
    let least = box.kind == .layer ? BoxLabel.leastWidthOfLayer : BoxLabel.leastWidth
    width = max(least, inside.rounded(.up))
  }

  /// Cuts the middle out of a text that is too long: names differ at their ends.
  private static func shortened(_ text: String, size: Double) -> String {
    guard TextWidth.of(text, size: size) > mostWidth else { return text }
    var (head, tail) = (Array(text), [Character]())
    tail = Array(head.suffix(head.count / 2).suffix(60))
    head = Array(head.prefix(head.count - head.count / 2).prefix(60))
    while TextWidth.of(String(head + ["…"] + tail), size: size) > mostWidth, !head.isEmpty {
      head.removeLast()
      tail = Array(tail.dropFirst())
    }
    return String(head + ["…"] + tail)
  }
}

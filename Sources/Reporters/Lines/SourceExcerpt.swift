/// A line of source with a caret under a place.
///
/// ```
///    24 |       - framework: ISSSpacesuitService.framework
///       |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
/// ```
///
/// Aligns the caret under wide characters, tabs and emoji; cuts a long line around it.
struct SourceExcerpt {
  private static let gutter = 8
  /// How much is shown at least before the caret when a line is cut on the left.
  private static let lead = 24
  private static let ellipsis = "…"

  private let number: Int
  private let line: MarkedLine
  /// How much of the line is shown, so that it fits into the terminal with its number before it.
  private let room: Int

  /// Marks a place, cut to its first line.
  init(of line: SourcePiece, at place: Place, columns: Int = DisplayOptions.usualColumns) {
    let end = place.endLine > place.line ? Int.max : place.endColumn
    self.line = MarkedLine(line, from: place.column, to: end)
    (number, room) = (place.line, columns - SourceExcerpt.gutter)
  }

  /// Both lines, each with a line break; the mark has the color of its severity.
  func text(in style: Style = .plain, _ ink: Style.Ink = .error) -> String {
    let digits = String(number)
    let gutter = max(5, digits.utf8.count)
    let shown = shownGlyphs
    let isCutOnLeft = shown.lowerBound > 0 || line.goesOnBefore
    let isCutOnRight = shown.upperBound < line.glyphs.count || line.goesOnAfter
    let indent = line.width(of: shown.lowerBound..<line.marked.lowerBound) + (isCutOnLeft ? 1 : 0)
    let caretWidth = line.width(of: line.marked.clamped(to: shown))
    return blanks(gutter - digits.utf8.count) + digits + " | "
      + (isCutOnLeft ? SourceExcerpt.ellipsis : "") + line.text(of: shown)
      + (isCutOnRight ? SourceExcerpt.ellipsis : "") + "\n"
      + blanks(gutter) + " | " + blanks(indent)
      + style.paint("^" + String(repeating: "~", count: max(caretWidth - 1, 0)), ink) + "\n"
  }

  /// The glyphs there is room for: all of them, or those around the caret.
  private var shownGlyphs: Range<Int> {
    let all = line.glyphs.indices
    let isWhole = !line.goesOnBefore && !line.goesOnAfter
    if isWhole, line.width(of: all) <= room { return all }
    let caret = line.marked.lowerBound
    let before = line.goesOnBefore ? room : line.width(of: 0..<caret)
    let wanted = min(line.width(of: line.marked), room - SourceExcerpt.lead - 2)
    // One column at each end is kept for the sign that the line is cut.
    var first = 0
    if before + wanted + 1 > room {
      let after = line.width(of: caret..<line.glyphs.count)
      let lead = room - 2 - after
      first = line.start(of: max(lead, SourceExcerpt.lead), before: caret)
    }
    return first..<line.end(of: room - 2, after: first)
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}

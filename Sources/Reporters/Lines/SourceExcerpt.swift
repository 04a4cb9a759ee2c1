internal import Documents

/// A line of source with a caret under what is meant.
///
/// ```
///    24 |       - framework: ISSSpacesuitService.framework
///       |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
/// ```
///
/// The caret stands right under wide characters, tabs and emoji; a line too long for a terminal
/// is cut to the part around it.
struct SourceExcerpt {
  /// How much of a line is shown, so that it fits into 80 columns with its number before it.
  private static let room = 72
  /// How much is shown at least before the caret when a line is cut on the left.
  private static let lead = 24
  private static let ellipsis = "…"

  private let number: Int
  private let line: MarkedLine

  /// Marks a stretch of a line: columns count unicode scalars from 1, the end is exclusive.
  init(of line: SourcePiece, number: Int, from column: Int, to endColumn: Int) {
    self.number = number
    self.line = MarkedLine(line, from: column, to: endColumn)
  }

  /// Marks a place, or as much of it as lies on its first line.
  init(of line: SourcePiece, at place: Place) {
    let end = place.endLine > place.line ? Int.max : place.endColumn
    self.init(of: line, number: place.line, from: place.column, to: end)
  }

  /// Both lines, each with a line break at its end.
  var text: String {
    let digits = String(number)
    let gutter = max(5, digits.utf8.count)
    let shown = shownGlyphs
    let isCutOnLeft = shown.lowerBound > 0 || line.goesOnBefore
    let isCutOnRight = shown.upperBound < line.glyphs.count || line.goesOnAfter
    let glyphs = line.glyphs[shown].map(\.text).joined()
    let indent = line.width(of: shown.lowerBound..<line.marked.lowerBound) + (isCutOnLeft ? 1 : 0)
    let caretWidth = line.width(of: line.marked.clamped(to: shown))
    return spaces(gutter - digits.utf8.count) + digits + " | "
      + (isCutOnLeft ? SourceExcerpt.ellipsis : "") + glyphs
      + (isCutOnRight ? SourceExcerpt.ellipsis : "") + "\n"
      + spaces(gutter) + " | " + spaces(indent)
      + "^" + String(repeating: "~", count: max(caretWidth - 1, 0)) + "\n"
  }

  /// The glyphs there is room for: all of them, or those around the caret.
  private var shownGlyphs: Range<Int> {
    let all = line.glyphs.indices
    let isWhole = !line.goesOnBefore && !line.goesOnAfter
    if isWhole, line.width(of: all) <= SourceExcerpt.room { return all }
    let caret = line.marked.lowerBound
    let before = line.goesOnBefore ? SourceExcerpt.room : line.width(of: 0..<caret)
    let wanted = min(line.width(of: line.marked), SourceExcerpt.room - SourceExcerpt.lead - 2)
    // One column at each end is kept for the sign that the line is cut.
    var first = 0
    if before + wanted + 1 > SourceExcerpt.room {
      let after = line.width(of: caret..<line.glyphs.count)
      let lead = SourceExcerpt.room - 2 - after
      first = line.start(of: max(lead, SourceExcerpt.lead), before: caret)
    }
    return first..<line.end(of: SourceExcerpt.room - 2, after: first)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

/// The estimated size of a Mermaid flowchart, so that it fits the width of a page.
struct MermaidSize {
  /// Which boxes are to stand side by side.
  let plan: RowPlan
  /// In pixels, about.
  let width: Double
  let height: Double
  /// What code hosts have room for, and how much of a comment is seen at once.
  static let column = 1000.0
  private static let screen = 800.0
  static let fontSize = 12
  /// What Mermaid leaves between boxes, and between rows of them.
  static let gaps = (whole: (boxes: 15, rows: 25), changes: (boxes: 10, rows: 12))
  /// What it takes for a line that runs through a row, as measured: it keeps them well apart.
  private static let line = 85.0
  /// What a box takes next to its text, what frames take, and the width of rows before alignment.
  private static let whole = (margin: 50.0, frames: 100.0, row: 790.0)
  /// The same where a drawing of changes names links instead of drawing them.
  private static let names = (margin: 16.0, frames: 0.0, row: 770.0)
  /// What a line of text takes, a row of boxes with what is below it, and a band.
  private static let heights = (line: 18.0, row: 50.0, band: 60.0)
  /// How wide the names are that a box links.
  static let ofNames = 145.0
  /// How wide the words are of a box whose arrows lead to the right: low, or narrow for long chains.
  static let ofSidewaysBoxes = [300.0, 170.0]
  /// What is next to such a box, below it, and around all of them.
  private static let sideways = (right: 110.0, below: 21.0, frames: 80.0)

  var isTooWide: Bool { width > MermaidSize.column }
  /// Whether it needs no shorter form; only a comment has to be low.
  let fits: Bool

  /// By the lines in each box; those of the drawing, if none are given.
  init(of drawing: Drawing, _ lines: [[String]]? = nil) {
    let lines = lines ?? drawing.boxes.indices.map(drawing.lines)
    let size = Double(MermaidSize.fontSize)
    let room =
      drawing.view.isLimitedToChanges && drawing.arrows.isEmpty
      ? MermaidSize.names : MermaidSize.whole
    let widths = lines.map { lines in
      room.margin + (lines.map { TextWidth.of($0.escapingInvisibles, size: size) }.max() ?? 0)
    }
    let heights = MermaidSize.heights
    let legend = Double(MermaidDrawing.legend(of: drawing).count) * heights.line
    plan = RowPlan(of: drawing, widths: widths, limit: drawing.isSideways ? .infinity : room.row)
    let rows = plan.rows
    if drawing.isSideways {
      width = rows.reduce(0) { sum, column in
        sum + MermaidSize.sideways.right + (column.map { widths[$0] }.max() ?? 0)
      }
      let tallest = rows.map { column in
        column.reduce(0) { sum, box in
          sum + Double(lines[box].count) * heights.line + MermaidSize.sideways.below
        }
      }
      height = (tallest.max() ?? 0) + legend + MermaidSize.sideways.frames
    } else {
      var rowWidths = rows.map { row in row.reduce(room.frames) { $0 + widths[$1] } }
      for arrow in drawing.arrows where !arrow.isPort {
        let ends = [plan.rowOfBox[arrow.from], plan.rowOfBox[arrow.to]].sorted()
        for row in (ends[0] + 1)..<max(ends[0] + 1, ends[1]) { rowWidths[row] += MermaidSize.line }
        // The words at a line take room next to it.
        if drawing.view.isLimitedToChanges, arrow.hasChanged {
          rowWidths[ends[1]] += MermaidSize.line
        }
      }
      width = rowWidths.max() ?? 0
      height = rows.reduce(legend + Double(drawing.bands.count + 1) * heights.band) { sum, row in
        sum + Double(row.map { lines[$0].count }.max() ?? 0) * heights.line + heights.row
      }
    }
    fits =
      width <= MermaidSize.column
      && (height <= MermaidSize.screen || !drawing.view.isLimitedToChanges)
  }
}

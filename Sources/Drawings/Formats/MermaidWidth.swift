/// How wide Mermaid draws a flowchart from top to bottom, so that it fits between the text of a page.
struct MermaidWidth {
  /// Which boxes are to stand side by side.
  let plan: RowPlan
  /// In pixels, about.
  let pixels: Double

  /// What code hosts have room for.
  static let column = 1000.0
  static let fontSize = 12
  /// What Mermaid leaves between boxes, and between rows of them.
  static let gaps = (boxes: 15, rows: 25)
  /// What it takes for a line that runs through a row, as measured: it keeps them well apart.
  private static let line = 85.0
  private static let frames = 110.0
  /// How wide the names are that a box links.
  static let ofNames = 160.0

  var isTooWide: Bool { pixels > MermaidWidth.column }

  /// By the lines in each box; those of the drawing, if none are given.
  init(of drawing: Drawing, _ lines: [[String]]? = nil) {
    let lines = lines ?? drawing.boxes.indices.map(drawing.lines)
    let widths = lines.map(MermaidWidth.width)
    plan = RowPlan(of: drawing, widths: widths, limit: MermaidWidth.column - MermaidWidth.frames)
    var rows = [Double](repeating: 0, count: plan.bandOfRow.count)
    for (box, width) in widths.enumerated() { rows[plan.rowOfBox[box]] += width }
    for arrow in drawing.arrows where !arrow.isPort {
      let ends = [plan.rowOfBox[arrow.from], plan.rowOfBox[arrow.to]].sorted()
      for row in (ends[0] + 1)..<max(ends[0] + 1, ends[1]) { rows[row] += MermaidWidth.line }
    }
    pixels = (rows.max() ?? 0) + MermaidWidth.frames
  }

  /// The width of a box with some lines, including its margin.
  private static func width(of lines: [String]) -> Double {
    let widths = lines.map { TextWidth.of($0.escapingInvisibles, size: Double(fontSize)) }
    return (widths.max() ?? 0) + 50
  }
}

// How metrics went from commit to commit: a small picture for each, all over the same commits.
extension MetricsHistory {
  private static let panel = (width: 300.0, height: 120.0, columns: 3)
  private static let plot = Rectangle(x: 12, y: 40, width: 230, height: 56)

  private var sheet: Sheet {
    let figures = MetricsHistory.figures
    let rows = (figures.count + MetricsHistory.panel.columns - 1) / MetricsHistory.panel.columns
    let panels = figures.enumerated().map { slot, figure -> Markup in
      let (row, column) = slot.quotientAndRemainder(dividingBy: MetricsHistory.panel.columns)
      let x = Double(column) * MetricsHistory.panel.width
      let y = Double(row) * MetricsHistory.panel.height
      return #"<g class="panel" transform="translate(\#(x) \#(y))">\#(panel(figure))</g>\#n"#
    }
    return Sheet(
      body: panels.joined(),
      size: Point(
        x: MetricsHistory.panel.width * Double(MetricsHistory.panel.columns),
        y: MetricsHistory.panel.height * Double(rows)), keys: [])
  }

  private func panel(_ figure: Figure) -> Markup {
    let plot = MetricsHistory.plot
    let values = entries.map { $0.values[figure] }
    let known = values.compactMap { $0 }
    let (least, most) = (known.min() ?? 0, known.max() ?? 0)
    let unit = figure.isPercent ? " %" : ""
    let points = values.enumerated().compactMap { slot, value -> Point? in
      value.map { value in
        Point(
          x: plot.x + plot.width * Double(slot) / Double(max(values.count - 1, 1)),
          y: plot.bottom - plot.height * Double(value - least) / Double(max(most - least, 1)))
      }
    }
    let line = points.map { "\($0.x),\($0.y)" as Markup }.joined(separator: " ")
    let end = points.last ?? Point(x: plot.x, y: plot.bottom)
    return #"""
      <rect \#(Rectangle(x: 0, y: 6, width: 288, height: 106).attributes) rx="8"/>\#
      <text class="name" x="12" y="26">\#(figure.title)</text>\#
      <polyline points="\#(line)"/><circle cx="\#(end.x)" cy="\#(end.y)" r="3"/>\#
      <text class="value" x="\#(plot.right + 8)" y="\#(end.y + 4)">\#
      \#(known.last.map { "\($0)\(unit)" } ?? "–")</text>\#
      <text class="range" x="12" y="108">\#
      \#(known.isEmpty ? "never known" : least == most ? "always \(least)\(unit)" : "from \(least)\(unit) to \(most)\(unit)")</text>
      """#
  }

  package func picture(of project: String?) -> String {
    let subject = "metrics of \(entries.count.of("commit"))"
    let first = entries.first.map { "from \($0.day) (\($0.commit.prefix(10)))" } ?? ""
    let last = entries.last.map { " to \($0.day) (\($0.commit.prefix(10)))" } ?? ""
    var drawing = Drawing(
      title: project.map { "\($0): \(subject)" } ?? subject.capitalizedFirst, omissions: [],
      view: DrawingView(level: .layer), boxes: [], remarks: [])
    drawing.summary = first + last
    return sheet.picture(of: drawing).text
  }
}

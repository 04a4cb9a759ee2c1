/// The table that sums a report up, in columns of a terminal.
struct StatisticsText {
  /// So many rows fit below half a screen of anything else.
  private static let mostRows = 12

  let setting: ReportSetting

  func text(of table: Statistics) -> String {
    let most =
      setting.reading.lines == nil || setting.reading.isStatistics
      ? table.rows.count : StatisticsText.mostRows
    let rows = table.rows.prefix(most)
    let others = table.rows.dropFirst(most)
    let count = others.reduce(0) { $0 + $1.count }
    let rest = others.isEmpty ? [] : [("\(others.count) more", "\(count)", [String]())]
    let cells =
      rows.map { ($0.title.escapingInvisibles, "\($0.count)", $0.heaps) } + rest
      + (table.rows.count > 1 ? [("all", "\(table.total)", [])] : [])
    let header = table.header
    let width = (cells.map(\.0) + [header.title]).map(\.displayWidth).max() ?? 0
    func line(_ title: String, _ count: String, _ heaps: String) -> String {
      let gap = String(repeating: " ", count: max(0, width - title.displayWidth))
      let start = String(repeating: " ", count: max(0, header.count.count - count.count))
      return "\(title)\(gap)  \(start)\(count)" + (heaps.isEmpty ? "" : "  \(heaps)")
    }
    let room = setting.reading.columns - width - header.count.count - 4
    let head = setting.style.paint(line(header.title, header.count, header.heaps), .strong)
    return ([head] + cells.map { line($0.0, $0.1, fitting($0.2, in: room)) })
      .map { $0 + "\n" }.joined()
  }

  private func fitting(_ words: [String], in room: Int) -> String {
    var text = ""
    for word in words.map(\.escapingInvisibles) {
      let longer = text.isEmpty ? word : "\(text), \(word)"
      if longer.displayWidth > room { break }
      text = longer
    }
    return text
  }
}

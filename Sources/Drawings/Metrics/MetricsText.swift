extension Metrics {
  /// The metrics as human-readable tables, with changes in parentheses.
  package func text(since earlier: Metrics? = nil) -> String {
    let ofModules = Metrics.table(
      modules, before: earlier?.modules, title: "module", Figure.ofModules, hasLayers: true)
    let ofParts = Metrics.table(
      layers + [whole], before: earlier.map { $0.layers + [$0.whole] }, title: "layer",
      Figure.ofParts, hasLayers: false)
    return ofModules + "\n" + ofParts + Metrics.table(expensive)
  }

  private static func table(
    _ rows: [MetricsRow], before: [MetricsRow]?, title: String, _ figures: [Figure], hasLayers: Bool
  ) -> String {
    let earlier = byName(before ?? [])
    let heads = [title] + (hasLayers ? ["layer"] : []) + figures.map(\.title)
    let lines = rows.map { row -> [String] in
      let past = before == nil ? nil : earlier[row.name]
      let name = row.name + (before != nil && past == nil ? " (new)" : "")
      return [name] + (hasLayers ? [row.layer ?? "–"] : [])
        + figures.map { cell(row.values[$0], past?.values[$0], $0, isCompared: past != nil) }
    }
    let names = Set(rows.map(\.name))
    let gone = (before ?? []).map(\.name).filter { !names.contains($0) }.map { "\($0) (gone)\n" }
    return aligned([heads] + lines, words: hasLayers ? 2 : 1) + gone.joined()
  }

  private static func table(_ modules: [ExpensiveModule]) -> String {
    if modules.isEmpty { return "" }
    let heads = [
      "most expensive", "tests", "behind an interface", "links to change", "types moved", "used by",
    ]
    let lines = modules.map { module in
      let saving = module.behindInterface.map { ["\($0.tests)", "\($0.links)"] }
      let move = module.withoutUser.map { ["\($0.tests)", $0.user] }
      return [module.name, "\(module.tests)"] + (saving ?? ["–", "–"]) + (move ?? ["–", "–"])
    }
    return "\n" + aligned([heads] + lines, words: 1)
  }

  private static func cell(
    _ now: Int?, _ before: Int?, _ figure: Figure, isCompared: Bool
  ) -> String {
    let words = now.map { "\($0)\(figure.isPercent ? " %" : "")" } ?? "–"
    guard isCompared, now != before else { return words }
    guard let now, let before else { return "\(words) (was \(before.map(String.init) ?? "–"))" }
    return "\(words) (\(now > before ? "+" : "−")\(abs(now - before)))"
  }

  /// Columns of words begin, and columns of numbers end, below one another.
  private static func aligned(_ lines: [[String]], words: Int) -> String {
    let shown = lines.map { $0.map(\.escapingInvisibles) }
    let widths = shown[0].indices.map { column in
      shown.map { $0[column].displayWidth }.max() ?? 0
    }
    return shown.map { cells in
      let padded = cells.enumerated().map { column, cell in
        let gap = String(repeating: " ", count: widths[column] - cell.displayWidth)
        return column < words ? cell + gap : gap + cell
      }
      var line = padded.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Rows by their names; of namesakes the first.
  static func byName(_ rows: [MetricsRow]) -> [String: MetricsRow] {
    Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
  }
}

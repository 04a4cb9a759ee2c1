/// Invisible links of Mermaid that keep the bands in order, and the legend last.
///
/// Below every band is an invisible point that its boxes lead to, and that leads to the boxes of
/// the next. In a wide band, boxes also lead to one another, which makes rows. Links that lead up
/// would move bands, so there is a spine. Mermaid searches from the first box and reverses any link
/// that leads back, so its first path passes every box that a link leads up to.
///
/// Bands that no line joins are apart: Mermaid lays out each on its own, no wider than its rows.
struct MermaidBandOrder {
  /// The lines to write before everything else.
  private(set) var lines: [String] = []
  private(set) var linkCount = 0

  /// The room is how many links Mermaid still takes.
  init(of drawing: Drawing, in plan: RowPlan, room: Int) {
    let areApart = drawing.areBandsApart
    let steps = MermaidBandOrder.steps(of: drawing)
    let points = areApart ? [] : drawing.bands.indices.map { "p\($0)" }
    let spine =
      areApart
      ? drawing.bands.indices.map { "b\($0)" }
      : zip(steps, points).flatMap { boxes, point in boxes.map { "m\($0)" } + [point] }
    // Without the spine the rest would do more harm than good.
    guard !spine.isEmpty, spine.count <= room else { return }
    lines.append((spine + ["legend"]).joined(separator: " ~~~ "))
    linkCount = spine.count
    guard !drawing.isSideways else { return }
    // A box that the spine passes for want of another keeps its place in its row.
    let passed = areApart ? [] : MermaidBandOrder.goals(of: drawing)
    for (index, band) in drawing.bands.enumerated() {
      let others = band.boxes.filter { !passed.contains($0) }
      let rows = Dictionary(grouping: others) { plan.rowOfBox[$0] }.sorted { $0.key < $1.key }
      let above = index > 0 && !areApart ? points[index - 1] : nil
      let below = areApart ? nil : points[index]
      let links = MermaidBandOrder.links(of: rows.map(\.value), from: above, to: below)
        .filter { link in !zip(spine, spine.dropFirst()).contains { $0 == link } }
      guard !links.isEmpty, linkCount + links.count <= room else { continue }
      lines += links.map { "\($0) ~~~ \($1)" }
      linkCount += links.count
    }
    guard !areApart else { return }
    lines += points.map { "\($0)[\" \"]" }
    lines.append("classDef point fill:none,stroke:none")
    lines.append("class \(points.joined(separator: ",")) point")
  }

  /// What holds rows one below the other, between two points: every box has one above and one below.
  private static func links(
    of rows: [[Int]], from above: String?, to below: String?
  ) -> [(String, String)] {
    var links = above.map { point in (rows.first ?? []).map { (point, "m\($0)") } } ?? []
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      links += lower.enumerated().map { ("m\(upper[$0 % upper.count])", "m\($1)") }
    }
    guard let below else { return links }
    let (leading, held) = (Set(links.map(\.0)), Set(links.map(\.1)))
    let last = Set(rows.last ?? [])
    // What is held by a box above it would sink to the last row, if it led to the point below.
    let free = rows.joined().filter { last.contains($0) || !held.contains("m\($0)") }
    return links
      + free.map { "m\($0)" }.filter { !leading.contains($0) }.map { ($0, below) }
  }

  /// The boxes that a link leads up to.
  private static func goals(of drawing: Drawing) -> Set<Int> {
    Set(drawing.arrows.filter(drawing.goesUp).map(\.to))
  }

  /// The boxes of each band that the spine passes through, from top to bottom; at least one.
  private static func steps(of drawing: Drawing) -> [[Int]] {
    let goals = goals(of: drawing)
    let ranks = BandRanks(of: drawing)
    return drawing.bands.map { band in
      let sorted = band.boxes.filter(goals.contains).sorted(by: ranks.isAbove)
      return sorted.isEmpty ? [band.boxes.lowerBound] : sorted
    }
  }
}

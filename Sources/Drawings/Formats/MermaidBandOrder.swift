/// Invisible links of Mermaid that hold every band below the one before it, and the legend last.
///
/// Below every band stands an unseen point that its boxes lead to, and that leads to every box of
/// the next. Links that lead up would drag bands along, were it not for the spine: Mermaid walks
/// down from the first box it reads, and turns round whatever leads back to a box it has passed. So
/// its first course down passes through every box that a link leads up to.
struct MermaidBandOrder {
  /// The lines to write before everything else.
  private(set) var lines: [String] = []
  /// How many links they make.
  private(set) var linkCount = 0

  /// The room is how many links Mermaid still takes.
  init(of drawing: Drawing, legend: String, room: Int) {
    let steps = MermaidBandOrder.steps(of: drawing)
    let points = drawing.bands.indices.map { "p\($0)" }
    let spine = zip(steps, points).flatMap { boxes, point in boxes.map { "m\($0)" } + [point] }
    // Without the spine the rest would do more harm than good.
    guard !spine.isEmpty, spine.count <= room else { return }
    lines.append((spine + [legend]).joined(separator: " ~~~ "))
    linkCount = spine.count
    for (index, band) in drawing.bands.enumerated() {
      let passed = Set(steps[index])
      let others = band.boxes.filter { !passed.contains($0) }.map { "m\($0)" }
      let above = index > 0 ? [points[index - 1]] : []
      let ends = above + [others.joined(separator: " & "), points[index]]
      let count = others.count * (ends.count - 1)
      guard count > 0, linkCount + count <= room else { continue }
      lines.append(ends.joined(separator: " ~~~ "))
      linkCount += count
    }
    lines += points.map { "\($0)[\" \"]" }
    lines.append("classDef point fill:none,stroke:none")
    lines.append("class \(points.joined(separator: ",")) point")
  }

  /// The boxes of each band that the spine passes through, from top to bottom; at least one.
  private static func steps(of drawing: Drawing) -> [[Int]] {
    let goals = Set(drawing.arrows.filter(drawing.goesUp).map(\.to))
    let ranks = BandRanks(of: drawing)
    return drawing.bands.map { band in
      let sorted = band.boxes.filter(goals.contains).sorted(by: ranks.isAbove)
      return sorted.isEmpty ? [band.boxes.lowerBound] : sorted
    }
  }
}

internal import Pages

/// The table of everything drawn, with what can be counted about it.
struct HTMLTable {
  private let drawing: Drawing
  private let hasApps: Bool
  private var fanIn: [Int]
  private var fanOut: [Int]
  private var findings: [Int]
  private let heights: [Int]

  init(of drawing: Drawing) {
    self.drawing = drawing
    hasApps = drawing.boxes.contains { $0.images != nil }
    fanIn = Array(repeating: 0, count: drawing.boxes.count)
    (fanOut, findings) = (fanIn, fanIn)
    heights = drawing.heights
    for arrow in drawing.arrows where arrow.change != .removed && arrow.count > 0 {
      fanOut[arrow.from] += 1
      fanIn[arrow.to] += 1
    }
    for box in drawing.remarks.flatMap(\.boxes) { findings[box] += 1 }
  }

  var markup: Markup {
    let heads =
      ["Name", "Layer", "Role", "Fan-in", "Fan-out", "Height", "Instability", "Findings"]
      + (hasApps ? ["Images", "Launch estimate"] : [])
    let explanation: Markup = hasApps ? "<p class=\"quiet\">\(HTMLTable.explanation)</p>\n" : ""
    return Markup(
      DrawingFiles.table,
      [
        "level": "\(drawing.view.level.rawValue.capitalizedFirst)", "explanation": explanation,
        "heads": heads.map { #"<th scope="col">\#($0)</th>"# as Markup }.joined(),
        "rows": drawing.boxes.indices.map(row).joined(),
      ])
  }

  private func row(_ index: Int) -> Markup {
    let box = drawing.boxes[index]
    let words = [drawing.bands[box.band].name, box.meaning.word]
    let numbers = figures(of: index) + (hasApps ? launch(of: box) : [])
    let members = box.members.map { "\($0.number)" }.joined(separator: " ")
    let names = box.members.map(\.name).lines
    return ##"""
      <tr data-box="\##(index)" data-band="\##(box.band)" data-members="\##(members)" data-names="\##(names)" \##
      data-owner="\##(box.owner)"><th \##
      scope="row"><a href="#box-\##(index)">\##(box.name)</a></th>\##
      \##(words.map { "<td>\($0)</td>" as Markup }.joined())\##
      \##(numbers.map { "<td class=\"number\">\($0)</td>" as Markup }.joined())</tr>

      """##
  }

  /// Fan-in, fan-out, height, instability in percent, findings.
  private func figures(of box: Int) -> [String] {
    let links = fanIn[box] + fanOut[box]
    let instability = links == 0 ? "–" : "\((fanOut[box] * 100 + links / 2) / links) %"
    return ["\(fanIn[box])", "\(fanOut[box])", "\(heights[box])", instability, "\(findings[box])"]
  }

  private func launch(of box: Drawing.Box) -> [String] {
    guard let images = box.images else { return ["", ""] }
    return ["\(images)", LaunchCost(frameworks: images).range]
  }

  private static let explanation = """
    Images are the dynamic frameworks of the workspace that an app loads. The launch estimate is \
    an estimate: it scales published measurements from the newest to the oldest of three phones.
    """
}

internal import Documents
internal import Modules

/// The table of everything drawn, with what can be counted about it.
enum HTMLTable {
  static func text(of drawing: Drawing) -> String {
    let figures = Figures(of: drawing)
    let hasApps = drawing.boxes.contains { $0.images != nil }
    let heads =
      ["Name", "Layer", "Role", "Fan-in", "Fan-out", "Height", "Instability", "Findings"]
      + (hasApps ? ["Images", "Launch estimate"] : [])
    var text = "<section id=\"table\">\n<h2>\(drawing.level.rawValue.capitalizedFirst)s</h2>\n"
    text += "<table>\n<thead><tr>"
    text += heads.map { "<th scope=\"col\">\($0)</th>" }.joined() + "</tr></thead>\n<tbody>\n"
    for (index, box) in drawing.boxes.enumerated() {
      text += "<tr data-box=\"\(index)\"><th scope=\"row\"><a href=\"#box-\(index)\">"
      text += "\(Markup.escaped(box.name))</a></th>"
      let words = [drawing.bands[box.band].name, box.kind.word]
      text += words.map { "<td>\(Markup.escaped($0))</td>" }.joined()
      let numbers = figures.cells(of: index) + (hasApps ? launch(of: box) : [])
      text += numbers.map { "<td class=\"number\">\($0)</td>" }.joined() + "</tr>\n"
    }
    text += "</tbody>\n</table>\n"
    if hasApps { text += "<p class=\"quiet\">\(explanation)</p>\n" }
    return text + "</section>\n"
  }

  private static let explanation = """
    Images are the dynamic frameworks of the workspace that an app loads. The launch estimate is \
    an estimate: it scales published measurements from the newest to the oldest of three phones.
    """

  private static func launch(of box: Drawing.Box) -> [String] {
    guard let images = box.images else { return ["", ""] }
    return ["\(images)", LaunchCost(frameworks: images).range]
  }
}

/// How the boxes of a drawing hang together, counted.
private struct Figures {
  private var fanIn: [Int]
  private var fanOut: [Int]
  private var findings: [Int]
  private let heights: [Int]

  init(of drawing: Drawing) {
    fanIn = Array(repeating: 0, count: drawing.boxes.count)
    fanOut = fanIn
    findings = fanIn
    let arrows = drawing.arrows.filter { $0.change != .removed }
    for arrow in arrows {
      fanOut[arrow.from] += 1
      fanIn[arrow.to] += 1
    }
    for remark in drawing.remarks {
      for box in remark.boxes { findings[box] += 1 }
    }
    let edges = arrows.map { Adjacency.Edge(from: $0.from, to: $0.to) }
    heights = Adjacency(count: drawing.boxes.count, edges: edges).heights()
  }

  /// Fan-in, fan-out, height, instability in percent, findings.
  func cells(of box: Int) -> [String] {
    let links = fanIn[box] + fanOut[box]
    let instability = links == 0 ? "–" : "\((fanOut[box] * 100 + links / 2) / links) %"
    return ["\(fanIn[box])", "\(fanOut[box])", "\(heights[box])", instability, "\(findings[box])"]
  }
}

// Colours and widths, which Mermaid takes in words of CSS.
extension MermaidDrawing {
  /// Colours of links: they are named by their position, so each style lists its own.
  var linkStyles: String {
    var arrowsOfLook: [String: [Int]] = [:]
    for (index, arrow) in arrows.enumerated() {
      arrowsOfLook[MermaidDrawing.look(of: arrow), default: []].append(index)
    }
    arrowsOfLook[""] = nil
    let linkCount = linkCountOfOrder
    return arrowsOfLook.sorted { $0.value[0] < $1.value[0] }.map { look, numbers in
      let list = numbers.map { String($0 + linkCount) }.joined(separator: ",")
      return "  linkStyle \(list) \(look)\n"
    }.joined()
  }

  /// How a line looks, in words of CSS; empty for a usual one.
  private static func look(of arrow: Drawing.Arrow) -> String {
    let style = ArrowStyle(arrow)
    let dashes = arrow.isImport ? ArrowStyle.imported.dashes : style.dashes
    let parts = [
      style == .link ? nil : "stroke:\(style.color)", arrow.isThin ? "stroke-width:0.7px" : nil,
      dashes.map { "stroke-dasharray:\($0)" },
    ]
    return parts.compactMap { $0 }.joined(separator: ",")
  }

  var boxStyles: String {
    severityStyles + chosenStyle + affectedStyle
  }

  private var affectedStyle: String {
    let boxes = drawing.boxes.indices.filter { drawing.boxes[$0].isAffected }
    guard !boxes.isEmpty else { return "" }
    let list = boxes.map { "m\($0)" }.joined(separator: ",")
    return "  classDef affected fill:\(Legend.affectedColor)\n  class \(list) affected\n"
  }

  private var chosenStyle: String {
    let chosen = drawing.boxes.indices.filter { !drawing.boxes[$0].chosen.isEmpty }
    guard !chosen.isEmpty else { return "" }
    let list = chosen.map { "m\($0)" }.joined(separator: ",")
    return "  classDef chosen stroke-width:4px\n  class \(list) chosen\n"
  }

  private var severityStyles: String {
    Severity.allCases.map { severity in
      let marked = drawing.boxes.indices.filter { drawing.boxes[$0].flaw == severity }
      guard !marked.isEmpty else { return "" }
      let list = marked.map { "m\($0)" }.joined(separator: ",")
      return """
          classDef \(severity.rawValue) stroke:\(severity.style.color),stroke-width:2px
          class \(list) \(severity.rawValue)

        """
    }.joined()
  }
}

// Colors and widths, in Mermaid's CSS.
extension MermaidDrawing {
  /// Styles of links by position, so each style lists its own.
  var linkStyles: String {
    let arrowsOfLook = Dictionary(grouping: arrows.indices) { index in
      let style = ArrowStyle(arrows[index])
      let parts = [
        style == .link ? nil : "stroke:\(style.look.color)",
        arrows[index].isThin ? "stroke-width:0.7px" : nil,
        style.look.dashes.map { "stroke-dasharray:\($0)" },
      ]
      return parts.compactMap { $0 }.joined(separator: ",")
    }
    let looks = arrowsOfLook.filter { !$0.key.isEmpty }
    return looks.sorted { $0.value[0] < $1.value[0] }.map { look, numbers in
      let list = numbers.map { String($0 + order.linkCount) }.joined(separator: ",")
      return "  linkStyle \(list) \(look)\n"
    }.joined()
  }

  var boxStyles: String {
    let severities = Severity.allCases.map { severity in
      style(severity.rawValue, "stroke:\(severity.style.look.color),stroke-width:2px") {
        $0.flaw == severity
      }
    }
    return severities.joined() + style("chosen", "stroke-width:4px") { !$0.chosen.isEmpty }
      + style("affected", "fill:\(Legend.affectedColor)", where: \.isAffected)
  }

  /// A class with the boxes that are of it; nothing, if none is.
  private func style(
    _ name: String, _ words: String, where isMeant: (Drawing.Box) -> Bool
  ) -> String {
    let boxes = drawing.boxes.indices.filter { isMeant(drawing.boxes[$0]) }
    guard !boxes.isEmpty else { return "" }
    let list = boxes.map { "m\($0)" }.joined(separator: ",")
    return "  classDef \(name) \(words)\n  class \(list) \(name)\n"
  }
}

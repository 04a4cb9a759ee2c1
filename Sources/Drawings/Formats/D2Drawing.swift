/// Writes a drawing for D2: layers as containers, boxes in them.
struct D2Drawing {
  private let drawing: Drawing

  static func text(of drawing: Drawing) -> String { D2Drawing(drawing: drawing).text }

  private var text: String {
    let bands = drawing.bands.enumerated().map { index, band in
      "b\(index): \(quoted([band.name])) {\n  style.fill: \"\(DOTDrawing.tint(of: band))\"\n"
        + band.boxes.map(element).joined() + "}\n"
    }
    let note = "shape: text; near: "
    return "title: \(quoted(drawing.captions)) {\(note)top-center}\n"
      + bands.joined() + drawing.arrows.filter { !$0.isPort }.map(line).joined()
      + "legend: \(quoted(legend)) {\(note)bottom-left}\n"
  }

  private func element(_ index: Int) -> String {
    let box = drawing.boxes[index]
    var styles = D2Drawing.shape(of: box.meaning).map { [$0.style] } ?? []
    if box.isAffected { styles.append("style.fill: \"\(Legend.affectedColor)\"") }
    if let flaw = box.flaw { styles.append("style.stroke: \"\(flaw.style.look.color)\"") }
    if !box.chosen.isEmpty { styles.append("style.stroke-width: 4") }
    return "  m\(index): \(quoted(drawing.lines(ofBox: index)))\(D2Drawing.block(styles))\n"
  }

  private func line(_ arrow: Drawing.Arrow) -> String {
    let style = ArrowStyle(arrow)
    let label = arrow.fullLabel.isEmpty ? "" : " \(quoted([arrow.fullLabel]))"
    var styles = ["style.stroke: \"\(style.look.color)\""]
    switch style.look.line {
    case "dashed": styles.append("style.stroke-dash: 5")
    case "dotted": styles.append("style.stroke-dash: 2")
    case "bold": styles.append("style.stroke-width: 3")
    default: break
    }
    if style.hasOpenTip { styles.append("target-arrowhead.style.filled: false") }
    return "\(key(arrow.from)) -> \(key(arrow.to)):\(label)\(D2Drawing.block(styles))\n"
  }

  private func key(_ box: Int) -> String { "b\(drawing.boxes[box].band).m\(box)" }

  private var legend: [String] {
    Legend(of: drawing).rows(
      shape: { D2Drawing.shape(of: $0)?.words ?? "box" }, chosen: "bold outline",
      thin: "line, \(Legend.thinLabel)"
    ).map { "\($0.sign): \($0.words)" }
  }

  /// The shape of a box, and its name in the legend; nil for a rectangle.
  private static func shape(of meaning: Drawing.Meaning) -> (style: String, words: String)? {
    switch BoxFamily(meaning) {
    case .layer, .plain: nil
    case .app: ("style.border-radius: 8", "rounded box")
    case .interface: ("shape: oval", "oval")
    case .mock: ("shape: hexagon", "hexagon")
    case .test: ("shape: page", "page")
    case .compositionRoot: ("style.3d: true", "box with depth")
    case .external: ("shape: cloud", "cloud")
    case .group: ("shape: package", "folder")
    }
  }

  private static func block(_ styles: [String]) -> String {
    styles.isEmpty ? "" : " {\(styles.joined(separator: "; "))}"
  }

  /// A string in which neither D2 substitutes anything nor a build service finds an order.
  private func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.escapingInvisibles.map { "\"\\$#".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}

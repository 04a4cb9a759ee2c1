internal import Documents

/// Writes a drawing for Graphviz.
///
/// Invisible edges through one point a band keep the bands in their order; whatever breaks a rule
/// does not bend them.
struct DOTDrawing {
  private let drawing: Drawing
  /// A name for each box that no other box has, quoted.
  private let names: [String]

  static func text(of drawing: Drawing) -> String { DOTDrawing(drawing).text }

  private init(_ drawing: Drawing) {
    self.drawing = drawing
    var seen: [String: Int] = [:]
    names = drawing.boxes.map { box in
      // What is cut the same is told apart like what is named the same.
      let name = DOTDrawing.cut(box.name)
      let count = seen[name, default: 0] + 1
      seen[name] = count
      return DOTDrawing.quoted([count == 1 ? name : "\(name) (\(count))"])
    }
  }

  private var text: String {
    let signs = Legend(of: drawing).lines(
      shape: { DOTDrawing.shape(of: $0).words }, chosen: "double outline")
    let legend =
      signs.isEmpty
      ? "" : "  \"archlint:legend\" [shape=note, label=\(DOTDrawing.quoted(signs))];\n"
    return #"""
      digraph archlint {
        graph [label=\#(DOTDrawing.quoted(drawing.captions)), labelloc=t, newrank=true, \#
      ranksep=0.7, fontname="Helvetica"];
        node [shape=box, style=filled, fillcolor=white, fontname="Helvetica"];
        edge [color="\#(ArrowStyle.link.color)", arrowsize=0.7, fontname="Helvetica"];
      \#(drawing.bands.indices.map(band).joined())\#(drawing.arrows.filter { !$0.isPort }.map(edge).joined())\#
      \#(legend)\#(order)}

      """#
  }

  private func band(_ index: Int) -> String {
    let band = drawing.bands[index]
    return #"""
        subgraph "cluster_\#(index)" {
          label=\#(DOTDrawing.quoted([band.name])); style=filled; color="#E3E8EE"; \#
      fillcolor="#F4F6F9";
      \#(band.boxes.map(node).joined())  }

      """#
  }

  private func node(_ index: Int) -> String {
    let box = drawing.boxes[index]
    var attributes = ["label=\(DOTDrawing.quoted(drawing.lines(ofBox: index)))"]
    if let shape = DOTDrawing.shape(of: box.meaning).attribute { attributes.append(shape) }
    if !box.chosen.isEmpty { attributes.append("peripheries=2") }
    if let worst = box.worst {
      attributes += ["color=\"\(worst.style.color)\"", "penwidth=2", tooltip(box.remarks)]
    }
    return "    \(names[index]) [\(attributes.joined(separator: ", "))];\n"
  }

  private func edge(_ arrow: Drawing.Arrow) -> String {
    let style = ArrowStyle(arrow)
    var attributes: [String] = []
    if !arrow.label.isEmpty { attributes.append("label=\(DOTDrawing.quoted([arrow.label]))") }
    let line =
      arrow.isImport && style != .imported ? "\"\(ArrowStyle.imported.line),bold\"" : style.line
    if style != .link { attributes += ["color=\"\(style.color)\"", "style=\(line)"] }
    if arrow.isThin { attributes.append("penwidth=0.5") }
    if style.hasOpenTip { attributes.append("arrowhead=open") }
    if drawing.goesUp(arrow) { attributes.append("constraint=false") }
    if !arrow.remarks.isEmpty { attributes.append(tooltip(arrow.remarks)) }
    let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
    return "  \(names[arrow.from]) -> \(names[arrow.to])\(list);\n"
  }

  private func tooltip(_ remarks: [Int]) -> String {
    "tooltip=\(DOTDrawing.quoted(drawing.messages(remarks)))"
  }

  /// Holds every band below the one before it.
  private var order: String {
    guard drawing.bands.count > 1 else { return "" }
    let points = drawing.bands.indices.dropLast().map { index in
      let (above, below) = (drawing.bands[index].boxes, drawing.bands[index + 1].boxes)
      let point = "\"archlint:band\(index)\""
      return "  {\(list(above))} -> \(point);\n  \(point) -> {\(list(below))};\n"
    }
    return """
        node [shape=point, style=invis, width=0, label=""];
        edge [style=invis, weight=0];
      \(points.joined())
      """
  }

  private func list(_ boxes: Range<Int>) -> String { names[boxes].joined(separator: " ") }

  /// How a box is drawn, and what the legend calls that.
  private static func shape(of meaning: Drawing.Meaning) -> (attribute: String?, words: String) {
    switch BoxFamily(meaning) {
    case .app: ("style=\"filled,rounded\"", "rounded box")
    case .interface: ("shape=hexagon", "hexagon")
    case .mock: ("style=\"filled,dashed\"", "dashed box")
    case .test: ("style=\"filled,dotted\"", "dotted box")
    case .compositionRoot: ("shape=box3d", "box with depth")
    case .external: ("shape=component", "box with two tabs")
    case .group: ("shape=folder", "folder")
    case .layer, .plain: (nil, "box")
    }
  }

  /// Graphviz takes no string of more than 16 KB, and nobody reads a line as long as this.
  private static let longestLine = 200

  /// A string of Graphviz, in which a backslash and a quotation mark need a backslash, and what looks
  /// like a reference of HTML is one.
  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      var text = ""
      var last: Unicode.Scalar?
      for scalar in cut(line.withUnseenShown).unicodeScalars {
        switch scalar {
        case "\"", "\\": text += "\\\(scalar)"
        case "&": text += "&amp;"
        case "#" where last == "#": text += "&#35;"
        default: text.unicodeScalars.append(scalar)
        }
        last = scalar
      }
      return text
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }

  private static func cut(_ line: String) -> String {
    line.count > longestLine ? "\(line.prefix(longestLine - 1))…" : line
  }
}

internal import Documents
internal import Findings
internal import Modules

/// Writes a drawing for Graphviz.
///
/// Invisible edges through one point a band keep the bands in their order; whatever breaks a rule
/// does not bend them.
struct DOTDrawing {
  private let drawing: Drawing
  private let names: [String]
  private var text = ""

  static func text(of drawing: Drawing) -> String {
    var writer = DOTDrawing(drawing: drawing, names: drawing.uniqueNames)
    writer.write()
    return writer.text
  }

  private init(drawing: Drawing, names: [String]) {
    self.drawing = drawing
    self.names = names
  }

  private mutating func write() {
    text += "digraph archlint {\n"
    text += "  graph [label=\(quoted(drawing.captions)), labelloc=t, newrank=true,"
    text += " ranksep=0.7, fontname=\"Helvetica\"];\n"
    text += "  node [shape=box, style=filled, fillcolor=white, fontname=\"Helvetica\"];\n"
    text += "  edge [color=\"\(ArrowStyle.link.color)\", arrowsize=0.7, fontname=\"Helvetica\"];\n"
    for index in drawing.bands.indices { writeBand(index) }
    for arrow in drawing.arrows { write(arrow) }
    let legend = Legend(of: drawing).lines(shape: shapeWords)
    if !legend.isEmpty {
      text += "  \"archlint:legend\" [shape=note, label=\(quoted(legend))];\n"
    }
    writeOrder()
    text += "}\n"
  }

  private mutating func writeBand(_ index: Int) {
    let band = drawing.bands[index]
    text += "  subgraph \"cluster_\(index)\" {\n"
    text += "    label=\(quoted([band.name])); style=filled; color=\"#E3E8EE\";"
    text += " fillcolor=\"#F4F6F9\";\n"
    for box in band.boxes { write(box: box) }
    text += "  }\n"
  }

  private mutating func write(box index: Int) {
    let box = drawing.boxes[index]
    var attributes = ["label=\(quoted(drawing.lines(of: box)))"]
    if let shape = shape(of: box.kind) { attributes.append(shape) }
    if let worst = box.worst {
      attributes.append("color=\"\(worst.style.color)\"")
      attributes.append("penwidth=2")
      attributes.append("tooltip=\(quoted(box.remarks.map { drawing.remarks[$0].message }))")
    }
    text += "    \(quoted([names[index]])) [\(attributes.joined(separator: ", "))];\n"
  }

  private mutating func write(_ arrow: Drawing.Arrow) {
    let style = ArrowStyle(arrow)
    var attributes: [String] = []
    if !arrow.label.isEmpty { attributes.append("label=\(quoted([arrow.label]))") }
    if style != .link {
      attributes.append("color=\"\(style.color)\"")
      attributes.append("style=\(style.line)")
      if style.hasOpenTip { attributes.append("arrowhead=open") }
    }
    if !arrow.remarks.isEmpty || drawing.goesUp(arrow) { attributes.append("constraint=false") }
    if !arrow.remarks.isEmpty {
      attributes.append("tooltip=\(quoted(arrow.remarks.map { drawing.remarks[$0].message }))")
    }
    text += "  \(quoted([names[arrow.from]])) -> \(quoted([names[arrow.to]]))"
    text += attributes.isEmpty ? ";\n" : " [\(attributes.joined(separator: ", "))];\n"
  }

  /// Holds every band below the one before it.
  private mutating func writeOrder() {
    guard drawing.bands.count > 1 else { return }
    text += "  node [shape=point, style=invis, width=0, label=\"\"];\n"
    text += "  edge [style=invis, weight=0];\n"
    for index in drawing.bands.indices.dropLast() {
      let point = "\"archlint:band\(index)\""
      text += "  {\(list(drawing.bands[index].boxes))} -> \(point);\n"
      text += "  \(point) -> {\(list(drawing.bands[index + 1].boxes))};\n"
    }
  }

  private func list(_ boxes: Range<Int>) -> String {
    boxes.map { quoted([names[$0]]) }.joined(separator: " ")
  }

  private func shape(of kind: Drawing.Kind) -> String? {
    switch kind {
    case .role(.app), .role(.extension): "style=\"filled,rounded\""
    case .role(.interface): "shape=hexagon"
    case .role(.mock): "style=\"filled,dashed\""
    case .role(.unitTests), .role(.uiTests), .role(.hostApp): "style=\"filled,dotted\""
    case .role(.compositionRoot): "shape=box3d"
    case .external: "shape=component"
    default: nil
    }
  }

  private func shapeWords(of kind: Drawing.Kind) -> String {
    switch kind {
    case .role(.app), .role(.extension): "rounded box"
    case .role(.interface): "hexagon"
    case .role(.mock): "dashed box"
    case .role(.unitTests), .role(.uiTests), .role(.hostApp): "dotted box"
    case .role(.compositionRoot): "box with depth"
    case .external: "box with two tabs"
    default: "box"
    }
  }

  /// A string of Graphviz; in it a backslash and a quotation mark need a backslash.
  private func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.withUnseenShown.reduce(into: "") { text, character in
        if character == "\"" || character == "\\" { text += "\\" }
        text.append(character)
      }
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}

internal import Documents
internal import Findings
internal import Modules

/// Writes a drawing as a Mermaid flowchart.
struct MermaidDrawing {
  private let drawing: Drawing
  private let order: MermaidBandOrder
  private var text = ""

  /// How many links Mermaid takes; invisible ones count.
  static let linkLimit = 500

  static func text(of drawing: Drawing) -> String {
    var writer = MermaidDrawing(drawing: drawing)
    writer.write()
    return writer.text
  }

  private init(drawing: Drawing) {
    self.drawing = drawing
    let room = MermaidDrawing.linkLimit - drawing.arrows.count
    order = MermaidBandOrder(of: drawing, legend: "legend", room: room)
  }

  private mutating func write() {
    text += "%% \(MermaidDrawing.comment(drawing.title))\n"
    text += "flowchart TB\n"
    for line in order.lines { text += "  \(line)\n" }
    for (index, band) in drawing.bands.enumerated() {
      text += "  subgraph b\(index)[\"\(MermaidDrawing.escaped(band.name))\"]\n"
      for box in band.boxes { text += "    m\(box)\(shape(of: drawing.boxes[box]))\n" }
      text += "  end\n"
    }
    for arrow in drawing.arrows { write(arrow) }
    writeLegend()
    writeStyles()
  }

  private mutating func write(_ arrow: Drawing.Arrow) {
    let line =
      switch ArrowStyle(arrow) {
      case .link: "-->"
      case .loose: "-.-o"
      case .removed, .info, .warning: "-.->"
      case .added, .error: "==>"
      }
    let label = arrow.label.isEmpty ? "" : "|\(arrow.label)|"
    text += "  m\(arrow.from) \(line)\(label) m\(arrow.to)\n"
  }

  /// A box below all bands: not every renderer shows the title that Mermaid itself has.
  private mutating func writeLegend() {
    let signs = Legend(of: drawing).lines(shape: shapeWords, openTip: "a dot")
    let lines = drawing.captions.dropFirst() + signs
    let label = lines.map(MermaidDrawing.escaped).joined(separator: "<br/>")
    let title = MermaidDrawing.escaped(drawing.title)
    text += "  subgraph b\(drawing.bands.count)[\"\(title)\"]\n"
    text += "    legend[\"\(label)\"]\n  end\n"
  }

  /// Colours: links are named by their position, so each style lists its own.
  private mutating func writeStyles() {
    for style in ArrowStyle.allCases where style != .link {
      let numbers = drawing.arrows.indices.filter { ArrowStyle(drawing.arrows[$0]) == style }
      guard !numbers.isEmpty else { continue }
      let list = numbers.map { String($0 + order.linkCount) }.joined(separator: ",")
      let dashes = style.dashes.map { ",stroke-dasharray:\($0)" } ?? ""
      text += "  linkStyle \(list) stroke:\(style.color)\(dashes)\n"
    }
    for severity in Severity.allCases {
      let marked = drawing.boxes.indices.filter { drawing.boxes[$0].worst == severity }
      guard !marked.isEmpty else { continue }
      let list = marked.map { "m\($0)" }.joined(separator: ",")
      text += "  classDef \(severity.rawValue) stroke:\(severity.style.color),stroke-width:2px\n"
      text += "  class \(list) \(severity.rawValue)\n"
    }
  }

  private func shape(of box: Drawing.Box) -> String {
    let label = drawing.lines(of: box).map(MermaidDrawing.escaped).joined(separator: "<br/>")
    return switch box.kind {
    case .role(.app), .role(.extension): "([\"\(label)\"])"
    case .role(.interface): "{{\"\(label)\"}}"
    case .role(.mock): "[/\"\(label)\"/]"
    case .role(.unitTests), .role(.uiTests), .role(.hostApp): "[[\"\(label)\"]]"
    case .role(.compositionRoot): "[/\"\(label)\"\\]"
    case .external: "[(\"\(label)\")]"
    default: "[\"\(label)\"]"
    }
  }

  private func shapeWords(of kind: Drawing.Kind) -> String {
    switch kind {
    case .role(.app), .role(.extension): "pill"
    case .role(.interface): "hexagon"
    case .role(.mock): "parallelogram"
    case .role(.unitTests), .role(.uiTests), .role(.hostApp): "box with two bars"
    case .role(.compositionRoot): "trapezoid"
    case .external: "cylinder"
    default: "box"
    }
  }

  /// Text inside quotation marks: whatever Mermaid or Markdown could act on, as a number.
  ///
  /// A sign that follows nothing but digits would begin a list.
  static func escaped(_ text: String) -> String {
    var result = ""
    var isAtStart = true
    for scalar in text.withUnseenShown.unicodeScalars {
      let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isWord || scalar == " " || (!isAtStart && "_-./,()+:".unicodeScalars.contains(scalar)) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
      if isWord && !("0"..."9").contains(scalar) { isAtStart = false }
    }
    return result
  }

  /// Text behind `%%`, where a brace could begin a directive.
  private static func comment(_ text: String) -> String {
    String(text.withUnseenShown.map { "{}".contains($0) ? "'" : $0 })
  }
}

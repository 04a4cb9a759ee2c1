internal import Documents
internal import Findings
internal import Modules

/// Writes a drawing as a PlantUML component diagram.
struct PlantUMLDrawing {
  private let drawing: Drawing
  private var text = ""

  static func text(of drawing: Drawing) -> String {
    var writer = PlantUMLDrawing(drawing: drawing)
    writer.write()
    return writer.text
  }

  private init(drawing: Drawing) { self.drawing = drawing }

  private mutating func write() {
    text += "@startuml\n"
    text += "title \(PlantUMLDrawing.escaped(drawing.title))\n"
    text += "caption \(PlantUMLDrawing.escaped(drawing.captions.dropFirst()))\n"
    text += PlantUMLDrawing.scale
    text += PlantUMLDrawing.style
    for (index, band) in drawing.bands.enumerated() {
      text += "rectangle \"\(PlantUMLDrawing.escaped(band.name))\" as b\(index) {\n"
      for box in band.boxes { write(box: box) }
      text += "}\n"
    }
    writeOrder()
    for arrow in drawing.arrows { write(arrow) }
    writeLegend()
    text += "@enduml\n"
  }

  private mutating func write(box index: Int) {
    let box = drawing.boxes[index]
    let label = PlantUMLDrawing.escaped(drawing.lines(of: box)[...])
    text += "  \(element(of: box.kind)) \"\(label)\" as m\(index)"
    if let worst = box.worst { text += " \(PlantUMLDrawing.tint(of: worst))" }
    text += "\n"
  }

  /// Holds every band below the one before it, by an empty label between the two.
  private mutating func writeOrder() {
    for (index, pair) in zip(drawing.bands, drawing.bands.dropFirst()).enumerated() {
      text += "label \" \" as p\(index)\n"
      for box in pair.0.boxes { text += "m\(box) -[hidden]down-> p\(index)\n" }
      for box in pair.1.boxes { text += "p\(index) -[hidden]down-> m\(box)\n" }
    }
  }

  private mutating func write(_ arrow: Drawing.Arrow) {
    let style = ArrowStyle(arrow)
    let line = style == .link ? "" : "[\(style.color),\(style.line)]"
    let way = drawing.goesUp(arrow) ? "up" : ""
    let tip = style.hasOpenTip ? ">>" : ">"
    text += "m\(arrow.from) -\(line)\(way)-\(tip) m\(arrow.to)"
    text += arrow.label.isEmpty ? "\n" : " : \(arrow.label)\n"
  }

  private mutating func writeLegend() {
    let lines = Legend(of: drawing).lines(shape: shapeWords)
    guard !lines.isEmpty else { return }
    text += "legend right\n"
    for line in lines { text += "  \(PlantUMLDrawing.escaped(line))\n" }
    text += "endlegend\n"
  }

  private func element(of kind: Drawing.Kind) -> String {
    switch kind {
    case .layer: "rectangle"
    case .role(.app), .role(.extension): "node"
    case .role(.interface): "boundary"
    case .role(.mock): "control"
    case .role(.unitTests), .role(.uiTests), .role(.hostApp): "agent"
    case .role(.compositionRoot): "frame"
    case .external: "cloud"
    default: "component"
    }
  }

  private func shapeWords(of kind: Drawing.Kind) -> String {
    switch kind {
    case .role(.app), .role(.extension): "block"
    case .role(.interface): "circle at a bar"
    case .role(.mock): "circle of an arrow"
    case .layer, .role(.unitTests), .role(.uiTests), .role(.hostApp): "box"
    case .role(.compositionRoot): "frame"
    case .external: "cloud"
    default: "component"
    }
  }

  /// A picture that would be larger is cut off.
  private static let scale = "scale max 4096*4096\n"

  /// Its own colours are those of warnings; here colours mean something.
  private static let style = """
    skinparam shadowing false
    skinparam backgroundColor white
    skinparam ArrowColor \(ArrowStyle.link.color)
    skinparam component {
      BackgroundColor white
      BorderColor \(ArrowStyle.link.color)
    }
    skinparam node {
      BackgroundColor #E0E9FB
    }
    skinparam frame {
      BackgroundColor white
    }

    """

  private static func tint(of severity: Severity) -> String {
    switch severity {
    case .info: "#E3F2FD"
    case .warning: "#FFF3E0"
    case .error: "#FFEBEE"
    }
  }

  private static func escaped(_ lines: ArraySlice<String>) -> String {
    lines.map(escaped).joined(separator: "\\n")
  }

  /// Text in quotation marks: signs that PlantUML or its markup could act on, as their numbers.
  ///
  /// Most signs act only when they stand twice, as in `//italic//`.
  static func escaped(_ text: String) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in text.withUnseenShown.unicodeScalars {
      let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      let isSafe = " _-./,():;".unicodeScalars.contains(scalar) && scalar != last
      if isWord || isSafe {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
      }
      last = scalar
    }
    return result
  }
}

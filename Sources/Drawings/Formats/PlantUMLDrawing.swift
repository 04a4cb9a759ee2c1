internal import Pages

/// Writes a drawing as a PlantUML component diagram.
struct PlantUMLDrawing {
  private let drawing: Drawing

  static func text(of drawing: Drawing) -> String { PlantUMLDrawing(drawing: drawing).text }

  private var text: String {
    let bands = drawing.bands.enumerated().map { index, band in
      "rectangle \"\(PlantUMLDrawing.escaped(band.name))\" as b\(index) {\n"
        + band.boxes.map(element).joined() + "}\n"
    }
    return """
      @startuml
      title \(PlantUMLDrawing.escaped(drawing.title))
      caption \(PlantUMLDrawing.label(drawing.captions.dropFirst()))
      \(PlantUMLDrawing.style)
      \(bands.joined())\(order)\(drawing.arrows.filter { !$0.isPort }.map(line).joined())\(legend)@enduml

      """
  }

  private func element(_ index: Int) -> String {
    let box = drawing.boxes[index]
    let marks = [
      box.isAffected ? String(Legend.affectedColor.dropFirst()) : nil,
      box.flaw.map { "line:\($0.style.look.color.dropFirst())" },
      box.chosen.isEmpty ? nil : "line.bold",
    ].compactMap { $0 }
    let look = marks.isEmpty ? "" : " #" + marks.joined(separator: ";")
    return "  \(PlantUMLDrawing.shape(of: box.meaning).element)"
      + " \"\(PlantUMLDrawing.label(drawing.lines(ofBox: index)))\" as m\(index)\(look)\n"
  }

  /// Holds every band below the one before it, by an empty label between the two.
  private var order: String {
    zip(drawing.bands, drawing.bands.dropFirst()).enumerated().map { index, pair in
      "label \" \" as p\(index)\n"
        + pair.0.boxes.map { "m\($0) -[hidden]down-> p\(index)\n" }.joined()
        + pair.1.boxes.map { "p\(index) -[hidden]down-> m\($0)\n" }.joined()
    }.joined()
  }

  private func line(_ arrow: Drawing.Arrow) -> String {
    let style = ArrowStyle(arrow)
    let weight = style.isImport && style != .imported ? ",thickness=2" : ""
    // Lines are solid anyway, and older versions have no word for it.
    let sort = style.look.line == ArrowStyle.link.look.line ? "" : ",\(style.look.line)"
    let line = style == .link ? "" : "[\(style.look.color)\(sort)\(weight)]"
    let direction = drawing.goesUp(arrow) ? "up" : ""
    // Its lines are never thinner than usual.
    let label = arrow.fullLabel.isEmpty ? "" : " : \(arrow.fullLabel)"
    return "m\(arrow.from) -\(line)\(direction)-\(style.hasOpenTip ? ">>" : ">")"
      + " m\(arrow.to)\(label)\n"
  }

  private var legend: String {
    let rows = Legend(of: drawing).rows(
      shape: { PlantUMLDrawing.shape(of: $0).words }, chosen: "bold outline",
      thin: "line, \(Legend.thinLabel)")
    guard !rows.isEmpty else { return "" }
    let entries = rows.map { "  \(PlantUMLDrawing.escaped("\($0.sign): \($0.words)"))\n" }
    return "legend right\n\(entries.joined())endlegend\n"
  }

  /// The element for a box, and what the legend calls its shape.
  private static func shape(of meaning: Drawing.Meaning) -> (element: String, words: String) {
    switch BoxFamily(meaning) {
    case .layer: ("rectangle", "box")
    case .app: ("node", "block")
    case .interface: ("boundary", "circle at a bar")
    case .mock: ("control", "circle of an arrow")
    case .test: ("agent", "box")
    case .compositionRoot: ("frame", "frame")
    case .external: ("cloud", "cloud")
    case .group: ("folder", "folder")
    case .plain: ("component", "component")
    }
  }

  /// Scales the diagram, since PlantUML crops large ones, and replaces its warning-like colors.
  private static let style = DrawingFiles.plantUMLStyle.replacing(
    "LINK", with: ArrowStyle.link.look.color)

  private static func label(_ lines: some Sequence<String>) -> String {
    lines.map(escaped).joined(separator: "\\n")
  }

  /// Text in quotation marks, with entities for the characters of PlantUML and its markup.
  static func escaped(_ text: String) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in text.escapingInvisibles.unicodeScalars {
      let isSafe = " _-./,():;".unicodeScalars.contains(scalar) && scalar != last
      if scalar.isOfWord || isSafe {
        result.unicodeScalars.append(scalar)
      } else {
        result += "<U+\(scalar.value.hexadecimal(4))>"
      }
      last = scalar
    }
    return result
  }
}

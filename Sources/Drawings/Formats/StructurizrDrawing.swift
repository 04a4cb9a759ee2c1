internal import Pages

/// Writes a Structurizr workspace: a container for each layer, a component for each box.
struct StructurizrDrawing {
  private let drawing: Drawing

  static func text(of drawing: Drawing) -> String { StructurizrDrawing(drawing: drawing).text }

  private var text: String {
    let bands = drawing.bands.enumerated().map { index, band in
      "      b\(index) = container \(quoted(band.name)) {\n" + elements(of: band) + "      }\n"
    }
    let views = drawing.bands.indices.map { index in
      "    component b\(index) \"layer-\(index)\" {\n      include *\n      autolayout tb\n    }\n"
    }
    let summary = drawing.captions.dropFirst().joined(separator: "; ")
    return DrawingFiles.structurizr.filled([
      "title": quoted(drawing.title), "summary": quoted(summary), "layers": bands.joined(),
      "links": drawing.arrows.map(line).joined(), "views": views.joined(), "styles": styles,
    ])
  }

  /// Names in a container have to differ.
  private func elements(of band: Drawing.Band) -> String {
    let names = Dictionary(grouping: band.boxes) { drawing.boxes[$0].name }
    return band.boxes.map { index in
      let box = drawing.boxes[index]
      let isShared = (names[box.name] ?? []).count > 1
      let name = isShared ? "\(box.name) (\(box.home), \(index))" : box.name
      let words = drawing.lines(ofBox: index).dropFirst().joined(separator: "; ")
      return "        m\(index) = component \(quoted(name)) \(quoted(words)) \"\" "
        + "\(quoted(box.meaning.word))\n"
    }.joined()
  }

  private func line(_ arrow: Drawing.Arrow) -> String {
    let style = ArrowStyle(arrow)
    let words = [style.look.words, arrow.label].filter { !$0.isEmpty }.joined(separator: ": ")
    return "    m\(arrow.from) -> m\(arrow.to) \(quoted(words)) \"\" \"\(style.rawValue)\"\n"
  }

  private var styles: String {
    let used = Set(drawing.arrows.map(ArrowStyle.init))
    return ArrowStyle.allCases.filter(used.contains).map { style in
      let line = ["dashed", "dotted"].contains(style.look.line) ? style.look.line : "solid"
      return "      relationship \"\(style.rawValue)\" {\n        color \(style.look.color)\n"
        + "        style \(line)\n      }\n"
    }.joined()
  }

  /// A string without characters that its language or a build service has a use for.
  private func quoted(_ text: String) -> String {
    let safe = text.escapingInvisibles.map { character in
      switch character {
      case "\"": "'"
      case "\\": "/"
      case "$": "＄"
      case "#": "＃"
      default: "\(character)"
      }
    }
    return "\"\(safe.joined())\""
  }
}

internal import Documents
internal import Findings
internal import Modules

/// Writes a drawing as a Mermaid flowchart.
struct MermaidDrawing {
  private let drawing: Drawing
  /// Those that are lines.
  private let arrows: [Drawing.Arrow]
  private let order: MermaidBandOrder

  /// How many links Mermaid takes; invisible ones count.
  static let linkLimit = 500

  static func text(of drawing: Drawing) -> String { MermaidDrawing(drawing).text }

  private init(_ drawing: Drawing) {
    self.drawing = drawing
    arrows = drawing.arrows.filter { !$0.isPort }
    let room = MermaidDrawing.linkLimit - arrows.count
    order = MermaidBandOrder(of: drawing, legend: "legend", room: room)
  }

  private var text: String {
    let bands = drawing.bands.enumerated().map { index, band in
      subgraph(index, band.name, band.boxes.map { "    m\($0)\(shape(ofBox: $0))\n" })
    }
    return """
      %% \(MermaidDrawing.comment(drawing.title))
      flowchart TB
      \(order.lines.map { "  \($0)\n" }.joined())\(bands.joined())\
      \(arrows.map(link).joined())\(legend)\(linkStyles)\(boxStyles)
      """
  }

  private func subgraph(_ number: Int, _ name: String, _ lines: [String]) -> String {
    "  subgraph b\(number)[\"\(MermaidDrawing.escaped(name))\"]\n\(lines.joined())  end\n"
  }

  private func link(_ arrow: Drawing.Arrow) -> String {
    let line =
      switch ArrowStyle(arrow) {
      case .link: "-->"
      case .interface: "--o"
      case .testing, .loose, .finding: "-.-o"
      case .imported: "-.->"
      case .removed, .info, .warning: "-.->"
      case .added, .error: "==>"
      }
    let label = arrow.label.isEmpty ? "" : "|\(arrow.label)|"
    return "  m\(arrow.from) \(line)\(label) m\(arrow.to)\n"
  }

  /// A box below all bands: not every renderer shows the title that Mermaid itself has.
  private var legend: String {
    let signs = Legend(of: drawing).lines(
      shape: { MermaidDrawing.shape(of: $0).words }, openTip: "a dot", chosen: "thick outline")
    let label = MermaidDrawing.label(drawing.captions.dropFirst() + signs)
    return subgraph(drawing.bands.count, drawing.title, ["    legend[\"\(label)\"]\n"])
  }

  /// Colours of links: they are named by their position, so each style lists its own.
  private var linkStyles: String {
    var arrowsOfLook: [String: [Int]] = [:]
    for (index, arrow) in arrows.enumerated() {
      arrowsOfLook[MermaidDrawing.look(of: arrow), default: []].append(index)
    }
    arrowsOfLook[""] = nil
    return arrowsOfLook.sorted { $0.value[0] < $1.value[0] }.map { look, numbers in
      let list = numbers.map { String($0 + order.linkCount) }.joined(separator: ",")
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

  private var boxStyles: String {
    severityStyles + chosenStyle
  }

  private var chosenStyle: String {
    let chosen = drawing.boxes.indices.filter { !drawing.boxes[$0].chosen.isEmpty }
    guard !chosen.isEmpty else { return "" }
    let list = chosen.map { "m\($0)" }.joined(separator: ",")
    return "  classDef chosen stroke-width:4px\n  class \(list) chosen\n"
  }

  private var severityStyles: String {
    Severity.allCases.map { severity in
      let marked = drawing.boxes.indices.filter { drawing.boxes[$0].worst == severity }
      guard !marked.isEmpty else { return "" }
      let list = marked.map { "m\($0)" }.joined(separator: ",")
      return """
          classDef \(severity.rawValue) stroke:\(severity.style.color),stroke-width:2px
          class \(list) \(severity.rawValue)

        """
    }.joined()
  }

  private func shape(ofBox index: Int) -> String {
    let shape = MermaidDrawing.shape(of: drawing.boxes[index].meaning)
    return
      "\(shape.opening)\"\(MermaidDrawing.label(drawing.lines(ofBox: index)))\"\(shape.closing)"
  }

  /// What stands around the name of a box, and what the legend calls the shape that this makes.
  private static func shape(
    of meaning: Drawing.Meaning
  ) -> (opening: String, closing: String, words: String) {
    switch BoxFamily(meaning) {
    case .app: ("([", "])", "pill")
    case .interface: ("{{", "}}", "hexagon")
    case .mock: ("[/", "/]", "parallelogram")
    case .test: ("[[", "]]", "box with two bars")
    case .compositionRoot: ("[/", "\\]", "trapezoid")
    case .external: ("[(", ")]", "cylinder")
    case .group: ("[\\", "/]", "trapezoid upside down")
    case .layer, .plain: ("[", "]", "box")
    }
  }

  private static func label(_ lines: some Sequence<String>) -> String {
    lines.map(escaped).joined(separator: "<br/>")
  }

  /// Text inside quotation marks: whatever Mermaid or Markdown could act on, as a number.
  ///
  /// A sign that follows nothing but digits would begin a list.
  static func escaped(_ text: String) -> String {
    var result = ""
    var isAtStart = true
    for scalar in text.withUnseenShown.unicodeScalars {
      let isSafe = scalar == " " || (!isAtStart && "_-./,()+:".unicodeScalars.contains(scalar))
      if scalar.isOfWord || isSafe {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
      if scalar.isOfWord && !("0"..."9").contains(scalar) { isAtStart = false }
    }
    return result
  }

  /// Text behind `%%`, where a brace could begin a directive, and a number sign an order.
  private static func comment(_ text: String) -> String {
    String(text.withUnseenShown.map { "{}#".contains($0) ? "'" : $0 })
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a digit of any script, which no format acts on.
  var isOfWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}

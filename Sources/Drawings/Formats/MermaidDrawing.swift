internal import Documents

/// Writes a drawing as a Mermaid flowchart: as one picture where that fits between the text of a page,
/// else layer by layer.
struct MermaidDrawing {
  let drawing: Drawing
  /// Those that are lines.
  let arrows: [Drawing.Arrow]
  /// Nil where each layer stands apart.
  private let order: MermaidBandOrder?

  /// How many links Mermaid takes; invisible ones count.
  static let linkLimit = 500

  static func text(of drawing: Drawing) -> String { MermaidDrawing(drawing).text }

  private init(_ drawing: Drawing) {
    self.drawing = drawing
    arrows = drawing.arrows.filter { !$0.isPort }
    let width = MermaidWidth(of: drawing)
    let room = MermaidDrawing.linkLimit - arrows.count
    order =
      width.pixels <= MermaidWidth.column
      ? MermaidBandOrder(of: drawing, in: width.plan, legend: "legend", room: room) : nil
  }

  private var text: String {
    let bands = drawing.bands.indices.map(band).joined()
    return """
      %% \(MermaidDrawing.comment(drawing.title))
      %%{init: {"flowchart": {"nodeSpacing": \(MermaidWidth.gaps.boxes), \
      "rankSpacing": \(MermaidWidth.gaps.rows), "padding": 8}, \
      "themeVariables": {"fontSize": "\(MermaidWidth.fontSize)px"}}}%%
      flowchart TB
      \(frame.lines.map { "  \($0)\n" }.joined())\(bands)\
      \(arrows.map(link).joined())\(legend)\(linkStyles)\(boxStyles)
      """
  }

  /// What holds the bands in their order, and how many links that takes.
  var frame: (lines: [String], linkCount: Int) {
    if let order { return (order.lines, order.linkCount) }
    let count = drawing.bands.count
    return ([(0...count).map { "b\($0)" }.joined(separator: " ~~~ ")], count)
  }

  /// A band with its boxes; where it stands apart, with those beside them that they link.
  private func band(_ index: Int) -> String {
    let band = drawing.bands[index]
    let boxes = band.boxes.map { "    m\($0)\(shape(ofBox: $0))\n" }
    guard order == nil else { return subgraph(index, band.name, boxes) }
    let linked = Set(arrows.filter { band.boxes.contains($0.from) }.map(\.to)).sorted()
    let others = linked.map { "    b\(index)m\($0)\(shape(ofLinked: $0))\n" }
    return subgraph(index, band.name, ["    direction LR\n"] + boxes + others)
  }

  private func subgraph(_ number: Int, _ name: String, _ lines: [String]) -> String {
    "  subgraph b\(number)[\"\(MermaidDrawing.escaped(name))\"]\n\(lines.joined())  end\n"
  }

  private func link(_ arrow: Drawing.Arrow) -> String {
    let line =
      switch ArrowStyle(arrow) {
      case .link: "-->"
      case .interface: "--o"
      case .testing, .testingInfo, .testingWarning, .testingError, .loose, .finding: "-.-o"
      case .imported: "-.->"
      case .removed, .info, .warning: "-.->"
      case .added, .error: "==>"
      }
    let label = arrow.label.isEmpty ? "" : "|\(arrow.label)|"
    let end = order == nil ? "b\(drawing.boxes[arrow.from].band)m\(arrow.to)" : "m\(arrow.to)"
    return "  m\(arrow.from) \(line)\(label) \(end)\n"
  }

  /// A box below all bands: not every renderer shows the title that Mermaid itself has.
  private var legend: String {
    let signs = Legend(of: drawing).lines(
      shape: { MermaidDrawing.shape(of: $0).words }, openTip: "a dot", chosen: "thick outline")
    let apart =
      order == nil ? ["each layer apart: its modules, and beside them what they link"] : []
    let lines = (drawing.captions.dropFirst() + apart + signs).flatMap {
      TextWidth.wrapped($0, size: Double(MermaidWidth.fontSize), to: MermaidDrawing.legendWidth)
    }
    let label = MermaidDrawing.label(lines)
    return subgraph(drawing.bands.count, drawing.title, ["    legend[\"\(label)\"]\n"])
  }

  private static let legendWidth = 400.0

  private func shape(ofBox index: Int) -> String {
    let shape = MermaidDrawing.shape(of: drawing.boxes[index].meaning)
    return
      "\(shape.opening)\"\(MermaidDrawing.label(drawing.lines(ofBox: index)))\"\(shape.closing)"
  }

  /// A box that another layer links, which is named as well.
  private func shape(ofLinked index: Int) -> String {
    let box = drawing.boxes[index]
    let layer = drawing.bands[box.band].name
    let shape = MermaidDrawing.shape(of: box.meaning)
    let lines = [box.name] + (layer == box.name ? [] : [layer])
    return "\(shape.opening)\"\(MermaidDrawing.label(lines))\"\(shape.closing)"
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

/// Writes a drawing as a Mermaid flowchart that fits between the text of a page.
struct MermaidDrawing {
  let drawing: Drawing
  /// Those that are lines.
  let arrows: [Drawing.Arrow]
  /// What each box says, a line each.
  private let lines: [[String]]
  private let order: MermaidBandOrder

  /// How many links Mermaid takes; invisible ones count.
  static let linkLimit = 500

  static func text(of drawing: Drawing) -> String { MermaidDrawing(drawing).text }

  private init(_ drawing: Drawing) {
    var drawing = drawing
    let names = MermaidWidth(of: drawing).isTooWide ? drawing.nameLinksBetweenBands() : [:]
    self.drawing = drawing
    arrows = drawing.arrows.filter { !$0.isPort }
    lines = drawing.boxes.indices.map { box in
      let links = names[box].map { "links " + $0.joined(separator: ", ") } ?? ""
      let wrapped = TextWidth.wrapped(
        links, size: Double(MermaidWidth.fontSize), to: MermaidWidth.ofNames)
      return drawing.lines(ofBox: box) + wrapped.filter { !$0.isEmpty }
    }
    let width = MermaidWidth(of: drawing, lines)
    order = MermaidBandOrder(
      of: drawing, in: width.plan, legend: "legend",
      room: MermaidDrawing.linkLimit - arrows.count)
  }

  private var text: String {
    let bands = drawing.bands.indices.map(band).joined()
    return """
      %% \(MermaidDrawing.comment(drawing.title))
      %%{init: {"flowchart": {"nodeSpacing": \(MermaidWidth.gaps.boxes), \
      "rankSpacing": \(MermaidWidth.gaps.rows), "padding": 8}, \
      "themeVariables": {"fontSize": "\(MermaidWidth.fontSize)px"}}}%%
      flowchart TB
      \(order.lines.map { "  \($0)\n" }.joined())\(bands)\
      \(arrows.map(link).joined())\(legend)\(linkStyles)\(boxStyles)
      """
  }

  /// How many links hold the bands in their order, before all others.
  var linkCountOfOrder: Int { order.linkCount }

  private func band(_ index: Int) -> String {
    let band = drawing.bands[index]
    return subgraph(index, band.name, band.boxes.map { "    m\($0)\(shape(ofBox: $0))\n" })
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
    return "  m\(arrow.from) \(line)\(label) m\(arrow.to)\n"
  }

  /// A box below all bands: not every renderer shows the title that Mermaid itself has.
  private var legend: String {
    let signs = Legend(of: drawing).lines(
      shape: { MermaidDrawing.shape(of: $0).words }, openTip: "a dot", chosen: "thick outline")
    let lines = (drawing.captions.dropFirst() + signs).flatMap {
      TextWidth.wrapped($0, size: Double(MermaidWidth.fontSize), to: MermaidDrawing.legendWidth)
    }
    let label = MermaidDrawing.label(lines)
    return subgraph(drawing.bands.count, drawing.title, ["    legend[\"\(label)\"]\n"])
  }

  private static let legendWidth = 400.0

  private func shape(ofBox index: Int) -> String {
    let shape = MermaidDrawing.shape(of: drawing.boxes[index].meaning)
    return
      "\(shape.opening)\"\(MermaidDrawing.label(lines[index]))\"\(shape.closing)"
  }

  /// The brackets around the name of a box, and the legend's name for that shape.
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

  /// Text in quotation marks, with entities for the characters of Mermaid and Markdown.
  static func escaped(_ text: String) -> String {
    var result = ""
    var isAtStart = true
    for scalar in text.escapingInvisibles.unicodeScalars {
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
    String(text.escapingInvisibles.map { "{}#".contains($0) ? "'" : $0 })
  }
}

extension Drawing {
  /// Replaces arrows between bands by the names of what they lead to, with their signs in words.
  fileprivate mutating func nameLinksBetweenBands() -> [Int: [String]] {
    let isBetween = { [boxes] (arrow: Arrow) in
      !arrow.isPort && boxes[arrow.from].band != boxes[arrow.to].band
    }
    let named = arrows.filter(isBetween)
    arrows.removeAll(where: isBetween)
    omissions.append("links between layers are named in the boxes, as lines would be too wide")
    return Dictionary(grouping: named, by: \.from).mapValues { arrows in
      arrows.map { arrow in
        let signs = [arrow.worst?.rawValue ?? "", arrow.label].filter { !$0.isEmpty }
        return boxes[arrow.to].name + (signs.isEmpty ? "" : " (\(signs.joined(separator: ", ")))")
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a digit of any script, which no format acts on.
  var isOfWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}

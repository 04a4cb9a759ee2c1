/// Writes a drawing as a Mermaid flowchart that fits between the text of a page.
struct MermaidDrawing {
  let drawing: Drawing
  let arrows: [Drawing.Arrow]
  private let lines: [[String]]
  /// The invisible links that hold the bands in their order, before all others.
  let order: MermaidBandOrder

  /// How many links Mermaid takes; invisible ones count.
  static let linkLimit = 500

  static func text(of drawing: Drawing) -> String { MermaidDrawing(drawing).text }

  private init(_ whole: Drawing) {
    var drawing = whole
    var lines = drawing.boxes.indices.map(drawing.lines)
    let narrow = MermaidSize.ofNames
    let forms: [(width: Double, change: (inout Drawing) -> [Int: [String]])] =
      whole.view.isLimitedToChanges
      ? MermaidSize.ofSidewaysBoxes.map { ($0, { $0.joinBands() }) }
        + [(narrow, { $0.joinBands(namingLinks: true) })]
      : [(narrow, { $0.nameLinks { $0 != $1 } }), (narrow, { $0.nameLinks { _, _ in true } })]
    for (width, form) in forms where !MermaidSize(of: drawing, lines).fits {
      drawing = whole
      let names = form(&drawing)
      lines = drawing.boxes.indices.map { box in
        let own = drawing.lines(ofBox: box)
        let rest = own.dropFirst().joined(separator: "; ")
        let links = names[box].map { "links " + $0.joined(separator: ", ") } ?? ""
        func wrapped(_ words: String) -> [String] {
          TextWidth.wrapped(words, size: Double(MermaidSize.fontSize), to: width)
            .filter { !$0.isEmpty }
        }
        guard whole.view.isLimitedToChanges else { return own + wrapped(links) }
        return drawing.isSideways
          ? wrapped("\(own[0]) · \(rest)") : [own[0]] + [rest, links].flatMap(wrapped)
      }
    }
    (self.drawing, self.lines) = (drawing, lines)
    arrows = drawing.arrows.filter { !$0.isPort }
    order = MermaidBandOrder(
      of: drawing, in: MermaidSize(of: drawing, lines).plan,
      room: MermaidDrawing.linkLimit - arrows.count)
  }

  private var text: String {
    let bands = drawing.bands.indices.map(band).joined()
    let gaps = drawing.view.isLimitedToChanges ? MermaidSize.gaps.changes : MermaidSize.gaps.whole
    // Behind `%%` a brace could begin a directive, and a number sign an order.
    let title = String(drawing.title.escapingInvisibles.map { "{}#".contains($0) ? "'" : $0 })
    return """
      %% \(title)
      %%{init: {"flowchart": {"nodeSpacing": \(gaps.boxes), \
      "rankSpacing": \(gaps.rows), "padding": \(drawing.isSideways ? 5 : 8), \
      "subGraphTitleMargin": {"top": 4, "bottom": 14}, \
      "wrappingWidth": \(Int(MermaidSize.column))}, \
      "themeVariables": {"fontSize": "\(MermaidSize.fontSize)px"}}}%%
      flowchart TB
      \(order.lines.map { "  \($0)\n" }.joined())\(bands)\
      \(arrows.map(link).joined())\(legend)\(linkStyles)\(boxStyles)
      """
  }

  private func band(_ index: Int) -> String {
    let band = drawing.bands[index]
    let way = drawing.isSideways ? "LR" : "TB"
    let direction = drawing.areBandsApart ? "    direction \(way)\n" : ""
    let name = MermaidDrawing.escaped(band.name)
    let boxes = band.boxes.map { "    m\($0)\(shape(ofBox: $0))\n" }.joined()
    return "  subgraph b\(index)[\"\(name)\"]\n\(direction)\(boxes)  end\n"
  }

  private func link(_ arrow: Drawing.Arrow) -> String {
    let line =
      switch ArrowStyle(arrow) {
      case .link, .added: "-->"
      case .interface: "--o"
      case .testing, .testingInfo, .testingWarning, .testingError, .loose, .finding: "-.-o"
      case .imported, .importedInfo, .importedWarning, .importedError: "-.->"
      case .removed, .info, .warning: "-.->"
      case .error: "==>"
      }
    let label = arrow.label.isEmpty ? "" : "|\(arrow.label)|"
    return "  m\(arrow.from) \(line)\(label) m\(arrow.to)\n"
  }

  /// A box below all bands: not every renderer shows the title that Mermaid itself has.
  private var legend: String {
    "  legend[\"\(MermaidDrawing.label(MermaidDrawing.legend(of: drawing)))\"]\n"
  }

  /// The title, what is drawn, what is new in it, and its signs, a line each.
  static func legend(of drawing: Drawing) -> [String] {
    let signs = Legend(of: drawing).rows(
      shape: { MermaidDrawing.shape(of: $0).words }, openTip: "a dot", chosen: "thick outline"
    ).map { "\($0.sign): \($0.words)" }
    // In a drawing for a comment a sign takes no line of its own.
    let words = drawing.view.isLimitedToChanges ? [signs.joined(separator: "; ")] : signs
    let width = drawing.view.isLimitedToChanges ? 880.0 : 500.0
    return (drawing.captions + drawing.news.map(\.words) + words).flatMap {
      TextWidth.wrapped($0, size: Double(MermaidSize.fontSize), to: width)
    }
  }

  private func shape(ofBox index: Int) -> String {
    let shape = MermaidDrawing.shape(of: drawing.boxes[index].meaning)
    return "\(shape.opening)\"\(MermaidDrawing.label(lines[index]))\"\(shape.closing)"
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
}

// What makes a drawing narrower, or lower, as lines and bands take room.
extension Drawing {
  /// Replaces arrows between some bands by the names of what they lead to, with their signs in words.
  fileprivate mutating func nameLinks(between areNamed: (Int, Int) -> Bool) -> [Int: [String]] {
    let isNamed = { [boxes] (arrow: Arrow) in
      !arrow.isPort && areNamed(boxes[arrow.from].band, boxes[arrow.to].band)
    }
    let names = Dictionary(grouping: arrows.filter(isNamed), by: \.from).mapValues { arrows in
      arrows.map { arrow in
        let signs = [arrow.worst?.rawValue ?? "", arrow.label].filter { !$0.isEmpty }
        return boxes[arrow.to].name + (signs.isEmpty ? "" : " (\(signs.joined(separator: ", ")))")
      }
    }
    arrows.removeAll(where: isNamed)
    let which = arrows.contains { !$0.isPort } ? "Links between layers" : "Links"
    notes.append("\(which) are named in the boxes, as lines would be too wide")
    return names
  }

  /// Replaces bands by the names of layers in the boxes.
  ///
  /// Without arrows a box is there only if it says more than that something links it.
  fileprivate mutating func joinBands(namingLinks: Bool = false) -> [Int: [String]] {
    let names = namingLinks ? nameLinks { _, _ in true } : [:]
    let kept = boxes.indices.filter { !namingLinks || names[$0] != nil || boxes[$0].hasNews }
    boxes = kept.map { index in
      var box = boxes[index]
      box.detail = [bands[box.band].name, box.detail].filter { !$0.isEmpty }.joined(separator: "; ")
      box.band = 0
      return box
    }
    bands = [Band(name: "changes", layer: nil, boxes: boxes.indices)]
    if namingLinks { arrows = [] }
    return Dictionary(uniqueKeysWithValues: kept.indices.map { ($0, names[kept[$0]]) })
      .compactMapValues(\.self)
  }
}

extension Drawing {
  /// Whether no line leads from band to band; in the picture of a comment, whether there is one band.
  var areBandsApart: Bool {
    (!view.isLimitedToChanges || isSideways)
      && arrows.allSatisfy { $0.isPort || boxes[$0.from].band == boxes[$0.to].band }
  }

  /// Whether arrows lead to the right, so that many of them are no wider than a comment.
  var isSideways: Bool { view.isLimitedToChanges && bands.count == 1 && !arrows.isEmpty }
}

extension Drawing.Box {
  /// Whether it has come or gone, or has a finding, found or fixed.
  package var hasNews: Bool { change != nil || !remarks.isEmpty || fixed > 0 }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a digit of any script, which no format acts on.
  var isOfWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}

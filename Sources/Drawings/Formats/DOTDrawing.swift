/// Writes a drawing for Graphviz, with archlint's layout unless Graphviz is to make its own.
///
/// For Graphviz's own layout, an invisible chain keeps rows of at most ten boxes in their order: with
/// bands alone, a hundred modules are seven times as wide as high.
struct DOTDrawing {
  private let drawing: Drawing
  /// A name for each box that no other box has, quoted.
  private let names: [String]
  private let positions: DOTPositions?

  /// The colors of bands, in turn, as pictures have them by day.
  static let tints = ["#eef2fb", "#eef7f1", "#fbf6e9", "#f7effa", "#eff3f6", "#fdf0ee"]
  private static let font = #"fontname="Helvetica,Arial,sans-serif""#

  static func text(of drawing: Drawing) -> String { DOTDrawing(drawing).text }

  static func tint(of band: Drawing.Band) -> String {
    band.layer.map { tints[$0 % tints.count] } ?? "#f4f6f9"
  }

  private init(_ drawing: Drawing) {
    self.drawing = drawing
    positions = drawing.view.layoutEngine == .archlint ? DOTPositions(of: drawing) : nil
    var seen: [String: Int] = [:]
    names = drawing.boxes.map { box in
      // What is cut the same is told apart like what is named the same.
      let name = DOTText.cut(box.name)
      let count = seen[name, default: 0] + 1
      seen[name] = count
      return DOTText.quoted([count == 1 ? name : "\(name) (\(count))"])
    }
  }

  private var text: String {
    let rows =
      drawing.news.flatMap { news in
        // As wide as the picture, less the signs.
        let lines = positions?.wrapped(news.words, less: 200) ?? [news.words]
        return lines.enumerated().map { slot, words in
          (slot == 0 ? "●" : "", words, news.severity?.style.look.color ?? "white")
        }
      }
      + Legend(of: drawing).rows(
        shape: { DOTDrawing.shape(of: $0).words }, chosen: "thick outline", badge: "number")
    let place = positions.map { "\($0.legend(rows)), " } ?? ""
    let node = """
      \(DOTDrawing.legend) [\(place)shape=plain, fixedsize=false, fontsize=11, fontcolor="#475569", \
      label=<\(DOTText.table(rows))>];
      """
    let legend = rows.isEmpty ? "" : "  \(node)\n"
    // A large title, and smaller lines below it.
    let small = drawing.captions.dropFirst().flatMap { caption in
      positions.map { $0.wrapped(caption) } ?? [caption]
    }
    let lines = ([drawing.title] + small).map { DOTText.markup($0) + "<BR ALIGN=\"LEFT\"/>" }
    let gap = "<FONT POINT-SIZE=\"6\"> <BR/></FONT>"
    let title = """
      <FONT POINT-SIZE="20" COLOR="#1f2937"><B>\(lines[0])</B></FONT>\(gap)\
      \(lines.dropFirst().joined())\(gap)
      """
    return #"""
      digraph archlint {
        graph [\#(positions == nil ? search : "layout=nop2"), label=<\#(title)>, \#
      labelloc=t, labeljust=l, pad=0.3, fontsize=11, fontcolor="#475569", \#(DOTDrawing.font)];
        node [shape=box, style="filled,rounded", fillcolor=white, color="#64748B", fontsize=13, \#
      fontcolor="#1f2937", \#
      \#(positions == nil ? "" : "fixedsize=true, ")\#(DOTDrawing.font)];
        edge [color="\#(ArrowStyle.link.look.color)", penwidth=0.8, arrowsize=0.7, fontsize=10, \#(DOTDrawing.font)];
      \#(drawing.bands.indices.map(band).joined())\#(drawing.arrows.indices.map(edge).joined())\#
      \#(legend)\#(positions == nil ? order(before: rows.isEmpty ? [] : [DOTDrawing.legend]) : "")}

      """#
  }

  private func band(_ index: Int) -> String {
    let band = drawing.bands[index]
    let place = positions.map { "; \($0.band(index))" } ?? "; margin=14"
    return #"""
        subgraph "cluster_\#(index)" {
          label=<<B>\#(DOTText.markup(band.name))</B>>; labeljust=l; fontsize=14; \#
      style="filled,rounded"; color="\#(DOTDrawing.tint(of: band))"\#(place);
      \#(band.boxes.map(node).joined())  }

      """#
  }

  private func node(_ index: Int) -> String {
    let box = drawing.boxes[index]
    let notes = [box.change?.rawValue ?? ""] + box.fixedWords + drawing.portWords(ofBox: index)
    var attributes =
      positions?.box(index, notes: notes)
      ?? ["label=\(DOTText.quoted(drawing.lines(ofBox: index)))"]
    let shape = DOTDrawing.shape(of: box.meaning)
    let styles = ["filled", shape.style, box.flaw?.style.look.line].compactMap { $0 }
    if styles != ["filled", "rounded"] {
      attributes.append("style=\"\(styles.joined(separator: ","))\"")
    }
    // Graphviz takes the last of two colors.
    if let attribute = shape.attribute { attributes.append(attribute) }
    if box.isAffected { attributes.append("fillcolor=\"\(Legend.affectedColor)\"") }
    if let flaw = box.flaw { attributes += ["color=\"\(flaw.style.look.color)\"", "penwidth=2"] }
    if !box.chosen.isEmpty { attributes.append("penwidth=3.4") }
    if let worst = box.worst {
      attributes += positions?.badge(worst, box.remarks.count, at: index) ?? []
    }
    attributes.append(tooltip(drawing.hintLines(for: box)))
    if !box.file.isEmpty { attributes.append(address(of: Place(file: box.file))) }
    return "    \(names[index]) [\(attributes.joined(separator: ", "))];\n"
  }

  private func edge(_ index: Int) -> String {
    let arrow = drawing.arrows[index]
    guard !arrow.isPort else { return "" }
    let style = ArrowStyle(arrow)
    // Next to a line parallel to others, a mere number would be ambiguous.
    let isNumber = arrow.signedLabel == "\(arrow.count)" && positions != nil && drawing.isBundled
    let words = isNumber ? "" : arrow.signedLabel
    let hasLabel = arrow.isCut || !words.isEmpty
    // Where archlint places the words, they may be on a line.
    let isPlain = positions == nil && !arrow.isCut
    let label = isPlain ? DOTText.quoted([words]) : DOTText.plate(words, isCut: arrow.isCut)
    var attributes = hasLabel ? ["label=\(label)"] : []
    attributes += positions?.arrow(index, hasLabel: hasLabel) ?? []
    if style != .link {
      attributes += ["color=\"\(style.look.color)\"", "style=\(style.look.line)"]
    }
    // A usual line has the usual width in any style.
    if arrow.isThin || style.look.width > 1 {
      attributes.append("penwidth=\(arrow.isThin ? 0.5 : style.look.width)")
    }
    if style.hasOpenTip || style.isImport {
      attributes.append("arrowhead=\(style.isImport ? "odot" : "open")")
    }
    if positions == nil, drawing.goesUp(arrow) { attributes.append("constraint=false") }
    attributes.append(tooltip(drawing.hintLines(for: arrow)))
    if let place = arrow.steps.lazy.compactMap(\.place).first {
      attributes.append(address(of: place))
    }
    return "  \(names[arrow.from]) -> \(names[arrow.to]) [\(attributes.joined(separator: ", "))];\n"
  }

  private func tooltip(_ lines: [String]) -> String { "tooltip=\(DOTText.quoted(lines))" }

  /// Where a file is shown; without such an address the file itself, from the root.
  private func address(of place: Place) -> String {
    "URL=\(DOTText.quoted([drawing.view.links.ofPlace(place) ?? place.file.asURIPath]))"
  }

  /// How Graphviz is to search: for 300 boxes in full it takes half a minute.
  private var search: String {
    "newrank=true, ranksep=0.7, nodesep=0.1"
      + (drawing.boxes.count > DOTDrawing.few ? ", nslimit=1, mclimit=0.1" : "")
  }

  private static let (few, legend) = (100, "\"archlint:legend\"")

  /// Holds every row of boxes below the one before it, and the legend below them.
  private func order(before legend: [String]) -> String {
    let rows = RowPlan(of: drawing, widths: BoxLabel.all(of: drawing).map(\.width)).rows
    let ranks = rows.map { row in
      "  {rank=same; \(row.map { names[$0] }.joined(separator: "; "))}\n"
    }
    let chain = rows.compactMap { $0.first }.map { names[$0] } + legend
    return "\(ranks.joined())  \(chain.joined(separator: " -> ")) [style=invis, weight=0];\n"
  }

  /// How a box is drawn, and what the legend calls that; as near to other pictures as Graphviz comes.
  private static func shape(
    of meaning: Drawing.Meaning
  ) -> (style: String, attribute: String?, words: String) {
    switch BoxFamily(meaning) {
    case .app: ("rounded", "fillcolor=\"#E0E9FB\", color=\"#3B5B92\", penwidth=1.6", "blue box")
    case .interface: ("filled", "shape=hexagon", "hexagon")
    case .mock: ("rounded,dashed", nil, "dashed box")
    case .test: ("rounded,dotted", nil, "dotted box")
    case .compositionRoot: ("rounded", "peripheries=2", "box with two outlines")
    case .external: ("filled", "shape=component", "box with two tabs")
    case .group: ("filled", "shape=folder", "folder")
    case .plain where BoxShape(meaning) == .angular: ("filled", nil, "box with sharp corners")
    case .layer, .plain: ("rounded", nil, "box")
    }
  }
}

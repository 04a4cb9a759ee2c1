/// Writes a diagram as a poster: layers as bands, modules as tiles, grouped by folder.
///
/// It shows the modules rather than their links: a tile lists the parts of a module and counts its
/// dependents, and the only arrows are those that break a rule.
struct PosterDrawing {
  private let drawing: Drawing
  private let layout: PosterLayout

  init(of drawing: Drawing) {
    self.drawing = drawing
    layout = PosterLayout(of: drawing)
  }

  var sheet: Sheet {
    Sheet(
      body: #"""
        <g class="poster">\#(bands)\#(tiles)<g class="arrows\#(isDense ? " dense" : "")">\#(arrows)</g></g>

        """#, size: layout.size, keys: keys)
  }

  private var bands: Markup {
    let strips = drawing.bands.indices.map { index in
      SVGStyle.band(
        drawing.bands[index], layout.bandNames.texts[index], in: layout.bands[index], below: 30)
    }
    let folders = layout.groups.map { group -> Markup in
      #"""
      <text class="group" x="\#(group.at.x)" y="\#(group.at.y)">\#(group.name)</text>

      """#
    }
    return "\(strips.joined())\(folders.joined())"
  }

  private var tiles: Markup {
    drawing.boxes.indices.map { index -> Markup in
      let (box, area) = (drawing.boxes[index], layout.tiles[index])
      let (name, size) = (layout.names[index], layout.sizes[index])
      let unused = box.meaning == .role(.app) ? "app" : "not used"
      let use = box.users > 0 ? "used by \(box.users)" : unused
      return #"""
        <g class="tile \#(SVGStyle.classes(of: box).joined(separator: " "))" id="box-\#(index)">\#
        <title>\#(drawing.hint(for: box))</title>\#(BoxShape(box.meaning).outline(of: area))\#
        <text class="name" font-size="\#(size)" x="\#(area.x + 10)" y="\#(area.y + 19)" \#
        textLength="\#(PosterLayout.width(of: name, size: size))" \#
        lengthAdjust="spacingAndGlyphs">\#(name)</text>\#
        <text class="detail" x="\#(area.x + 10)" y="\#(area.y + 36)">\#(use)</text>\#
        \#(PosterSign.row(of: box, in: area))\#(SVGSign.changes(of: box, in: area))\#
        \#(SVGSign.badge(of: box, in: area))</g>

        """#
    }.joined()
  }

  /// The arrows that break a rule, have changed, or are fixed.
  private var told: [Int] {
    drawing.arrows.indices.filter { index in
      let arrow = drawing.arrows[index]
      return arrow.worst ?? .info > .info || arrow.hasChanged || arrow.fixed > 0
    }
  }

  /// Whether so many arrows share the gaps that they have to be thin.
  private var isDense: Bool { told.count > 40 }

  private var arrows: Markup {
    var lanes = PosterLanes()
    return told.compactMap { index -> Markup? in
      let arrow = drawing.arrows[index]
      let (from, to) = (layout.tiles[arrow.from], layout.tiles[arrow.to])
      guard let route = lanes.route(from: from, to: to) else { return nil }
      let style = ArrowStyle(arrow).rawValue
      return #"""
        <g class="arrow \#(style)" id="arrow-\#(index)"><title>\#(drawing.hint(for: arrow))</title>\#
        <path d="\#(route.path)" marker-end="url(#tip-\#(style))"/>\#
        \#(SVGSign.row(SVGSign.changes(of: arrow), from: route.points[0]))</g>

        """#
    }.joined()
  }

  private var keys: [LegendKey] {
    let area = Rectangle(x: 0, y: -10, width: 30, height: 40)
    let present = Set(drawing.boxes.flatMap(PosterSign.signs))
    let signs = PosterSign.allCases.filter(present.contains).map { sign in
      LegendKey(
        sample: #"<g class="tile">\#(sign.markup(at: Point(x: area.x + 15, y: 10)))</g>"#,
        words: sign.rawValue)
    }
    let told = Set(told.map { ArrowStyle(drawing.arrows[$0]) })
    return signs
      + zip(Legend(of: drawing).entries, LegendKey.all(of: drawing)).compactMap { entry, key in
        let isShown =
          switch entry.sign {
          case .box(let meaning): BoxShape(meaning) != .plain
          case .arrow(let style): told.contains(style)
          case .chosen, .badge, .flaw, .change, .fixed: true
          default: false
          }
        return isShown ? key : nil
      }
  }
}

/// The signs for a module's parts other than its implementation.
enum PosterSign: String, CaseIterable {
  case interface, mock, tests

  static func signs(of box: Drawing.Box) -> [PosterSign] {
    let roles = Set(box.members.compactMap(\.role))
    return allCases.filter { sign in
      switch sign {
      case .interface: roles.contains(.interface)
      case .mock: roles.contains(.mock)
      case .tests: roles.contains(.unitTests) || roles.contains(.uiTests)
      }
    }
  }

  static func row(of box: Drawing.Box, in area: Rectangle) -> Markup {
    let signs = signs(of: box)
    return signs.enumerated().map { index, sign in
      let x = area.right - 14 - 16 * Double(signs.count - 1 - index)
      return sign.markup(at: Point(x: x, y: area.bottom - 12))
    }.joined()
  }

  /// A hexagon, a dashed square, a ring with a dot.
  func markup(at point: Point) -> Markup {
    let (x, y) = (point.x, point.y)
    switch self {
    case .interface: return #"<path class="sign" d="M\#(x - 6) \#(y)l3 -5h6l3 5l-3 5h-6z"/>"#
    case .mock:
      return #"<rect class="sign mock" x="\#(x - 5)" y="\#(y - 5)" width="10" height="10"/>"#
    case .tests:
      return #"""
        <circle class="sign" cx="\#(x)" cy="\#(y)" r="5"/>\#
        <path class="sign" d="M\#(x - 2.5) \#(y)l2 2l3.5 -4"/>
        """#
    }
  }
}

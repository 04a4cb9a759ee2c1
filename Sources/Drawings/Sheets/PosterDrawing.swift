/// Writes a drawing as a poster: layers as bands, modules as tiles in them, side by side by folder.
///
/// It shows what there is rather than how it hangs together: a tile says what a module consists of
/// and how many use it, and the only arrows are those that break a rule.
struct PosterDrawing {
  private let drawing: Drawing
  private let layout: PosterLayout
  private let users: [Int]

  init(of drawing: Drawing) {
    self.drawing = drawing
    layout = PosterLayout(of: drawing)
    var users = drawing.boxes.map { _ in 0 }
    for arrow in drawing.arrows
    where arrow.change != .removed && arrow.kind != .forTests && arrow.count > 0 {
      users[arrow.to] += 1
    }
    self.users = users
  }

  var sheet: Sheet {
    Sheet(
      body: #"""
        <g class="poster">\#(bands)\#(tiles)<g class="arrows">\#(arrows)</g></g>

        """#, size: layout.size, keys: keys)
  }

  private var bands: Markup {
    let strips = drawing.bands.indices.map { index -> Markup in
      let (band, area) = (drawing.bands[index], layout.bands[index])
      let tint = band.layer.map { " tint\($0 % SVGStyle.tintCount)" } ?? ""
      return #"""
        <g class="band\#(tint)"><rect \#(area.attributes) rx="10"/>\#
        <text x="18" y="\#(area.y + 30)">\#(layout.bandNames.texts[index])</text></g>

        """#
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
      let signs = [
        box.meaning.word, box.flaw?.rawValue, box.chosen.isEmpty ? nil : "asked",
      ].compactMap { $0 }
      let (name, size) = (layout.names[index], layout.sizes[index])
      let unused = box.meaning == .role(.app) ? "app" : "used by none"
      let use = users[index] > 0 ? "used by \(users[index])" : unused
      return #"""
        <g class="tile \#(signs.joined(separator: " "))" id="box-\#(index)">\#
        <title>\#(drawing.hint(for: box))</title>\#(BoxShape(box.meaning).outline(of: area))\#
        <text class="name" font-size="\#(size)" x="\#(area.x + 10)" y="\#(area.y + 19)" \#
        textLength="\#(PosterLayout.width(of: name, size: size))" \#
        lengthAdjust="spacingAndGlyphs">\#(name)</text>\#
        <text class="detail" x="\#(area.x + 10)" y="\#(area.y + 36)">\#(use)</text>\#
        \#(PosterSign.row(of: box, in: area))\#(SVGSign.badge(of: box, in: area))</g>

        """#
    }.joined()
  }

  /// The arrows that break a rule.
  private var broken: [Int] {
    drawing.arrows.indices.filter { drawing.arrows[$0].worst ?? .info > .info }
  }

  private var arrows: Markup {
    var lanes = PosterLanes()
    return broken.compactMap { index -> Markup? in
      let arrow = drawing.arrows[index]
      let (from, to) = (layout.tiles[arrow.from], layout.tiles[arrow.to])
      guard let route = lanes.route(from: from, to: to) else { return nil }
      let style = ArrowStyle(arrow).rawValue
      return #"""
        <g class="arrow \#(style)" id="arrow-\#(index)"><title>\#(drawing.hint(for: arrow))</title>\#
        <path d="\#(route.path)" marker-end="url(#tip-\#(style))"/></g>

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
    let broken = Set(broken.map { ArrowStyle(drawing.arrows[$0]) })
    return signs
      + zip(Legend(of: drawing).entries, LegendKey.all(of: drawing)).compactMap { entry, key in
        let isShown =
          switch entry.sign {
          case .box(let meaning): BoxShape(meaning) != .plain
          case .arrow(let style): broken.contains(style)
          case .chosen, .badge, .flaw: true
          default: false
          }
        return isShown ? key : nil
      }
  }
}

/// The signs for a module's parts other than its implementation.
enum PosterSign: String, CaseIterable {
  case interface
  case mock
  case tests

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

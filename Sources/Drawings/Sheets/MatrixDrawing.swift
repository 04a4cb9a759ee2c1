/// Writes a dependency structure matrix: a row per box that links, a column per linked box.
///
/// Rows and columns have the same order: layers from top to bottom, and dependents first within a
/// layer. So a link that leads down is a mark above the diagonal, one against the order a mark
/// below it, and no lines can cross.
struct MatrixDrawing {
  private let drawing: Drawing
  /// The boxes in the order of rows and columns, and the place of each in it.
  private let order: [Int]
  private let places: [Int]
  private let side: Double
  private let gutter: Double

  /// Between these cells are large enough to be seen, and small enough for a page.
  private static let sides = 11.5...16.0
  /// The width of a page that a large matrix should fit on.
  private static let page = 2100.0
  /// What breaks a rule is no smaller, also where cells are.
  private static let leastSign = 11.0
  private let bandNames: BandNames
  /// The names of layers, shortened to fit a closed layer, which is in the column of boxes.
  private let shortNames: [String]
  /// The maximum width of a closed layer's name; the full name is next to it.
  private static let mostOfClosed = 160.0
  private static let gap = 8.0

  init(of drawing: Drawing) {
    self.drawing = drawing
    let heights = drawing.heights
    order = drawing.boxes.indices.sorted {
      (drawing.boxes[$0].band, -heights[$0], drawing.boxes[$0].name)
        < (drawing.boxes[$1].band, -heights[$1], drawing.boxes[$1].name)
    }
    var places = drawing.boxes.map { _ in 0 }
    for (place, box) in order.enumerated() { places[box] = place }
    self.places = places
    let fitting = MatrixDrawing.page / Double(max(drawing.boxes.count, 1))
    side = min(max(fitting, MatrixDrawing.sides.lowerBound), MatrixDrawing.sides.upperBound)
    let size = 0.8 * side
    bandNames = BandNames(of: drawing, size: 15, margins: 20, leastGutter: 120)
    let names = drawing.boxes.map { TextWidth.of($0.name.escapingInvisibles, size: size) }
    let counts = drawing.bands.map { TextWidth.of(" (\($0.boxes.count))", size: size) }
    let closed = zip(bandNames.texts, counts).map { name, count in
      (TextWidth.of(name, size: size) + count).rounded(.up)
    }
    let room = max(names.max() ?? 0, min(closed.max() ?? 0, MatrixDrawing.mostOfClosed))
    gutter = room + 2 * MatrixDrawing.gap
    shortNames = zip(bandNames.texts, counts).map { name, count in
      TextWidth.shortened(name, size: size, to: room - count)
    }
  }

  var sheet: Sheet {
    let width = bandNames.gutter + gutter + Double(order.count) * side
    let height = gutter + Double(order.count) * side
    return Sheet(
      body: #"""
        <g class="matrix" data-side="\#(side)" data-left="\#(left)" data-top="\#(gutter)">\#
        \#(bands)\#(grid)\#(names)\#(diagonal)\#(cells)</g>

        """#, size: Point(x: width, y: height), keys: keys, script: .matrixScript)
  }

  private var left: Double { bandNames.gutter + gutter }

  private func corner(row: Int, column: Int) -> Point {
    Point(x: left + Double(column) * side, y: gutter + Double(row) * side)
  }

  /// Each layer as a strip next to its rows, and as a square on the diagonal.
  private var bands: Markup {
    drawing.bands.indices.map { index -> Markup in
      let (band, name, short) = (drawing.bands[index], bandNames.texts[index], shortNames[index])
      let length = Double(band.boxes.count) * side
      let start = corner(row: band.boxes.lowerBound, column: band.boxes.lowerBound)
      let tint = band.layer.map { " tint\($0 % SVGStyle.tintCount)" } ?? ""
      return #"""
        <g class="band\#(tint)" data-from="\#(band.boxes.lowerBound)" \#
        data-to="\#(band.boxes.upperBound)"\#
        \#(short == name ? "" : #" data-short="\#(short)""# as Markup)><rect x="0" y="\#(start.y)" \#
        width="\#(left + Double(order.count) * side)" height="\#(length)"/>\#
        <rect class="block" x="\#(start.x)" y="\#(start.y)" width="\#(length)" \#
        height="\#(length)"/><text class="layer" x="\#(MatrixDrawing.gap)" \#
        y="\#(start.y + min(length / 2 + 4, 18))">\#(name)</text></g>

        """#
    }.joined()
  }

  /// A line at every fifth row and column leads the eye to their names.
  private var grid: Markup {
    let (step, length) = (5 * side, Double(order.count) * side)
    return #"""
      <pattern id="grid" patternUnits="userSpaceOnUse" x="\#(left)" y="\#(gutter)" \#
      width="\#(step)" height="\#(step)"><path d="M0 0H\#(step)M0 0V\#(step)"/></pattern>\#
      <rect class="grid" fill="url(#grid)" \#
      \#(Rectangle(x: left, y: gutter, width: length, height: length).attributes)/>

      """#
  }

  private var names: Markup {
    let size = 0.8 * side
    return order.enumerated().map { place, box -> Markup in
      let corner = corner(row: place, column: place)
      let (y, x) = (corner.y + 0.75 * side, corner.x + 0.75 * side)
      let name = drawing.boxes[box].name
      return #"""
        <g class="name\#(drawing.boxes[box].chosen.isEmpty ? "" : " asked")" \#
        id="box-\#(box)" data-place="\#(place)"><title>\#(drawing.hint(for: drawing.boxes[box]))</title>\#
        <text font-size="\#(size)" text-anchor="end" x="\#(left - MatrixDrawing.gap)" \#
        y="\#(y)">\#(name)</text>\#
        <text font-size="\#(size)" \#
        transform="translate(\#(x) \#(gutter - MatrixDrawing.gap)) rotate(-90)">\#(name)</text></g>

        """#
    }.joined()
  }

  /// A square where a box meets itself; a sign in it says that findings are about the box.
  private var diagonal: Markup {
    let squares = order.enumerated().map { place, box -> Markup in
      let area = Rectangle(corner(row: place, column: place), side: side)
      let square: Markup = #"<rect class="self" data-place="\#(place)" \#(area.attributes)/>"#
      guard let worst = drawing.boxes[box].worst else { return square }
      return #"""
        \#(square)<g class="cell \#(worst.rawValue)" data-row="\#(place)" data-column="\#(place)">\#
        <title>\#(drawing.hint(for: drawing.boxes[box]))</title>\#
        \#(MatrixDrawing.sign(worst.style, in: area))</g>
        """#
    }
    return "\(squares.joined())\n"
  }

  /// A mark for each arrow, in the arrow's color and with a shape of its own for print.
  private var cells: Markup {
    let styles = drawing.arrows.map(ArrowStyle.init)
    return drawing.arrows.indices.sorted { (styles[$0].rank, $0) < (styles[$1].rank, $1) }.map {
      index -> Markup in
      let arrow = drawing.arrows[index]
      let corner = corner(row: places[arrow.from], column: places[arrow.to])
      let area = Rectangle(corner, side: side)
      return #"""
        <g class="cell \#(styles[index].rawValue)" id="arrow-\#(index)" \#
        data-row="\#(places[arrow.from])" data-column="\#(places[arrow.to])">\#
        <title>\#(drawing.hint(for: arrow))</title>\#
        \#(MatrixDrawing.mark(styles[index], in: area))</g>

        """#
    }.joined()
  }

  private var keys: [LegendKey] {
    let area = Rectangle(Point(x: 8, y: 3), side: 14)
    let ground: Markup = #"<g class="matrix"><rect class="self" \#(area.attributes)/></g>"#
    func cell(_ style: ArrowStyle) -> Markup {
      #"<g class="cell \#(style.rawValue)">\#(MatrixDrawing.mark(style, in: area))</g>"#
    }
    return Legend(of: drawing).entries.compactMap { entry in
      let sample: Markup? =
        switch entry.sign {
        case .arrow(let style): cell(style)
        case .badge(let severity): "\(ground)\(cell(severity.style))"
        case .chosen: #"<text x="8" y="14" font-weight="bold">Aa</text>"#
        default: nil
        }
      // The sign on the diagonal has no number.
      let words = entry.words.replacing("number of findings", with: "findings about the module")
      return sample.map { LegendKey(sample: $0, words: words) }
    }
  }

  /// A full square for an implementation, a ring for an interface, a sign over what is no plain link.
  private static func mark(_ style: ArrowStyle, in area: Rectangle) -> Markup {
    func ring(_ share: Double, rounded: Double = 0) -> Markup {
      let ring = area.inset(by: share * area.width)
      return #"<rect class="ring" \#(ring.attributes) rx="\#(rounded * ring.width)"/>"#
    }
    switch style {
    case .interface, .imported, .finding: return ring(0.24)
    case .testing, .testingInfo, .testingWarning, .testingError: return ring(0.22, rounded: 0.5)
    case .loose: return ring(0.34)
    case .link: return #"<rect \#(area.inset(by: 0.12 * area.width).attributes)/>"#
    case .error, .warning, .info, .importedError, .importedWarning, .importedInfo, .added, .removed:
      return sign(style, in: area)
    }
  }

  /// A square that is seen among hundreds, with a sign that survives print.
  private static func sign(_ style: ArrowStyle, in area: Rectangle) -> Markup {
    let side = max(0.76 * area.width, leastSign)
    let square = area.inset(by: (area.width - side) / 2)
    let (x, y, half) = (square.x, square.y, side / 2)
    let strokes: Markup =
      switch style {
      case .error, .importedError: "M\(x) \(y)l\(side) \(side)m0 -\(side)l-\(side) \(side)"
      case .warning, .importedWarning: "M\(x) \(square.bottom)l\(side) -\(side)"
      case .added: "M\(x) \(y + half)h\(side)m-\(half) -\(half)v\(side)"
      case .removed: "M\(x) \(y + half)h\(side)"
      default: "M\(x + half) \(y)v\(side)"
      }
    let turn = style.isImport ? half : 0
    return #"<rect \#(square.attributes) rx="\#(turn)"/><path d="\#(strokes)"/>"#
  }
}

extension ArrowStyle {
  /// The drawing order: later styles are on top.
  fileprivate var rank: Int { ArrowStyle.allCases.firstIndex(of: self) ?? 0 }
}

extension Rectangle {
  fileprivate init(_ corner: Point, side: Double) {
    self.init(x: corner.x, y: corner.y, width: side, height: side)
  }
}

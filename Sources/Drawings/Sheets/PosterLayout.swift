/// Places the tiles of a poster in bands, grouped by folder, in the proportions of paper.
struct PosterLayout {
  private(set) var bands: [Rectangle] = []
  private(set) var tiles: [Rectangle]
  /// The folders that tiles stand together by, and where they are named.
  private(set) var groups: [(name: String, at: Point)] = []
  private(set) var size = Point(x: 0, y: 0)
  /// How many tiles stand side by side where most do.
  private var columns = 1
  /// The name in each tile, in the largest font that fits.
  private(set) var names: [String] = []
  private(set) var sizes: [Double] = []

  /// What the heading, the legend and the border of a poster take, roughly.
  private var surroundings: Double { 115 * Sheet.scale(width: size.x) + 48 }
  private(set) var bandNames: BandNames
  /// The longer side of a sheet of paper by the shorter one.
  private static let ratio = 2.0.squareRoot()
  private static let tile = (least: 120.0, most: 230.0, widest: 300.0, height: 46.0)
  /// Between two tiles; arrows that break a rule run there.
  static let gap = 26.0
  /// Between a name and the sides of its tile, both together.
  private static let margins = 22.0
  /// Longer names have smaller letters, and only those that do not even fit in the smallest are cut.
  static let nameSizes = 8.5...13.0
  private static let boldness = 1.08
  private static let padding = 16.0
  private static let bandGap = 10.0
  private static let groupName = (height: 18.0, size: 11.0)

  /// Tries each number of columns, and keeps the one with the largest tiles on paper.
  init(of drawing: Drawing) {
    let full = drawing.boxes.map(\.name.escapingInvisibles)
    let lengths = full.map { PosterLayout.width(of: $0, size: PosterLayout.nameSizes.upperBound) }
    let widest = lengths.max().map { $0 + PosterLayout.margins }
    let width = min(max(widest ?? 0, PosterLayout.tile.least), PosterLayout.tile.most)
    let longest = drawing.bands.map(\.boxes.count).max() ?? 1
    let plans = (3...max(3, min(longest, 40))).map {
      PosterLayout(of: drawing, columns: $0, width: width)
    }
    self = plans.max { $0.scale < $1.scale } ?? plans[0]
    // The width that is left next to the whole.
    let spare = PosterLayout.ratio * (size.y + surroundings) - size.x
    let wide = min(width + max(0, spare) / Double(columns), PosterLayout.tile.widest)
    self = PosterLayout(of: drawing, columns: columns, width: max(width, wide))
    let room = max(width, wide) - PosterLayout.margins
    let (least, most) = (PosterLayout.nameSizes.lowerBound, PosterLayout.nameSizes.upperBound)
    sizes = lengths.map { max(least, most * min(1, room / max($0, 1))) }
    names = TextWidth.shortened(full, size: least * PosterLayout.boldness, to: room)
  }

  /// How wide a name is, which is written in bold letters.
  static func width(of name: String, size: Double) -> Double {
    TextWidth.of(name, size: size * boldness)
  }

  /// How large the whole is on paper.
  private var scale: Double { min(PosterLayout.ratio / size.x, 1 / (size.y + surroundings)) }

  private init(of drawing: Drawing, columns: Int, width: Double) {
    tiles = drawing.boxes.map { _ in Rectangle(x: 0, y: 0, width: 0, height: 0) }
    bandNames = BandNames(of: drawing, size: 19, margins: 30, leastGutter: 150)
    var top = 0.0
    for band in drawing.bands {
      let start = top
      top += PosterLayout.padding
      let folders = Dictionary(grouping: band.boxes) { box in
        drawing.boxes[box].group(by: drawing.view.grouping)
      }.sorted { $0.key < $1.key }.map { (name: $0.key, boxes: $0.value) }
      let trials = (1...3).map { rows in
        var trial = self
        let end = trial.place(
          folders, of: drawing, in: rows, from: top, columns: columns, width: width)
        return (layout: trial, end: end)
      }
      if let lowest = trials.min(by: { $0.end < $1.end }) { (self, top) = lowest }
      top += PosterLayout.padding - PosterLayout.gap
      bands.append(Rectangle(x: 0, y: start, width: 0, height: top - start))
      top += PosterLayout.bandGap
    }
    let used = (tiles.map(\.right).max() ?? bandNames.gutter) + PosterLayout.gap
    self.columns = Int(((used - bandNames.gutter) / (width + PosterLayout.gap)).rounded())
    bands = bands.map { Rectangle(x: 0, y: $0.y, width: used, height: $0.height) }
    size = Point(x: used, y: top)
  }

  /// Flows folders into lines like words, each with some rows of tiles, and returns where they end.
  private mutating func place(
    _ folders: [(name: String, boxes: [Int])], of drawing: Drawing, in rows: Int, from top: Double,
    columns: Int, width: Double
  ) -> Double {
    let (across, down) = (width + PosterLayout.gap, PosterLayout.tile.height + PosterLayout.gap)
    let isNamed = folders.count > 1 || drawing.view.grouping == .owner
    let label = isNamed ? PosterLayout.groupName.height : 0
    var (top, bottom, column) = (top + label, top, 0)
    for (name, boxes) in folders {
      let words = label > 0 ? TextWidth.of(name, size: PosterLayout.groupName.size) : 0
      let least = max((boxes.count + rows - 1) / rows, Int((words / across).rounded(.up)))
      let room = min(columns, least)
      if column + room > columns { (top, column) = (bottom + label, 0) }
      if label > 0 {
        groups.append((name, Point(x: bandNames.gutter + Double(column) * across, y: top - 6)))
      }
      for (index, box) in boxes.enumerated() {
        let slot = index.quotientAndRemainder(dividingBy: room)
        tiles[box] = Rectangle(
          x: bandNames.gutter + Double(column + slot.remainder) * across,
          y: top + Double(slot.quotient) * down, width: width, height: PosterLayout.tile.height)
        bottom = max(bottom, tiles[box].y + down)
      }
      column += room
    }
    return bottom
  }
}

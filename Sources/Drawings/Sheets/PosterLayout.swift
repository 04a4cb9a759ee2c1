internal import Documents

/// Where the tiles of a poster lie: in bands, side by side by folder, in as many rows as make the whole
/// as wide by its height as paper is.
struct PosterLayout {
  private(set) var bands: [Rectangle] = []
  private(set) var tiles: [Rectangle]
  /// The folders that tiles stand together by, and where they are named.
  private(set) var groups: [(name: String, at: Point)] = []
  private(set) var size = Point(x: 0, y: 0)
  /// What stands in each tile, and in how large letters: as large as the tile lets them be.
  private(set) var names: [String] = []
  private(set) var sizes: [Double] = []

  /// What the heading and the legend of a poster take, roughly.
  private static let surroundings = 150.0
  /// The room for the names of layers.
  static let gutter = 150.0
  private static let tile = (least: 120.0, most: 230.0, height: 46.0)
  private static let gap = 10.0
  /// Between a name and the sides of its tile, both together.
  private static let margins = 22.0
  /// Longer names have smaller letters, and only those that do not even fit in the smallest are cut.
  static let nameSizes = 8.5...13.0
  private static let boldness = 1.08
  private static let padding = 16.0
  private static let groupName = 18.0

  /// Tries every number of columns that may do, and takes the one that fits paper best.
  init(of drawing: Drawing) {
    let full = drawing.boxes.map(\.name.withUnseenShown)
    let lengths = full.map { PosterLayout.width(of: $0, size: PosterLayout.nameSizes.upperBound) }
    let widest = lengths.max().map { $0 + PosterLayout.margins }
    let width = min(max(widest ?? 0, PosterLayout.tile.least), PosterLayout.tile.most)
    let longest = drawing.bands.map(\.boxes.count).max() ?? 1
    let plans = (3...max(3, min(longest, 40))).map {
      PosterLayout(of: drawing, columns: $0, width: width)
    }
    self = plans.min { $0.misfit < $1.misfit } ?? plans[0]
    let room = width - PosterLayout.margins
    let (least, most) = (PosterLayout.nameSizes.lowerBound, PosterLayout.nameSizes.upperBound)
    sizes = lengths.map { max(least, most * min(1, room / max($0, 1))) }
    names = TextWidth.shortened(full, size: least * PosterLayout.boldness, to: room)
  }

  /// How wide a name is, which is written in bold letters.
  static func width(of name: String, size: Double) -> Double {
    TextWidth.of(name, size: size * boldness)
  }

  /// How far the whole is from the shape of paper.
  private var misfit: Double { abs(size.x / (size.y + PosterLayout.surroundings) - Paper.ratio) }

  private init(of drawing: Drawing, columns: Int, width: Double) {
    tiles = drawing.boxes.map { _ in Rectangle(x: 0, y: 0, width: 0, height: 0) }
    let right = PosterLayout.gutter + Double(columns) * (width + PosterLayout.gap)
    var top = 0.0
    for band in drawing.bands {
      let start = top
      top += PosterLayout.padding
      let folders = PosterLayout.folders(of: Array(band.boxes), in: drawing)
      for (name, boxes) in folders {
        if folders.count > 1 {
          top += PosterLayout.groupName
          groups.append((name, Point(x: PosterLayout.gutter, y: top - 6)))
        }
        top = place(boxes, from: top, columns: columns, width: width)
      }
      top += PosterLayout.padding - PosterLayout.gap
      bands.append(Rectangle(x: 0, y: start, width: right, height: top - start))
      top += PosterLayout.gap
    }
    size = Point(x: right, y: top)
  }

  /// Puts tiles side by side, and says where they end.
  private mutating func place(
    _ boxes: [Int], from top: Double, columns: Int, width: Double
  ) -> Double {
    for (index, box) in boxes.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      tiles[box] = Rectangle(
        x: PosterLayout.gutter + Double(column) * (width + PosterLayout.gap),
        y: top + Double(row) * (PosterLayout.tile.height + PosterLayout.gap),
        width: width, height: PosterLayout.tile.height)
    }
    let rows = (boxes.count + columns - 1) / columns
    return top + Double(rows) * (PosterLayout.tile.height + PosterLayout.gap)
  }

  /// The boxes of a band by folder, in the order of the folders' names.
  private static func folders(of boxes: [Int], in drawing: Drawing) -> [(String, [Int])] {
    let byFolder = Dictionary(grouping: boxes) { drawing.boxes[$0].group(by: drawing.grouping) }
    return byFolder.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

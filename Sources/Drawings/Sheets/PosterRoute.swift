/// The course of an arrow on a poster: along the gaps between tiles, so that it strikes through no name.
struct PosterRoute {
  let points: [Point]

  /// How far arrows lie apart that share a gap, and how far where they touch a tile.
  private static let lane = (step: 1.8, port: 9.0, count: 5)
  private static let bend = 5.0

  /// Leads up into the lower edge of a tile, or down into its side: there no folder is named.
  init(from: Rectangle, to: Rectangle, number: Int) {
    let shift = Double(number % PosterRoute.lane.count - PosterRoute.lane.count / 2)
    let inGap = PosterLayout.gap / 2 + shift * PosterRoute.lane.step
    let port = shift * PosterRoute.lane.port
    let (start, end) = (from.middle + port, to.middle + port)
    if from.y > to.y {
      let (edge, gap) = from.side(towards: end, by: inGap)
      let height = from.y + from.height / 2
      points = [
        Point(x: edge, y: height), Point(x: gap, y: height), Point(x: gap, y: to.bottom + inGap),
        Point(x: end, y: to.bottom + inGap), Point(x: end, y: to.bottom),
      ]
    } else if from.y == to.y {
      points = [
        Point(x: start, y: from.bottom), Point(x: start, y: from.bottom + inGap),
        Point(x: end, y: to.bottom + inGap), Point(x: end, y: to.bottom),
      ]
    } else {
      let (edge, gap) = to.side(towards: start, by: inGap)
      let height = to.y + to.height / 2
      points = [
        Point(x: start, y: from.bottom), Point(x: start, y: from.bottom + inGap),
        Point(x: gap, y: from.bottom + inGap), Point(x: gap, y: height), Point(x: edge, y: height),
      ]
    }
  }

  var path: PathData {
    var path = PathData(points: 3 * points.count)
    guard let first = points.first, let last = points.last else { return path }
    path.append("M", first.x, first.y)
    for (index, corner) in points.enumerated().dropFirst().dropLast() {
      let (before, after) = (corner.near(points[index - 1]), corner.near(points[index + 1]))
      path.append("L", before.x, before.y)
      path.append("Q", corner.x, corner.y, after.x, after.y)
    }
    path.append("L", last.x, last.y)
    return path
  }

  fileprivate static func bend(within length: Double) -> Double { min(bend, length / 2) }
}

extension Rectangle {
  fileprivate var middle: Double { x + width / 2 }

  /// The edge facing a position, and the position of the gap next to it.
  fileprivate func side(towards place: Double, by distance: Double) -> (Double, Double) {
    place > middle ? (right, right + distance) : (x, x - PosterLayout.gap + distance)
  }
}

extension Point {
  /// A point towards an adjacent box of the row or column, where a bend begins.
  fileprivate func near(_ other: Point) -> Point {
    let (right, down) = (other.x - x, other.y - y)
    let length = max(abs(right), abs(down))
    let share = length > 0 ? PosterRoute.bend(within: length) / length : 0
    return Point(x: x + right * share, y: y + down * share)
  }
}

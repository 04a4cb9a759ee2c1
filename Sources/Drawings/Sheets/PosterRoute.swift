/// The route of an arrow on a poster, along the gaps between tiles so that it crosses no name.
struct PosterRoute {
  let points: [Point]

  /// How far arrows lie apart that share a gap, and how far where they touch a tile.
  private static let lane = (step: 4.5, port: 9.0)
  /// The lanes of a gap, the middle one first.
  fileprivate static let lanes = [0.0, -1, 1, -2, 2]
  private static let bend = 5.0

  /// Leads up into the lower edge of a tile, or down into its side: there no folder is named.
  fileprivate init(from: Rectangle, to: Rectangle, shift: Double) {
    let inGap = PosterLayout.gap / 2 + shift * PosterRoute.lane.step
    let port = shift * PosterRoute.lane.port
    let (start, end) = (from.middle + port, to.middle + port)
    let entry = [Point(x: end, y: to.bottom + inGap), Point(x: end, y: to.bottom)]
    if from.y > to.y {
      let (edge, gap) = from.side(towards: end, by: inGap)
      let height = from.y + from.height / 2
      points =
        [Point(x: edge, y: height), Point(x: gap, y: height), Point(x: gap, y: to.bottom + inGap)]
        + entry
    } else if from.y == to.y {
      points = [Point(x: start, y: from.bottom), Point(x: start, y: from.bottom + inGap)] + entry
    } else {
      points = PosterRoute(from: to, to: from, shift: shift).points.reversed()
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

/// Assigns lanes in the gaps, which arrows share only if no lane is free.
struct PosterLanes {
  private struct Line: Hashable {
    let isUpright: Bool
    let place: Double
  }
  private var taken: [Line: [ClosedRange<Double>]] = [:]

  mutating func route(from: Rectangle, to: Rectangle) -> PosterRoute? {
    let routes = PosterRoute.lanes.map { PosterRoute(from: from, to: to, shift: $0) }
    let costs = routes.map { PosterLanes.parts(of: $0).reduce(0) { $0 + overlap($1) } }
    let best = zip(routes, costs).min { $0.1 < $1.1 }?.0
    for (line, part) in best.map(PosterLanes.parts) ?? [] { taken[line, default: []].append(part) }
    return best
  }

  private func overlap(_ part: (line: Line, range: ClosedRange<Double>)) -> Double {
    taken[part.line, default: []].reduce(0) { sum, other in
      let common = part.range.clamped(to: other)
      return sum + common.upperBound - common.lowerBound
    }
  }

  private static func parts(of route: PosterRoute) -> [(Line, ClosedRange<Double>)] {
    zip(route.points, route.points.dropFirst()).map { start, end in
      start.x == end.x
        ? (Line(isUpright: true, place: start.x), min(start.y, end.y)...max(start.y, end.y))
        : (Line(isUpright: false, place: start.y), min(start.x, end.x)...max(start.x, end.x))
    }
  }
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

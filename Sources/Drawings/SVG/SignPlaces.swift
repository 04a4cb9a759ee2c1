/// Finds places on lines for signs, so that none covers another.
struct SignPlaces {
  /// How far down the curve signs stand, what looks best first.
  private static let steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
  /// Two signs whose middles are as far apart as this do not touch.
  private static let distance = 15.0

  /// The centers of signs, in a grid with cells so large that only adjacent ones can touch.
  private var taken: [Point: [Point]] = [:]

  typealias Curve = (from: Point, to: Point)

  private static func cell(of point: Point) -> Point {
    Point(x: (point.x / distance).rounded(.down), y: (point.y / distance).rounded(.down))
  }

  /// The place of the first of some signs in a row: the middle of a curve, or near it where others
  /// stand already, or as far aside as one of the shifts; if there is no room, the first all the same.
  mutating func place(_ count: Int, on curves: [Curve], shifts: [Double] = [0]) -> Point? {
    let places = curves.flatMap { curve in
      shifts.flatMap { shift in
        SignPlaces.steps.map { SignPlaces.point(on: curve, at: $0, shift) }
      }
    }
    guard
      let best = places.first(where: { row(from: $0, count).allSatisfy(isFree) }) ?? places.first
    else { return nil }
    for point in row(from: best, count) {
      taken[SignPlaces.cell(of: point), default: []].append(point)
    }
    return best
  }

  private func row(from point: Point, _ count: Int) -> [Point] {
    (0..<count).map { Point(x: point.x + Double($0) * SVGSign.distance, y: point.y) }
  }

  private func isFree(_ point: Point) -> Bool {
    let ways = [-SignPlaces.distance, 0, SignPlaces.distance]
    return ways.allSatisfy { right in
      ways.allSatisfy { down in
        let cell = SignPlaces.cell(of: Point(x: point.x + right, y: point.y + down))
        return taken[cell, default: []].allSatisfy { other in
          let (x, y) = (other.x - point.x, other.y - point.y)
          return x * x + y * y >= SignPlaces.distance * SignPlaces.distance
        }
      }
    }
  }

  /// A point of a curve that begins and ends upright, or to the right of it.
  private static func point(on curve: Curve, at step: Double, _ shift: Double) -> Point {
    let (from, to) = curve
    let rest = 1 - step
    let middle = (from.y + to.y) / 2
    return Point(
      x: shift + from.x + (to.x - from.x) * step * step * (3 - 2 * step),
      y: from.y * rest * rest * rest + 3 * middle * step * rest + to.y * step * step * step)
  }
}

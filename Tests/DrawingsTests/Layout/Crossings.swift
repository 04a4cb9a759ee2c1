@testable import Drawings

/// Counts crossing pairs of lines in any diagram.
enum Crossings {
  /// A line as short straight pieces, and the boxes it joins.
  struct Line {
    let ends: [String]
    let points: [Point]
  }

  /// Pairs that have no box in common and meet at least once.
  static func count(_ lines: [Line]) -> Int {
    let courses = lines.map { Course($0.points) }
    var count = 0
    for one in lines.indices {
      for other in lines.indices.dropFirst(one + 1)
      where courses[one].extent.meets(courses[other].extent) {
        guard !lines[one].ends.contains(where: lines[other].ends.contains) else { continue }
        if courses[one].crosses(courses[other]) { count += 1 }
      }
    }
    return count
  }

  /// The points of a Bézier curve of any number of pieces: one point, then three for each piece.
  static func sampled(_ controls: [Point]) -> [Point] {
    guard var last = controls.first else { return [] }
    var points = [last]
    for index in stride(from: 1, to: controls.count - 2, by: 3) {
      for step in 1...8 {
        let t = Double(step) / 8
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        let (p, q, r) = (controls[index], controls[index + 1], controls[index + 2])
        points.append(
          Point(
            x: a * last.x + b * p.x + c * q.x + d * r.x, y: a * last.y + b * p.y + c * q.y + d * r.y
          ))
      }
      last = controls[index + 2]
    }
    return points
  }

  private static func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  /// A line with what is asked of its pieces again and again, worked out once.
  private struct Course {
    let extent: Extent
    private let pieces: [(start: Point, end: Point, extent: Extent)]

    init(_ points: [Point]) {
      extent = Extent(of: points)
      pieces = zip(points, points.dropFirst()).map { ($0, $1, Extent(of: [$0, $1])) }
    }

    func crosses(_ other: Course) -> Bool {
      // Most pieces lie far from the whole other line.
      let near = other.pieces.filter { $0.extent.meets(extent) }
      for (a, b, extent) in pieces where extent.meets(other.extent) {
        for (c, d, piece) in near where extent.meets(piece) {
          if side(a, b, c) * side(a, b, d) < 0, side(c, d, a) * side(c, d, b) < 0 { return true }
        }
      }
      return false
    }
  }

  /// The smallest upright rectangle around some points.
  private struct Extent {
    private var (left, right, top, bottom) = (
      Double.infinity, -Double.infinity, Double.infinity, -Double.infinity
    )

    init(of points: [Point]) {
      for point in points {
        left = min(left, point.x)
        right = max(right, point.x)
        top = min(top, point.y)
        bottom = max(bottom, point.y)
      }
    }

    func meets(_ other: Extent) -> Bool {
      left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }
  }
}

extension Route {
  /// Points along the way, close enough that nothing hides between them.
  var samples: [Point] {
    var controls = points.prefix(1) + []
    for (index, pair) in zip(points.indices, zip(points, points.dropFirst())) {
      let middle = (pair.0.y + pair.1.y) / 2
      controls +=
        index.isMultiple(of: 2)
        ? [Point(x: pair.0.x, y: middle), Point(x: pair.1.x, y: middle), pair.1]
        : [pair.0, pair.1, pair.1]
    }
    return Crossings.sampled(Array(controls))
  }
}

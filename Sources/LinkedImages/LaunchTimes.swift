/// The launch times of a device, estimated from published or own measurements.
package struct LaunchTimes: Sendable {
  /// An app that was measured on a device.
  package struct Measurement: Hashable, Sendable {
    package let device: String
    package let frameworks: Int
    package let milliseconds: Int

    /// Numbers that no launch reaches are cut.
    package init(device: String, frameworks: Int, milliseconds: Int) {
      self.device = device
      self.frameworks = min(max(frameworks, 0), LaunchCost.most)
      self.milliseconds = min(max(milliseconds, 0), 10_000_000)
    }
  }

  /// A number of frameworks, and the least and the most time that it takes.
  private struct Point {
    let frameworks: Int
    let least: Int
    let most: Int
  }

  package static let devices = LaunchCost.phones.map(\.name)

  /// The least number of frameworks first; two or more.
  private let points: [Point]
  /// How many own measurements it rests on.
  package let ownCount: Int

  /// Nil for a device of which there is no measurement.
  package init?(of device: String, own measurements: [Measurement]) {
    let own = measurements.filter { $0.device == device }
    ownCount = own.count
    var points = own.grouped(by: \.frameworks).map { same in
      let times = same.map(\.milliseconds)
      return Point(
        frameworks: same[0].frameworks, least: times.min() ?? 0, most: times.max() ?? 0)
    }.sorted { $0.frameworks < $1.frameworks }
    if own.isEmpty {
      guard let phone = LaunchCost.phones.first(where: { $0.name == device }) else { return nil }
      points = [(LaunchCost.few, LaunchCost.timeOfFew(phone.time)), (LaunchCost.many, phone.time)]
        .map { Point(frameworks: $0, least: $1, most: $1) }
    }
    if let first = points.first, first.frameworks > 0 {
      // Without any framework an app takes what one took that had linked everything.
      let none = LaunchCost.none
      points.insert(
        Point(
          frameworks: 0, least: min(none.lowerBound, first.least),
          most: min(none.upperBound, first.most)), at: 0)
    }
    self.points = points
  }

  /// The least and the most milliseconds that a launch with so many frameworks takes.
  ///
  /// Covers linear growth from the least to the greatest measurement, and between neighbors.
  package func milliseconds(for frameworks: Int) -> ClosedRange<Int> {
    let count = min(max(frameworks, 0), LaunchCost.most)
    let ends = [points[0], points[points.count - 1]]
    let times = [ends, points].flatMap { line in
      [\Point.least, \.most].map { max(0, LaunchTimes.time(count, along: line, $0)) }
    }
    return (times.min() ?? 0)...(times.max() ?? 0)
  }

  /// The height of a line through points at some place, and beyond the last one straight on.
  private static func time(
    _ count: Int, along points: [Point], _ height: KeyPath<Point, Int>
  ) -> Int {
    guard points.count > 1 else { return points[0][keyPath: height] }
    let next = points.indices.dropFirst().first { points[$0].frameworks >= count }
    let (one, two) = (points[(next ?? points.count - 1) - 1], points[next ?? points.count - 1])
    let (low, high) = (one[keyPath: height], two[keyPath: height])
    guard two.frameworks > one.frameworks else { return high }
    return low + (count - one.frameworks) * (high - low) / (two.frameworks - one.frameworks)
  }
}

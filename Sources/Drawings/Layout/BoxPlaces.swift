/// Where each box belongs from left to right, between 0 and 1, whatever row it stands in.
///
/// A box is drawn to those that arrows join it with, and held by its place in the alphabet of its
/// band. So there is one answer, and an arrow more or less changes it mostly about its two ends; an
/// order that is sought from scratch would be quite another one each time.
enum BoxPlaces {
  private static let rounds = 15
  /// How much the joined boxes count; the rest is the alphabet.
  private static let pull = 0.85
  /// How far the boxes of a band are spread out again in each round: they would meet in the middle.
  private static let spread = 0.1

  /// The places of all boxes.
  static func all(of drawing: Drawing) -> [Double] {
    var places = [Double](repeating: 0, count: drawing.boxes.count)
    for band in drawing.bands { spreadOut(Array(band.boxes), by: 1, &places) }
    let alphabet = places
    let neighbours = neighbours(in: drawing)
    for _ in 0..<rounds {
      let before = places
      for (box, others) in neighbours.enumerated() where !others.isEmpty {
        let middle = others.reduce(0) { $0 + before[$1] } / Double(others.count)
        places[box] = alphabet[box] + pull * (middle - alphabet[box])
      }
      for band in drawing.bands {
        let sorted = band.boxes.sorted { (places[$0], $0) < (places[$1], $1) }
        spreadOut(sorted, by: spread, &places)
      }
    }
    return places
  }

  /// Moves boxes towards places at even distances.
  private static func spreadOut(_ boxes: [Int], by share: Double, _ places: inout [Double]) {
    let last = Double(boxes.count - 1)
    for (slot, box) in boxes.enumerated() {
      let even = last > 0 ? Double(slot) / last : 0.5
      places[box] += share * (even - places[box])
    }
  }

  /// What arrows join each box with, once for each arrow.
  private static func neighbours(in drawing: Drawing) -> [[Int]] {
    var neighbours = [[Int]](repeating: [], count: drawing.boxes.count)
    for arrow in drawing.arrows where !arrow.isPort {
      neighbours[arrow.from].append(arrow.to)
      neighbours[arrow.to].append(arrow.from)
    }
    return neighbours
  }
}

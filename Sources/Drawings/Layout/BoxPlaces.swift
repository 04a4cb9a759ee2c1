/// The horizontal position of each box, between 0 and 1, independent of its row.
///
/// A box is pulled towards its neighbors by arrows, and held by its alphabetical position in its
/// band. So the solution is unique, and one arrow more mostly moves its two ends; a search from
/// scratch would give a new order each time. The constants minimize crossings while one more link
/// swaps at most one pair in twenty.
enum BoxPlaces {
  private static let rounds = 15
  /// How much the joined boxes count; the rest is the alphabet.
  private static let pull = 0.85
  /// How far the boxes of a band are spread out again in each round: they would meet in the middle.
  private static let spread = 0.2

  static func all(of drawing: Drawing) -> [Double] {
    var places = [Double](repeating: 0, count: drawing.boxes.count)
    for band in drawing.bands { spreadOut(Array(band.boxes), by: 1, &places) }
    let alphabet = places
    let neighbours = neighbours(in: drawing)
    for _ in 0..<rounds {
      let before = places
      for (box, others) in neighbours.enumerated() where !others.isEmpty {
        let sum = others.reduce(0) { $0 + $1.weight * before[$1.box] }
        let middle = sum / others.reduce(0) { $0 + $1.weight }
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

  /// The neighbors of each box, once per arrow; those in distant bands weigh less.
  private static func neighbours(in drawing: Drawing) -> [[(box: Int, weight: Double)]] {
    var neighbours = [[(box: Int, weight: Double)]](repeating: [], count: drawing.boxes.count)
    for arrow in drawing.arrows where !arrow.isPort {
      let bands = abs(drawing.boxes[arrow.from].band - drawing.boxes[arrow.to].band)
      let distance = Double(max(1, bands))
      let weight = 1 / (distance * distance)
      neighbours[arrow.from].append((arrow.to, weight))
      neighbours[arrow.to].append((arrow.from, weight))
    }
    return neighbours
  }
}

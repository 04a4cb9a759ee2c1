internal import Modules

/// Which of two boxes of one band stands higher, so that most arrows between them lead down.
struct BandRanks {
  private let heights: [Int]
  private let order: [Int]

  init(of drawing: Drawing) {
    let inner = drawing.arrows.filter { arrow in
      drawing.boxes[arrow.from].band == drawing.boxes[arrow.to].band
    }
    let shape = Adjacency(
      count: drawing.boxes.count, edges: inner.map { .init(from: $0.from, to: $0.to) })
    heights = shape.heights()
    order = BandRanks.order(of: inner, count: drawing.boxes.count)
  }

  /// Whether one box belongs above the other; exactly one of two boxes does.
  func isAbove(_ one: Int, _ other: Int) -> Bool {
    if heights[one] != heights[other] { return heights[one] > heights[other] }
    return (order[one], one) < (order[other], other)
  }

  /// Inside a cycle whoever has the better balance of arrows stands higher; cut ones do not count.
  private static func order(of arrows: [Drawing.Arrow], count: Int) -> [Int] {
    var balance = [Int](repeating: 0, count: count)
    for arrow in arrows where !arrow.isCut {
      balance[arrow.from] -= 1
      balance[arrow.to] += 1
    }
    return balance
  }
}

/// Which boxes of the same band arrows join, and how strongly a box is pulled up or down.
struct BandNeighbors {
  private(set) var below: [[Int]]
  /// Whether an arrow joins a box with another of its band.
  private(set) var isBound: [Bool]
  /// Arrows from higher bands less arrows to lower ones.
  private(set) var pull: [Int]
  let ranks: BandRanks

  init(of drawing: Drawing) {
    let count = drawing.boxes.count
    below = Array(repeating: [], count: count)
    isBound = Array(repeating: false, count: count)
    pull = Array(repeating: 0, count: count)
    ranks = BandRanks(of: drawing)
    for arrow in drawing.arrows where !arrow.isPort {
      let (from, to) = (drawing.boxes[arrow.from].band, drawing.boxes[arrow.to].band)
      if from == to {
        let isDown = ranks.isAbove(arrow.from, arrow.to)
        below[isDown ? arrow.from : arrow.to].append(isDown ? arrow.to : arrow.from)
        isBound[arrow.from] = true
        isBound[arrow.to] = true
      } else {
        pull[arrow.from] -= 1
        pull[arrow.to] += 1
      }
    }
  }
}

/// Ranks the boxes of a band so that most arrows between them lead down.
package struct BandRanks {
  private let heights: [Int]
  /// The balance of arrows, which orders boxes inside a cycle; cut arrows don't count.
  private var balance: [Int]

  package init(of drawing: Drawing) {
    let inner = drawing.arrows.filter { arrow in
      !arrow.isPort && drawing.boxes[arrow.from].band == drawing.boxes[arrow.to].band
    }
    let edges = inner.map { Adjacency.Edge(from: $0.from, to: $0.to) }
    heights = Adjacency(count: drawing.boxes.count, edges: edges).heights()
    balance = Array(repeating: 0, count: drawing.boxes.count)
    for arrow in inner where !arrow.isCut {
      balance[arrow.from] -= 1
      balance[arrow.to] += 1
    }
  }

  /// Whether one box belongs above the other; exactly one of two boxes does.
  package func isAbove(_ one: Int, _ other: Int) -> Bool {
    (-heights[one], balance[one], one) < (-heights[other], balance[other], other)
  }
}

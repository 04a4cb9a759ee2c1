import Modules
import TestSupport
import Testing

@testable import Drawings

/// Who knows yesterday's picture finds their way in today's.
@Suite("The order of boxes when a link is added")
struct StableOrderTests {
  /// The boxes of each row, from left to right.
  private func rows(of drawing: Drawing) -> [[Int]] {
    let widths = BoxLabel.all(of: drawing).map(\.width)
    return LayeredGraph.ordered(of: drawing, widths: widths).rows.map { row in
      row.filter { $0 < drawing.boxes.count }
    }
  }

  /// The share of pairs that stand the other way round, of those in one row before and after.
  private func reordered(_ before: [[Int]], _ after: [[Int]]) -> Double {
    var slots: [Int: (row: Int, slot: Int)] = [:]
    for (row, boxes) in after.enumerated() {
      for (slot, box) in boxes.enumerated() { slots[box] = (row, slot) }
    }
    var (pairs, turned) = (0, 0)
    for boxes in before {
      for (index, box) in boxes.enumerated() {
        for other in boxes.dropFirst(index + 1) {
          guard let left = slots[box], let right = slots[other], left.row == right.row else {
            continue
          }
          pairs += 1
          turned += left.slot > right.slot ? 1 : 0
        }
      }
    }
    return Double(turned) / Double(max(1, pairs))
  }

  /// Draws one link more, from a box to one of a lower band.
  private func adding(to drawing: Drawing, _ lot: inout SplitMix) throws -> Drawing {
    var drawing = drawing
    var arrow = try #require(drawing.arrows.randomElement(using: &lot))
    repeat {
      arrow.from = Int.random(in: drawing.boxes.indices, using: &lot)
      arrow.to = Int.random(in: drawing.boxes.indices, using: &lot)
    } while drawing.boxes[arrow.from].band >= drawing.boxes[arrow.to].band
      || drawing.arrows.contains { $0.from == arrow.from && $0.to == arrow.to }
    drawing.arrows.append(arrow)
    drawing.arrows.sort { ($0.from, $0.to) < ($1.from, $1.to) }
    return drawing
  }

  /// The shares of reordered pairs, for a few links more in each of some frameworks.
  private func shares(modules count: Int, seeds: Int) throws -> [Double] {
    var lot = SplitMix(seed: 17)
    return try (1...UInt64(seeds)).flatMap { seed -> [Double] in
      let before = Drawing(of: RandomArchitecture.make(modules: count, seed: seed))
      let rows = rows(of: before)
      return try (0..<4).map { _ in
        reordered(rows, self.rows(of: try adding(to: before, &lot)))
      }
    }
  }

  @Test(
    "no more than one pair in twenty changes",
    arguments: Tries.areMany ? [(100, 2), (150, 1)] : [(100, 1)])
  func links(count: Int, seeds: Int) throws {
    let shares = try shares(modules: count, seeds: seeds)
    #expect(shares.allSatisfy { $0 <= 0.05 })
    #expect(shares.contains { $0 > 0 })
  }

  @Test(
    "nor on the mean in drawings of a few boxes, where one pair may be a third of all",
    arguments: zip(
      [[8, 12, 16, 20, 25], [30, 40, 50]], [Tries.few(4, many: 8), Tries.few(2, many: 3)]))
  func few(counts: [Int], seeds: Int) throws {
    let shares = try counts.flatMap { try self.shares(modules: $0, seeds: seeds) }
    #expect(shares.reduce(0, +) / Double(shares.count) <= 0.05)
    #expect(shares.contains { $0 > 0 })
  }

  @Test("boxes stand in one order, whatever row they are in", arguments: [12, 25, 50])
  func places(count: Int) {
    for seed in 1...4 as ClosedRange<UInt64> {
      let drawing = Drawing(of: RandomArchitecture.make(modules: count, seed: seed))
      let places = BoxPlaces.all(of: drawing)
      for row in rows(of: drawing) {
        #expect(row == row.sorted { (places[$0], $0) < (places[$1], $1) })
      }
    }
  }
}

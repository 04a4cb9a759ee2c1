import Modules
import TestSupport
import Testing

@testable import Drawings

/// What `RowGap` sums up, counted line by line; and every way there is, tried.
@Suite("The way of a line through the rows")
struct RowGapTests {
  private struct Line {
    let upper: Int
    let lower: Int
    let cost: Int
  }

  /// Two lines cross if they change sides; a slot is at the left of the node that it has the number of.
  private func cost(of way: [Int], _ lines: [[Line]]) -> Int {
    lines.enumerated().reduce(0) { sum, gap in
      sum
        + gap.element.filter { line in
          (line.upper < way[gap.offset]) != (line.lower < way[gap.offset + 1])
        }.reduce(0) { $0 + $1.cost }
    }
  }

  @Test("no other way costs less", arguments: 1...20)
  func ways(seed: UInt64) {
    var lot = SplitMix(seed: seed)
    let counts = (0..<4).map { _ in Int.random(in: 1...4, using: &lot) }
    var lines: [[Line]] = []
    var gaps: [RowGap] = []
    for (upper, lower) in zip(counts, counts.dropFirst()) {
      lines.append(
        (0..<6).map { _ in
          Line(
            upper: Int.random(in: 0..<upper, using: &lot),
            lower: Int.random(in: 0..<lower, using: &lot), cost: Int.random(in: 1...4, using: &lot))
        })
      var gap = RowGap(upper: upper, lower: lower)
      for line in lines[lines.count - 1] {
        gap.add(from: line.upper, to: line.lower, cost: line.cost)
      }
      gap.sum()
      gaps.append(gap)
    }
    let best = RowGap.cheapestWay(through: gaps, from: 0, to: counts[3])
    #expect(best.count == 4 && best[0] == 0 && best[3] == counts[3])
    #expect(RowGap.cost(of: best, through: gaps) == cost(of: best, lines))
    for one in 0...counts[1] {
      for other in 0...counts[2] {
        #expect(cost(of: best, lines) <= cost(of: [0, one, other, counts[3]], lines))
      }
    }
  }

  @Test("only where there are few arrows each has its own way", .timeLimit(.minutes(10)))
  func crowd() throws {
    let names = (0..<50).map { "M\($0)" }
    let links = names.indices.dropLast().map { index in
      "\(names[index]) -> \(names[(index + 1)...].joined(separator: ", "))"
    }
    let blueprint = Blueprint(
      layers: names.map { Layer("layer \($0)", [Pattern($0)]) }, roles: [:], folderNames: .ignored)
    let graph = try GraphDrawing(
      (["core | " + names.joined(separator: ", ")] + links)
        .joined(separator: "\n")
    ).graph
    let drawing = Drawing(
      of: classify(graph, as: blueprint), as: DrawingView(level: .layer))
    #expect(Layout(of: drawing).routes.count == 50 * 49 / 2)
  }
}

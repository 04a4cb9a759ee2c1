import Modules
import TestSupport
import Testing

@Suite("Cutting cycles")
struct CutTests {
  private func graph(_ count: Int, _ pairs: [(Int, Int)]) -> Adjacency {
    Adjacency(count: count, edges: pairs.map { .init(from: $0, to: $1) })
  }

  /// All edges but some, to see what is left.
  private func graph(_ count: Int, _ pairs: [(Int, Int)], without cut: [Int]) -> Adjacency {
    graph(count, pairs.indices.filter { !cut.contains($0) }.map { pairs[$0] })
  }

  @Test("a ring needs one cut, and a worthless edge is taken for it")
  func ring() {
    let ring = [(0, 1), (1, 2), (2, 0)]
    for worthless in ring.indices {
      let cut = graph(3, ring).cut(of: [0, 1, 2], sparing: { $0 != worthless })
      #expect(cut == [worthless])
    }
  }

  @Test("an edge to itself and parallel edges are all cut")
  func loops() {
    #expect(graph(1, [(0, 0)]).cut(of: [0], sparing: { _ in true }) == [0])
    let cut = graph(2, [(0, 1), (1, 0), (1, 0)]).cut(of: [0, 1], sparing: { $0 == 0 })
    #expect(cut == [1, 2])
  }

  @Test("two rings that share an edge are cut there")
  func sharedEdge() {
    let pairs = [(0, 1), (1, 2), (2, 0), (1, 3), (3, 0)]
    #expect(graph(4, pairs).cut(of: [0, 1, 2, 3], sparing: { _ in true }) == [0])
  }

  @Test("no cycle is left, no cut edge is needless, worth is spared", arguments: 0..<60)
  func randomGraphs(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let count = Int.random(in: 2...14, using: &random)
    // Edges that lead up are worth keeping: they alone make no cycle.
    let pairs = (0..<Int.random(in: 2...50, using: &random)).map { _ in
      (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
    }
    let whole = graph(count, pairs)
    let cut = whole.cyclicSets().flatMap { set in
      whole.cut(of: set, sparing: { pairs[$0].0 < pairs[$0].1 })
    }
    #expect(graph(count, pairs, without: cut).cyclicSets().isEmpty)
    #expect(cut.allSatisfy { pairs[$0].0 >= pairs[$0].1 })
    for spared in cut {
      let rest = graph(count, pairs, without: cut.filter { $0 != spared })
      #expect(!rest.cyclicSets().isEmpty)
    }
  }
}

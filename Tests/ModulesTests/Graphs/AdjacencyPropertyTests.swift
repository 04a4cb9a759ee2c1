import Modules
import TestSupport
import Testing

@Suite("Questions to a graph, against their plain definitions")
struct AdjacencyPropertyTests {
  @Test("on random graphs", arguments: 0..<60)
  func random(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let count = Int.random(in: 1...9, using: &random)
    let edges = (0..<Int.random(in: 0...20, using: &random)).map { _ in
      Adjacency.Edge(
        from: .random(in: 0..<count, using: &random), to: .random(in: 0..<count, using: &random))
    }
    let graph = Adjacency(count: count, edges: edges)
    let naive = NaiveGraph(count: count, edges: edges)
    let components = graph.components()
    for one in 0..<count {
      #expect(graph.closure(of: one) == (0..<count).filter { naive.ways(one, $0) != nil })
      for other in 0..<count {
        let isTogether =
          one == other || (naive.ways(one, other) != nil && naive.ways(other, one) != nil)
        #expect((components.numbers[one] == components.numbers[other]) == isTogether)
        let chains = graph.shortestChains(from: one, to: other)
        #expect(chains?.edges.count == naive.ways(one, other)?.length)
        #expect(chains?.count == naive.ways(one, other)?.count)
        expectChain(chains, edges, from: one, to: other)
      }
    }
    for edge in edges {
      #expect(components.numbers[edge.from] >= components.numbers[edge.to])
      let isLevel = components.numbers[edge.from] == components.numbers[edge.to]
      let heights = graph.heights()
      #expect(
        isLevel == (heights[edge.from] == heights[edge.to]) || heights[edge.from] > heights[edge.to]
      )
    }
  }

  /// The edges of a chain must follow one another from its start to its end.
  private func expectChain(
    _ chains: ShortestChains?, _ edges: [Adjacency.Edge], from start: Int, to end: Int
  ) {
    guard let chains else { return }
    var vertex = start
    for number in chains.edges {
      #expect(edges[number].from == vertex)
      vertex = edges[number].to
    }
    #expect(vertex == end)
  }
}

/// A graph whose questions are answered by their definitions, however slowly.
private struct NaiveGraph {
  /// For each length, the number of ways between each two vertices.
  private let powers: [[[Int]]]

  init(count: Int, edges: [Adjacency.Edge]) {
    var matrix = Array(repeating: Array(repeating: 0, count: count), count: count)
    for edge in edges { matrix[edge.from][edge.to] = 1 }
    var powers = [matrix]
    for _ in 0..<count {
      guard let last = powers.last else { break }
      powers.append(
        (0..<count).map { row in
          (0..<count).map { column in
            (0..<count).reduce(0) { $0 + last[row][$1] * matrix[$1][column] }
          }
        })
    }
    self.powers = powers
  }

  /// The length of the shortest ways of one edge or more, and their number.
  func ways(_ one: Int, _ other: Int) -> (length: Int, count: Int)? {
    powers.firstIndex { $0[one][other] > 0 }.map { ($0 + 1, powers[$0][one][other]) }
  }
}

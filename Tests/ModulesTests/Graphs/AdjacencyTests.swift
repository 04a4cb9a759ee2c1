import Modules
import TestSupport
import Testing

@Suite("Questions to a graph")
struct AdjacencyTests {
  @Test("cycles are strongly connected sets")
  func cycles() throws {
    let drawing = try GraphDrawing(
      """
      App -> A -> B -> C -> A
      C -> D -> E -> D
      F -> F
      """)
    let shape = drawing.graph.adjacency()
    let sets = shape.cyclicSets().map { drawing.names($0.map(TargetID.init)) }
    #expect(Set(sets) == [["A", "B", "C"], ["D", "E"], ["F"]])
  }

  @Test("a target reaches what its links reach, itself only over a cycle")
  func closure() throws {
    let drawing = try GraphDrawing("App -> A -> B -> [Alamofire]\nB -> C -> B\nX -> C")
    let shape = drawing.graph.adjacency()
    func closure(_ name: String) throws -> [String] {
      drawing.names(shape.closure(of: try drawing[name].index).map(TargetID.init))
    }
    #expect(try closure("App") == ["A", "B", "C"])
    #expect(try closure("B") == ["B", "C"])
    let users = shape.reversed.closure(of: try drawing["C"].index).map(TargetID.init)
    #expect(drawing.names(users) == ["A", "App", "B", "C", "X"])
  }

  @Test("the shortest chain, its places, and how many are as short")
  func chain() throws {
    let drawing = try GraphDrawing(
      """
      App -> A, B, Long
      A -> Core
      A -> Core
      B -> Core
      Long -> Longer -> Core
      Core -> App
      """)
    let graph = drawing.graph
    let links = graph.adjacency()
    let chains = try #require(
      links.shortestChains(from: drawing["App"].index, to: drawing["Core"].index))
    #expect(chains.count == 2)
    #expect(
      chains.edges.map { graph.place(of: graph.links[$0]).description } == [
        "App/project.yml:1:8", "A/project.yml:2:6",
      ])
    let cycle = try #require(
      links.shortestChains(from: drawing["App"].index, to: drawing["App"].index))
    #expect(cycle.edges.count == 3)
    #expect(
      try links.shortestChains(from: drawing["Core"].index, to: drawing["Core"].index)?.count
        == 2)
    let weak = graph.adjacency { $0.isWeak }
    #expect(
      try weak.shortestChains(from: drawing["App"].index, to: drawing["Core"].index)?.count
        == nil)
  }

  @Test("chains from the nearest of many roots, then from others")
  func chainTree() {
    // 0 and 1 lead to 2, 2 to 3 and 4; 5 leads to 6 and, on a detour, to 4.
    let edges = [(0, 2), (1, 2), (2, 3), (2, 4), (5, 6), (6, 4)]
    let graph = Adjacency(count: 8, edges: edges.map { .init(from: $0.0, to: $0.1) })
    let all = graph.chains(from: [1, 0], then: [5, 1])
    #expect(graph.vertices.filter(all.leads) == [0, 1, 2, 3, 4, 5, 6])
    #expect(all.edges(to: 4) == [1, 3])
    #expect(all.edges(to: 6) == [4])
    #expect(all.edges(to: 5).isEmpty && all.edges(to: 7).isEmpty)
    #expect(graph.distances(from: [0, 6]) == [0, nil, 1, 2, 1, nil, 0, nil])
  }

  @Test("one search serves many roots, and a second round goes on from the first")
  func search() {
    let edges = [(0, 1), (1, 2), (0, 3), (3, 2), (2, 0)]
    var search = Search(Adjacency(count: 4, edges: edges.map { .init(from: $0.0, to: $0.1) }))
    for root in [0, 2] {
      var reach = search.reach(from: [root]) { edge, _ in edge != 0 && edge != 3 }
      let first = reach.steps.count
      search.extend(&reach, from: []) { _, _ in true }
      #expect(Set(reach.steps.map(\.vertex)) == [0, 1, 2, 3])
      #expect(reach.steps[first].vertex == 1)
      #expect(reach.edges(to: first).last == 0)
    }
  }

  @Test("a graph leaves out an edge that is nil, and keeps the numbers of the others")
  func leftOut() {
    let graph = Adjacency(count: 2, edges: [nil, .init(from: 0, to: 1), nil])
    #expect(Array(graph.edgeNumbers(from: 0)) == [1])
    #expect(Array(graph.reversed.edgeNumbers(from: 1)) == [1])
  }

  @Test("the number of chains stops at the largest number")
  func saturation() {
    // 70 diamonds in a row have 2 to the power of 70 ways through.
    var edges: [Adjacency.Edge] = []
    for diamond in 0..<70 {
      let top = diamond * 3
      for side in [top + 1, top + 2] {
        edges += [.init(from: top, to: side), .init(from: side, to: top + 3)]
      }
    }
    let graph = Adjacency(count: 211, edges: edges)
    #expect(graph.shortestChains(from: 0, to: 210)?.count == .max)
    #expect(graph.shortestChains(from: 0, to: 210)?.edges.count == 140)
  }

  @Test("heights are longest ways down; a cycle counts as one")
  func heights() throws {
    let drawing = try GraphDrawing("App -> A -> B -> C\nApp -> C\nB -> A\nX -> X")
    let heights = drawing.graph.adjacency().heights()
    #expect(drawing.graph.targets.map(\.name) == ["A", "App", "B", "C", "X"])
    #expect(heights == [1, 2, 1, 0, 0])
  }

  @Test("deep and dense graphs are no harder than others")
  func extremes() {
    let chain = Adjacency(
      count: 100_000, edges: (0..<99_999).map { .init(from: $0, to: $0 + 1) })
    #expect(chain.components().sets.count == 100_000)
    #expect(chain.heights().first == 99_999)
    #expect(chain.shortestChains(from: 0, to: 99_999)?.count == 1)
    let complete = Adjacency(
      count: 300,
      edges: (0..<300).flatMap { from in (0..<300).map { .init(from: from, to: $0) } })
    #expect(complete.cyclicSets().map(\.count) == [300])
    let reversed = complete.reversed
    #expect(reversed.vertices.allSatisfy { reversed.successors(of: $0).count == 300 })
  }
}

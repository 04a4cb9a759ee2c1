package import Modules

/// The judged links as one graph of targets and externals, for questions about chains.
package struct LinkChains {
  package let links: [JudgedLink]
  private let graph: ModuleGraph
  /// Every link turned round, because searches begin at what chains lead to; edges are numbered
  /// as `links` are.
  private let reversed: Adjacency

  init(_ links: [JudgedLink], in graph: ModuleGraph) {
    self.links = links
    self.graph = graph
    reversed = Adjacency(
      count: graph.vertexCount,
      edges: links.map { .init(from: graph.vertex(of: $0.to), to: $0.from.index) })
  }

  /// The links that lead to a vertex, by their positions in `links`.
  package func entries(of vertex: Int) -> some RandomAccessCollection<Int> {
    reversed.edgeNumbers(from: vertex)
  }

  /// The shortest chain from each of some targets to each of the goals that it reaches without
  /// going through another one of these targets, which answers for itself.
  package func chains(from starts: Selection, to goals: Selection) -> [[JudgedLink]] {
    let isStart = (0..<reversed.count).map { starts.contains(graph.end(of: $0)) }
    var search = Search(reversed.reversed)
    return starts.targets.flatMap { start in
      let reach = search.reach(from: [start.index]) { _, vertex in
        vertex == start.index || !isStart[vertex]
      }
      return reach.steps.indices.dropFirst().compactMap { number in
        goals.contains(graph.end(of: reach.steps[number].vertex))
          ? reach.edges(to: number).map { links[$0] } : nil
      }
    }
  }

  /// All that leads to some targets over others that may be passed, nearest first, with the links
  /// of each chain from where it begins.
  package func chains(
    to goals: [TargetID], through isPassed: (TargetID) -> Bool
  ) -> [(target: TargetID, chain: [JudgedLink])] {
    var search = Search(reversed)
    let reach = search.reach(from: goals.map(\.index)) { link, _ in isPassed(links[link].from) }
    return reach.steps.indices.compactMap { number in
      let chain = reach.edges(to: number).reversed().map { links[$0] }
      return chain.first.map { ($0.from, chain) }
    }
  }
}

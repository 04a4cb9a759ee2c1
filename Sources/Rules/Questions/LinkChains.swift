internal import Modules

/// The judged links as one graph of targets and externals, for questions about chains.
struct LinkChains {
  let links: [JudgedLink]
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
  func entries(of vertex: Int) -> some RandomAccessCollection<Int> {
    reversed.edgeNumbers(from: vertex)
  }

  /// For each of some targets its shortest chain to one of the goals that goes through none of
  /// these targets, if there is such a chain.
  func chains(from starts: Selection, to goals: Selection) -> [[JudgedLink]] {
    let ends =
      goals.targets.map { Link.End.target($0) } + goals.externals.map { Link.End.external($0) }
    let tree = reversed.chains(from: ends.map(graph.vertex)) { vertex in
      !starts.contains(graph.end(of: vertex))
    }
    return starts.targets.map { start in
      tree.edges(to: start.index).reversed().map { links[$0] }
    }.filter { !$0.isEmpty }
  }
}

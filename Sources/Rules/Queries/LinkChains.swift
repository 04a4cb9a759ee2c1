/// A chain of links; a long one has only its ends, since chains can be many.
package struct LinkChain {
  package let links: [CheckedLink]
  package let count: Int

  package init(_ chain: [CheckedLink]) {
    count = chain.count
    links = count <= Architecture.mostHops ? chain : [chain[0], chain[count - 1]]
  }

  package var ends: CheckedLink.Ends? {
    guard let first = links.first, let last = links.last else { return nil }
    return CheckedLink.Ends(from: first.from, to: last.to)
  }
}

/// The checked links as one graph of targets and externals, for queries about chains.
package struct LinkChains {
  package let links: [CheckedLink]
  private let graph: ModuleGraph
  /// The reversed graph, since searches begin at the goals; edges are numbered as `links` are.
  private let reversed: Adjacency

  init(_ links: [CheckedLink], in graph: ModuleGraph) {
    (self.links, self.graph) = (links, graph)
    reversed = Adjacency(
      count: graph.vertexCount,
      edges: links.map { .init(from: graph.vertex(of: $0.to), to: $0.from.index) })
  }

  package func entries(of vertex: Int) -> some RandomAccessCollection<Int> {
    reversed.edgeNumbers(from: vertex)
  }

  /// The shortest chains between starts and goals past no other start; no single links.
  package func chains(from starts: Selection, to goals: Selection) -> some Sequence<LinkChain> {
    let isStart = (0..<reversed.count).map { starts.contains(graph.end(of: $0)) }
    var search = Search(reversed.reversed)
    return starts.targets.lazy.flatMap { start in
      let reach = search.reach(from: [start.index]) { _, vertex in
        vertex == start.index || !isStart[vertex]
      }
      return reach.steps.indices.dropFirst().lazy.compactMap { number -> LinkChain? in
        guard goals.contains(graph.end(of: reach.steps[number].vertex)) else { return nil }
        let edges = reach.edges(to: number)
        return edges.count > 1 ? LinkChain(edges.map { links[$0] }) : nil
      }
    }
  }

  /// Everything that leads to some targets over allowed vertices, nearest first, with its chain.
  package func chains(
    to goals: [TargetID], through isPassed: (TargetID) -> Bool
  ) -> some Sequence<(target: TargetID, chain: [CheckedLink])> {
    var search = Search(reversed)
    let reach = search.reach(from: goals.map(\.index)) { link, _ in isPassed(links[link].from) }
    return reach.steps.indices.lazy.compactMap { number in
      let chain = reach.edges(to: number).reversed().map { links[$0] }
      return chain.first.map { ($0.from, chain) }
    }
  }
}

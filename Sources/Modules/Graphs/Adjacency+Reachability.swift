extension Adjacency {
  /// Returns, for each vertex, whether it is reachable from the roots, which count as reachable.
  ///
  /// For the vertices that lead to some others, reverse the graph.
  package func reachable(from roots: some Sequence<Int>) -> [Bool] {
    var search = Search(self)
    var isReached = [Bool](repeating: false, count: count)
    for step in search.reach(from: roots).steps { isReached[step.vertex] = true }
    return isReached
  }

  /// All vertices reachable over one edge or more, sorted.
  package func closure(of vertex: Int) -> [Int] {
    let isReached = reachable(from: successors(of: vertex))
    return vertices.filter { isReached[$0] }
  }

  /// Returns distances in edges from the nearest root; nil if unreachable or beyond the goal.
  package func distances(from roots: [Int], until goal: Int? = nil) -> [Int?] {
    var search = Search(self)
    let reach = search.reach(from: roots, until: goal)
    var distances = [Int?](repeating: nil, count: count)
    for step in reach.steps {
      let before = step.before < 0 ? -1 : distances[reach.steps[step.before].vertex] ?? 0
      distances[step.vertex] = before + 1
    }
    return distances
  }

  /// Returns shortest paths from the nearest root, then from other roots to the rest.
  package func chains(from roots: [Int], then others: [Int] = []) -> ChainTree {
    var search = Search(self)
    var reach = search.reach(from: roots)
    if !others.isEmpty { search.extend(&reach, from: others) }
    return ChainTree(reach, count: count)
  }
}

/// Shortest paths from some roots to all reachable vertices.
package struct ChainTree: Sendable {
  private let reach: Reach
  /// The step at each vertex; nil if unreachable.
  private var steps: [Int?]

  fileprivate init(_ reach: Reach, count: Int) {
    self.reach = reach
    steps = Array(repeating: nil, count: count)
    for (number, step) in reach.steps.enumerated() { steps[step.vertex] = number }
  }

  /// Whether a vertex is a root or reachable from one.
  package func leads(to vertex: Int) -> Bool { steps[vertex] != nil }

  /// The edges of the path from its root to a vertex; empty at a root, and if unreachable.
  package func edges(to vertex: Int) -> [Int] {
    steps[vertex].map { reach.edges(to: $0) } ?? []
  }
}

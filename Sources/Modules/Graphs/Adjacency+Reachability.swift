extension Adjacency {
  /// For every vertex, whether one of the given ones leads to it; they count as led to.
  ///
  /// For what leads to some vertices, ask the reversed graph.
  package func reachable(from roots: some Sequence<Int>) -> [Bool] {
    var search = Search(self)
    var isReached = [Bool](repeating: false, count: count)
    for step in search.reach(from: roots).steps { isReached[step.vertex] = true }
    return isReached
  }

  /// All vertices that a vertex leads to over one edge or more, sorted.
  package func closure(of vertex: Int) -> [Int] {
    let isReached = reachable(from: successors(of: vertex))
    return vertices.filter { isReached[$0] }
  }

  /// How far every vertex is from the nearest of some roots, in edges; nil where none leads, and
  /// for some that are no nearer than the goal, if there is one.
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

  /// Shortest chains from the nearest of some roots, then from others to what these do not reach.
  ///
  /// A vertex that is not open is led to, but not through, unless it is a root.
  package func chains(
    from roots: [Int], then others: [Int] = [], through isOpen: (Int) -> Bool = { _ in true }
  ) -> ChainTree {
    var isRoot = [Bool](repeating: false, count: count)
    for root in roots + others { isRoot[root] = true }
    var search = Search(self)
    var reach = search.reach(from: roots) { _, from in isRoot[from] || isOpen(from) }
    if !others.isEmpty {
      search.extend(&reach, from: others) { _, from in isRoot[from] || isOpen(from) }
    }
    return ChainTree(reach, count: count)
  }
}

/// Shortest chains from some roots to all that they lead to, to be asked by vertex.
package struct ChainTree: Sendable {
  private let reach: Reach
  /// The step at each vertex; nil where no chain leads.
  private var steps: [Int32?]

  fileprivate init(_ reach: Reach, count: Int) {
    self.reach = reach
    steps = Array(repeating: nil, count: count)
    for (number, step) in reach.steps.enumerated() {
      steps[step.vertex] = Int32(truncatingIfNeeded: number)
    }
  }

  /// Whether a vertex is a root, or a chain leads there.
  package func leads(to vertex: Int) -> Bool { steps[vertex] != nil }

  /// The edges of the chain from its root to a vertex; none at a root, and where no chain leads.
  package func edges(to vertex: Int) -> [Int] {
    steps[vertex].map { reach.edges(to: Int($0)) } ?? []
  }
}

extension Adjacency {
  /// For every vertex, whether one of the given ones leads to it; they count as led to.
  ///
  /// For what leads to some vertices, ask the reversed graph.
  package func reachable(from roots: some Sequence<Int>) -> [Bool] {
    var isReached = [Bool](repeating: false, count: count)
    var pending: [Int] = []
    for root in roots where !isReached[root] {
      isReached[root] = true
      pending.append(root)
    }
    while let vertex = pending.popLast() {
      for successor in successors(of: vertex) where !isReached[successor] {
        isReached[successor] = true
        pending.append(successor)
      }
    }
    return isReached
  }

  /// All vertices that a vertex leads to over one edge or more, sorted.
  package func closure(of vertex: Int) -> [Int] {
    let isReached = reachable(from: successors(of: vertex))
    return vertices.filter { isReached[$0] }
  }
}

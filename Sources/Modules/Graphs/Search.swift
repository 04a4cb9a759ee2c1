/// The result of a breadth-first search, nearest first, and its edges.
package struct Reach: Sendable {
  /// One vertex that was reached.
  package struct Step: Sendable {
    package let vertex: Int
    /// The edge that led here; -1 at a root.
    fileprivate let edge: Int
    /// The position of the step that the edge left; -1 at a root.
    package let before: Int
  }

  package fileprivate(set) var steps: [Step] = []

  /// The numbers of the edges that lead from a root to a step.
  package func edges(to step: Int) -> [Int] {
    var edges: [Int] = []
    var current = steps[step]
    while current.edge >= 0 {
      edges.append(current.edge)
      current = steps[current.before]
    }
    return edges.reversed()
  }
}

/// Searches one graph from many roots in turn, without clearing its memory in between.
package struct Search {
  /// Whether an edge is followed, given its number and the vertex that it leaves.
  package typealias Choice = (_ edge: Int, _ from: Int) -> Bool

  private let graph: Adjacency
  /// The step of each vertex, valid only if that step names the vertex; else it is new.
  private var positions: [Int]

  package init(_ graph: Adjacency) {
    self.graph = graph
    positions = [Int](repeating: 0, count: graph.count)
  }

  /// All that some roots lead to, they themselves first; ends early at a vertex looked for.
  package mutating func reach(
    from roots: some Sequence<Int>, until goal: Int? = nil,
    over isFollowed: Choice = { _, _ in true }
  ) -> Reach {
    var reach = Reach()
    extend(&reach, from: roots, until: goal, over: isFollowed)
    return reach
  }

  /// A second round, which must follow the first at once: what else is reached, from more roots or
  /// over other edges, which may leave what the first round reached.
  package mutating func extend(
    _ reach: inout Reach, from roots: some Sequence<Int>, until goal: Int? = nil,
    over isFollowed: Choice = { _, _ in true }
  ) {
    for root in roots where !isKnown(root, in: reach) {
      append(root, over: -1, behind: -1, to: &reach)
    }
    var next = 0
    while next < reach.steps.count {
      let vertex = reach.steps[next].vertex
      for slot in graph.slots(of: vertex) {
        let (head, edge) = (graph.head(at: slot), graph.edgeNumber(at: slot))
        guard !isKnown(head, in: reach), isFollowed(edge, vertex) else { continue }
        append(head, over: edge, behind: next, to: &reach)
        if head == goal { return }
      }
      next += 1
    }
  }

  private func isKnown(_ vertex: Int, in reach: Reach) -> Bool {
    let position = positions[vertex]
    return position < reach.steps.count && reach.steps[position].vertex == vertex
  }

  private mutating func append(
    _ vertex: Int, over edge: Int, behind step: Int, to reach: inout Reach
  ) {
    positions[vertex] = reach.steps.count
    reach.steps.append(Reach.Step(vertex: vertex, edge: edge, before: step))
  }
}

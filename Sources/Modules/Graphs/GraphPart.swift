/// The subgraph of some vertices, numbered from 0.
package struct GraphPart: Sendable {
  package let graph: Adjacency
  /// The vertex of the whole graph that each vertex is, ascending.
  package let vertices: [Int]
  /// The edges between them, by their numbers here.
  package let edges: [Adjacency.Edge]
  /// The number in the whole graph of each edge, by its number here.
  package let edgeNumbers: [Int]

  /// The cycles left without the edges between two vertices, by numbers in the whole graph.
  package func cycles(without ends: Adjacency.Edge) -> [[Int]] {
    let kept = edges.map { edge in
      vertices[edge.from] == ends.from && vertices[edge.to] == ends.to ? nil : edge
    }
    return Adjacency(count: vertices.count, edges: kept).cyclicSets()
      .map { set in set.map { vertices[$0] } }
  }

  /// The number that a vertex of the whole graph has here.
  package func vertex(_ whole: Int) -> Int? {
    let index = vertices.partitioningIndex { $0 >= whole }
    return index < vertices.count && vertices[index] == whole ? index : nil
  }
}

extension Adjacency {
  /// The subgraph of some vertices, given in ascending order.
  ///
  /// Takes time only for these vertices and their edges.
  package func part(of vertices: [Int]) -> GraphPart {
    let locals = Dictionary(uniqueKeysWithValues: zip(vertices, vertices.indices))
    var edges: [Edge] = []
    var numbers: [Int] = []
    for (local, vertex) in vertices.enumerated() {
      for (head, number) in zip(successors(of: vertex), self.edgeNumbers(from: vertex)) {
        guard let to = locals[head] else { continue }
        edges.append(Edge(from: local, to: to))
        numbers.append(number)
      }
    }
    return GraphPart(
      graph: Adjacency(count: vertices.count, edges: edges), vertices: vertices,
      edges: edges, edgeNumbers: numbers)
  }
}

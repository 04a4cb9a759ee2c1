/// A shortest path from one vertex to another by the numbers of its edges: among equals, the path
/// with the first edges; and the number of equally short paths over different vertices, at most the
/// largest number.
package typealias ShortestChains = (edges: [Int], count: Int)

extension Adjacency {
  /// The shortest paths between two vertices, with at least one edge; for equal ends, a cycle.
  package func shortestChains(from start: Int, to end: Int) -> ShortestChains? {
    let distances = reversed.distances(from: [end], until: start)
    guard let nearest = successors(of: start).compactMap({ distances[$0] }).min() else {
      return nil
    }
    let length = nearest + 1
    var edges: [Int] = []
    var vertex = start
    for left in stride(from: length, to: 0, by: -1) {
      let slots = slots(of: vertex)
      guard let slot = slots.first(where: { distances[head(at: $0)] == left - 1 }) else { break }
      edges.append(edgeNumber(at: slot))
      vertex = head(at: slot)
    }
    return ShortestChains(edges: edges, count: chainCount(from: start, length: length, distances))
  }

  /// Counts the shortest paths from a vertex; parallel edges count once.
  private func chainCount(from start: Int, length: Int, _ distances: [Int?]) -> Int {
    var counts = [start: 1]
    for left in stride(from: length, to: 0, by: -1) {
      var next: [Int: Int] = [:]
      for (vertex, chains) in counts {
        for head in Set(successors(of: vertex)) where distances[head] == left - 1 {
          let (sum, overflow) = next[head, default: 0].addingReportingOverflow(chains)
          next[head] = overflow ? .max : sum
        }
      }
      counts = next
    }
    return counts.values.first ?? 0
  }
}

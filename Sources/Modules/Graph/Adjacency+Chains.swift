/// How one vertex leads to another on the shortest way.
package struct ShortestChains: Sendable {
  /// The edges of one such chain, by their numbers: of several the one whose edges come first.
  package let edges: [Int]
  /// How many chains of different vertices are as short; stops at the largest number there is.
  package let count: Int
}

extension Adjacency {
  /// The shortest chains between two vertices, of one edge at least; from a vertex to itself that
  /// is its shortest cycle.
  package func shortestChains(from start: Int, to end: Int) -> ShortestChains? {
    let distances = reversed.distances(from: end, endingAt: start)
    guard let length = distances.first(from: self, start) else { return nil }
    var edges: [Int] = []
    var vertex = start
    for left in stride(from: length, to: 0, by: -1) {
      let slots = slots(of: vertex)
      guard let slot = slots.first(where: { distances[head(at: $0)] == left - 1 }) else { break }
      edges.append(edgeNumber(at: slot))
      vertex = head(at: slot)
    }
    return ShortestChains(
      edges: edges, count: chainCount(from: start, length: length, distances))
  }

  /// How far every vertex is from one, over edges; nothing for those that it never leads to.
  package func distances(from start: Int) -> [Int?] {
    let distances = distances(from: start, endingAt: nil)
    return vertices.map { distances[$0] >= 0 ? distances[$0] : nil }
  }

  /// Breadth first; vertices farther away than the last one wanted are left out.
  private func distances(from start: Int, endingAt last: Int?) -> Distances {
    var distances = Distances(count: count)
    distances[start] = 0
    var queue = [start]
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      if vertex == last, vertex != start { break }
      for successor in successors(of: vertex) where distances[successor] < 0 {
        distances[successor] = distances[vertex] + 1
        queue.append(successor)
      }
    }
    return distances
  }

  /// Counts the ways from a vertex down the distances; parallel edges are one way.
  private func chainCount(from start: Int, length: Int, _ distances: Distances) -> Int {
    var counts = [start: 1]
    for left in stride(from: length, to: 0, by: -1) {
      var next: [Int: Int] = [:]
      for (vertex, ways) in counts {
        for head in Set(successors(of: vertex)) where distances[head] == left - 1 {
          let (sum, overflow) = next[head, default: 0].addingReportingOverflow(ways)
          next[head] = overflow ? .max : sum
        }
      }
      counts = next
    }
    return counts.values.first ?? 0
  }
}

/// The distance of every vertex from one; below zero where it is not known.
private struct Distances {
  private var values: [Int32]

  init(count: Int) { values = Array(repeating: -1, count: count) }

  subscript(vertex: Int) -> Int {
    get { Int(values[vertex]) }
    set { values[vertex] = Int32(clamping: newValue) }
  }

  /// The length of the shortest way that begins with one of a vertex's edges.
  func first(from graph: Adjacency, _ start: Int) -> Int? {
    graph.successors(of: start).lazy.map { self[$0] }.filter { $0 >= 0 }.min().map { $0 + 1 }
  }
}

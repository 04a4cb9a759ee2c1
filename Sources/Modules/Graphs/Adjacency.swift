/// A directed graph of integers.
///
/// Rules make one of the links they need. Every query is iterative and about linear.
package struct Adjacency: Sendable {
  /// One edge; parallel edges stay apart.
  package struct Edge: Hashable, Sendable {
    package let from: Int
    package let to: Int

    package init(from: Int, to: Int) { (self.from, self.to) = (from, to) }
  }

  package let count: Int
  private let starts: [Int32]
  private let heads: [Int32]
  /// The position of each edge among those it was made of.
  private let numbers: [Int32]

  /// A graph of the edges, numbered as they stand here; a nil takes a number and is no edge.
  ///
  /// The edges that leave a vertex keep their order.
  package init(count: Int, edges: [Edge?]) {
    let buckets = Buckets(count: count, keys: edges.map { $0?.from ?? -1 })
    self.count = count
    starts = buckets.starts
    numbers = buckets.members
    heads = buckets.members.map { Int32(truncatingIfNeeded: edges[Int($0)]?.to ?? 0) }
  }

  package var vertices: Range<Int> { 0..<count }

  /// The vertices that one leads to, in the order of the edges.
  package func successors(of vertex: Int) -> some RandomAccessCollection<Int> {
    heads[slots(of: vertex)].lazy.map(Int.init)
  }

  /// The edges that leave a vertex, by the numbers that they were made with.
  package func edgeNumbers(from vertex: Int) -> some RandomAccessCollection<Int> {
    numbers[slots(of: vertex)].lazy.map(Int.init)
  }

  package var reversed: Adjacency {
    var edges = [Edge?](repeating: nil, count: Int(numbers.max() ?? -1) + 1)
    for vertex in vertices {
      for slot in slots(of: vertex) {
        edges[Int(numbers[slot])] = Edge(from: Int(heads[slot]), to: vertex)
      }
    }
    return Adjacency(count: count, edges: edges)
  }

  /// Where the edges of a vertex lie; searches that stop halfway go on from a slot.
  package func slots(of vertex: Int) -> Range<Int> { Int(starts[vertex])..<Int(starts[vertex + 1]) }

  package func head(at slot: Int) -> Int { Int(heads[slot]) }
  func edgeNumber(at slot: Int) -> Int { Int(numbers[slot]) }
}

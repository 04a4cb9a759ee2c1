/// Adjacency lists between two rows, stored in one array with a range per node.
struct RowAdjacency {
  /// One end of a line between adjacent rows, and the number of arrows that share the line.
  typealias RowNeighbor = (node: Int, weight: Int)

  /// A line between adjacent rows, with both ends.
  typealias Line = (upper: Int, lower: Int, weight: Int)

  private var all: [RowNeighbor] = []
  /// The start of each node's range, and finally the end of the array.
  private var starts: [Int32] = [0]

  init() {}

  /// Lists the neighbors of each node at one end of lines, in the order of the lines.
  init(_ lines: [Line], nodes: Int, by owner: (Line) -> Int, tie: (Line) -> RowNeighbor) {
    let buckets = Buckets(count: nodes, keys: lines.map(owner))
    starts = buckets.starts
    all = buckets.members.map { tie(lines[Int($0)]) }
  }

  subscript(node: Int) -> ArraySlice<RowNeighbor> {
    all[Int(starts[node])..<Int(starts[node + 1])]
  }
}

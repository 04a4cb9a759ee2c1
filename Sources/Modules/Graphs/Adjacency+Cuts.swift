extension Adjacency {
  /// Returns a small feedback arc set of a strongly connected component, in ascending order.
  ///
  /// A greedy heuristic (Eades, Lin and Smyth) orders the vertices in nearly linear time; the edges
  /// that lead back in that order are the set. Edges that are not worth keeping are cut first, and
  /// the others only if those do not suffice.
  package func cut(of set: [Int], sparing isWorthKeeping: (Int) -> Bool) -> [Int] {
    let part = CyclicPart(part(of: set), isWorthKeeping: isWorthKeeping)
    var row = RowOfVertices(part)
    return part.cut(along: row.positions()).map { part.part.edgeNumbers[$0] }.sorted()
  }
}

/// A strongly connected component with vertices and edges numbered from 0.
private struct CyclicPart {
  let part: GraphPart
  let reversed: Adjacency
  let isWorthKeeping: [Bool]

  init(_ part: GraphPart, isWorthKeeping: (Int) -> Bool) {
    self.part = part
    reversed = part.graph.reversed
    self.isWorthKeeping = part.edgeNumbers.map(isWorthKeeping)
  }

  var count: Int { part.graph.count }
  var edges: [Adjacency.Edge] { part.edges }

  /// The limit of steps for finding needless edges, which keeps the time nearly linear.
  private static let patience = 2_000_000

  /// The edges against an order, except those that can stay without a cycle; best ones first.
  func cut(along positions: [Int]) -> [Int] {
    let indices = edges.indices.filter { positions[edges[$0].from] >= positions[edges[$0].to] }
    var isCut = [Bool](repeating: false, count: edges.count)
    for index in indices { isCut[index] = true }
    var steps = CyclicPart.patience
    let worthFirst = indices.filter { isWorthKeeping[$0] } + indices.filter { !isWorthKeeping[$0] }
    for index in worthFirst where steps > 0 && edges[index].from != edges[index].to {
      if !leads(from: edges[index].to, to: edges[index].from, without: isCut, steps: &steps) {
        isCut[index] = false
      }
    }
    return indices.filter { isCut[$0] }
  }

  /// Whether one vertex leads to another over kept edges; true if the limit is reached.
  private func leads(
    from start: Int, to end: Int, without isCut: [Bool], steps: inout Int
  ) -> Bool {
    var isSeen: Set<Int> = [start]
    var pending = [start]
    while let vertex = pending.popLast() {
      for index in part.graph.edgeNumbers(from: vertex) where !isCut[index] {
        steps -= 1
        if edges[index].to == end || steps <= 0 { return true }
        if isSeen.insert(edges[index].to).inserted { pending.append(edges[index].to) }
      }
    }
    return false
  }
}

/// Orders the vertices of a part so that few edges lead back.
private struct RowOfVertices {
  private let part: CyclicPart
  private var waiting: Heap<Candidate>
  private var isPlaced: [Bool]
  /// The edges of each vertex from and to unplaced vertices: those worth keeping, and others.
  private var worthIn: [Int]
  private var worthOut: [Int]
  private var otherIn: [Int]
  private var otherOut: [Int]

  /// A vertex, and how well it would fit next.
  private struct Candidate: Comparable {
    let cost: Int
    let balance: Int
    let vertex: Int

    static func < (one: Candidate, other: Candidate) -> Bool {
      (one.cost, one.balance, one.vertex) < (other.cost, other.balance, other.vertex)
    }
  }

  init(_ part: CyclicPart) {
    self.part = part
    waiting = Heap()
    isPlaced = Array(repeating: false, count: part.count)
    worthIn = Array(repeating: 0, count: part.count)
    (worthOut, otherIn, otherOut) = (worthIn, worthIn, worthIn)
    for index in part.edges.indices { count(index, by: 1) }
    for vertex in 0..<part.count { waiting.insert(candidate(vertex)) }
  }

  mutating func positions() -> [Int] {
    var positions = [Int](repeating: 0, count: part.count)
    var (first, last) = (0, part.count - 1)
    while let next = waiting.popFirst() {
      // A candidate whose worth has changed is queued again.
      guard !isPlaced[next.vertex], next == candidate(next.vertex) else { continue }
      isPlaced[next.vertex] = true
      if worthOut[next.vertex] + otherOut[next.vertex] == 0 {
        positions[next.vertex] = last
        last -= 1
      } else {
        positions[next.vertex] = first
        first += 1
      }
      release(next.vertex)
    }
    return positions
  }

  /// A vertex that costs nothing comes first, then one that costs no edge worth keeping.
  private func candidate(_ vertex: Int) -> Candidate {
    let isFree = worthIn[vertex] + otherIn[vertex] == 0 || worthOut[vertex] + otherOut[vertex] == 0
    let cost = isFree ? 0 : worthIn[vertex] == 0 ? 1 : 2
    let balance =
      (worthIn[vertex] - worthOut[vertex]) * (part.edges.count + 1) + otherIn[vertex]
      - otherOut[vertex]
    return Candidate(cost: cost, balance: balance, vertex: vertex)
  }

  private mutating func release(_ vertex: Int) {
    let leaving = Array(part.part.graph.edgeNumbers(from: vertex))
    for index in leaving + part.reversed.edgeNumbers(from: vertex) {
      let edge = part.edges[index]
      let other = edge.from == vertex ? edge.to : edge.from
      guard !isPlaced[other] else { continue }
      count(index, by: -1)
      waiting.insert(candidate(other))
    }
  }

  /// Edges from a vertex to itself are always cut.
  private mutating func count(_ index: Int, by step: Int) {
    let edge = part.edges[index]
    guard edge.from != edge.to else { return }
    if part.isWorthKeeping[index] {
      worthOut[edge.from] += step
      worthIn[edge.to] += step
    } else {
      otherOut[edge.from] += step
      otherIn[edge.to] += step
    }
  }
}

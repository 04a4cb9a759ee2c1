/// The fan-in, fan-out and dependency depth of each target.
package struct LinkCounts {
  package private(set) var fanIn: [Int]
  package private(set) var fanOut: [Int]
  package let depth: [Int]
  /// The targets with dependents, or in a cycle.
  private let isBelow: Set<Int>
  private let shape: Adjacency

  package init(_ links: [CheckedLink], in graph: ModuleGraph) {
    fanIn = Array(repeating: 0, count: graph.targets.count)
    fanOut = fanIn
    // Platform variants count once, at both ends.
    let firsts = graph.platformTwins()
    var (dependencies, dependents): (Set<CheckedLink.Ends>, Set<CheckedLink.Ends>) = ([], [])
    var edges: [Adjacency.Edge] = []
    for link in links {
      let to = link.target.map { Link.End.target(firsts[$0.index]) } ?? link.to
      if dependencies.insert(.init(from: link.from, to: to)).inserted {
        fanOut[link.from.index] += 1
      }
      guard let target = link.target else { continue }
      let from = firsts[link.from.index]
      if dependents.insert(.init(from: from, to: link.to)).inserted { fanIn[target.index] += 1 }
      edges.append(.init(from: link.from.index, to: target.index))
    }
    shape = Adjacency(count: fanIn.count, edges: edges)
    depth = shape.heights()
    isBelow = Set(edges.map(\.to)).union(shape.cyclicSets().joined())
  }

  /// The targets with too deep dependency chains, by the top, with the depths over a limit.
  package func towers(over limit: Int) -> [TargetID: [(TargetID, Int)]] {
    let tops = depth.indices.filter { depth[$0] > limit && !isBelow.contains($0) }
      .sorted { (depth[$1], $0) < (depth[$0], $1) }
    var known = Set(tops)
    var towers: [TargetID: [(TargetID, Int)]] = [:]
    for top in tops {
      var tower = [top]
      var position = 0
      while position < tower.count {
        tower += shape.successors(of: tower[position]).filter {
          depth[$0] > limit && known.insert($0).inserted
        }
        position += 1
      }
      towers[TargetID(top)] = tower.map { (TargetID($0), depth[$0]) }
    }
    return towers
  }
}

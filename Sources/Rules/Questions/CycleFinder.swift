package import Modules

/// The links between targets, as a graph to look for cycles in.
package struct CycleFinder {
  /// What is shown of a set of targets that depend on one another.
  package struct Witness {
    package let members: [TargetID]
    /// A shortest cycle; its first link is one to cut.
    package let cycle: [JudgedLink]
    package let cut: [JudgedLink]
    /// All links among the members, each pair of ends once.
    package let links: [JudgedLink]
    /// Whether other rules report each link of the cycle.
    package let isReported: Bool
  }

  /// Edges are numbered as `links` are.
  private let graph: Adjacency
  private let links: [JudgedLink]
  private let rejected: Set<JudgedLink.Ends>

  /// How many cut links a shortest cycle is looked for through.
  private static let attempts = 32

  package init(_ links: [JudgedLink], rejected: Set<JudgedLink.Ends>, in modules: ModuleGraph) {
    self.links = links
    self.rejected = rejected
    graph = Adjacency(
      count: modules.targets.count,
      edges: links.map { link in
        link.target.map { Adjacency.Edge(from: link.from.index, to: $0.index) }
      })
  }

  /// What is shown of each set.
  package func witnesses() -> [Witness] { graph.cyclicSets().compactMap(witness) }

  /// A shortest cycle of a set, beginning with the link to cut.
  ///
  /// Every cycle goes through the cut, so the shortest one through each of its links in turn is
  /// the shortest of all; only a set with a very large cut is given up before the last link. A target
  /// that depends on itself is no cycle of several.
  private func witness(of set: [Int]) -> Witness? {
    let cut = graph.cut(of: set) { !rejected.contains(links[$0].ends) }
    let part = graph.part(of: set)
    let preferred = cut.filter { rejected.contains(links[$0].ends) }
    var shortest: [Int]?
    let tried = (preferred + cut).filter { set.count == 1 || links[$0].target != links[$0].from }
    for number in tried.prefix(CycleFinder.attempts) where shortest?.count ?? 3 > 2 {
      guard let cycle = cycle(through: number, in: part) else { continue }
      if shortest.map({ cycle.count < $0.count }) ?? true { shortest = cycle }
    }
    return shortest.map { cycle in
      Witness(
        members: set.map { TargetID($0) }, cycle: cycle.map { links[$0] },
        cut: distinct(cut.map { links[$0] }), links: distinct(part.edgeNumbers.map { links[$0] }),
        isReported: cycle.allSatisfy { rejected.contains(links[$0].ends) })
    }
  }

  /// A shortest cycle through an edge.
  private func cycle(through number: Int, in part: GraphPart) -> [Int]? {
    let from = links[number].from
    guard let target = links[number].target else { return nil }
    if target == from { return [number] }
    guard let start = part.vertex(target.index), let end = part.vertex(from.index) else {
      return nil
    }
    let back = part.graph.shortestChains(from: start, to: end)
    return back.map { [number] + $0.edges.map { part.edgeNumbers[$0] } }
  }

  /// One of each pair of ends; a link may be written twice.
  private func distinct(_ links: [JudgedLink]) -> [JudgedLink] {
    var seen: Set<JudgedLink.Ends> = []
    return links.filter { seen.insert($0.ends).inserted }
  }
}

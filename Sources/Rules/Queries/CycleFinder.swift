/// The links between targets as a graph for finding cycles.
package struct CycleFinder {
  /// The cycle that is displayed for a strongly connected component.
  package struct Witness {
    package let members: [TargetID]
    /// A shortest cycle; cutting its first link breaks most.
    package let cycle: [CheckedLink]
    package let cut: [CheckedLink]
    /// The cycles that remain without that link.
    package let left: [[TargetID]]
    /// All links among the members, one per pair of ends.
    package let links: [CheckedLink]
    /// Whether other rules report each link of the cycle.
    package let isReported: Bool
  }

  private let graph: Adjacency
  private let links: [CheckedLink]
  private let rejected: Set<CheckedLink.Ends>
  private let modules: ModuleGraph
  private let isIdle: (CheckedLink) -> Bool

  /// The limits of compared links of a cut, and of visited edges.
  private static let attempts = 32
  private static let patience = 400_000

  package init(
    _ links: [CheckedLink], rejected: Set<CheckedLink.Ends>, in modules: ModuleGraph,
    isIdle: @escaping (CheckedLink) -> Bool = { _ in false }
  ) {
    (self.links, self.rejected, self.modules) = (links, rejected, modules)
    self.isIdle = isIdle
    graph = modules.adjacency(of: links)
  }

  package func witnesses() -> [Witness] { graph.cyclicSets().compactMap(witness) }

  /// A shortest cycle through the link whose removal leaves the fewest targets in cycles.
  ///
  /// Every cycle contains a link of the cut; with a very large cut, not all are compared. A
  /// target's dependency on itself is not reported here.
  private func witness(of set: [Int]) -> Witness? {
    let part = graph.part(of: set)
    let (cut, doubtful) = cut(of: set, part.edgeNumbers)
    let (preferred, others) = (cut.filter(doubtful.contains), cut.filter { !doubtful.contains($0) })
    let tried = (preferred + others).filter { set.count == 1 || links[$0].target != links[$0].from }
    let most = min(CycleFinder.attempts, CycleFinder.patience / part.edges.count + 1)
    let attempts = tried.prefix(most).compactMap { number in
      cycle(through: number, in: part).map {
        (cycle: $0, left: part.cycles(without: ends(of: number)))
      }
    }
    let best = attempts.min { one, other in
      (one.left.joined().count, one.cycle.count) < (other.left.joined().count, other.cycle.count)
    }
    return best.map { best in
      Witness(
        members: set.map { TargetID($0) }, cycle: best.cycle.map { links[$0] },
        cut: cut.map { links[$0] }.uniqued(by: \.ends),
        left: best.left.map { $0.map { TargetID($0) } },
        links: part.edgeNumbers.map { links[$0] }.uniqued(by: \.ends),
        isReported: best.cycle.allSatisfy { rejected.contains(links[$0].ends) })
    }
  }

  /// The links to cut, and which go first: those to tests, else those that no source needs, if
  /// these suffice; else those that other rules report, and those from code to an app.
  private func cut(of set: [Int], _ edges: [Int]) -> (links: [Int], doubtful: Set<Int>) {
    func isInto(_ number: Int, _ isProgram: (ProductType) -> Bool) -> Bool {
      !isProgram(modules[links[number].from].type)
        && links[number].target.map { isProgram(modules[$0].type) } ?? false
    }
    let intoTests = Set(edges.filter { isInto($0, \.isTest) })
    let reported = edges.filter { rejected.contains(links[$0].ends) || isInto($0, \.isApp) }
    let idle = edges.filter { isIdle(links[$0]) }
    let usual = intoTests.union(reported)
    let most = graph.cut(of: set) { !usual.contains($0) }
    for doubtful in [intoTests, intoTests.union(idle)] where !doubtful.isEmpty {
      let cut = graph.cut(of: set) { !doubtful.contains($0) }
      if cut.count <= most.count, cut.allSatisfy(doubtful.contains) { return (cut, doubtful) }
    }
    return (most, usual)
  }

  private func ends(of number: Int) -> Adjacency.Edge {
    Adjacency.Edge(from: links[number].from.index, to: links[number].target?.index ?? -1)
  }

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
}

/// The graph over which a change spreads from target to target.
///
/// All dependencies spread changes, as do a test's host and imports without a dependency.
package struct ChangeCarriers: Sendable {
  package let graph: ModuleGraph
  /// From a target to its dependents, sorted by both.
  private let edges: [Adjacency.Edge]
  private let dependents: Adjacency

  package init(
    _ graph: ModuleGraph, _ uses: ModuleUses,
    running runs: [(product: TargetID, users: Set<TargetID>)] = []
  ) {
    self.graph = graph
    let hosts = TestHosts(graph)
    var edges = Set<Adjacency.Edge>()
    func add(_ id: TargetID, dependingOn other: TargetID) {
      if id != other { edges.insert(.init(from: other.index, to: id.index)) }
    }
    for link in graph.links {
      if let other = link.target { add(link.from, dependingOn: other) }
    }
    for id in graph.targetIDs { hosts.host(of: id).map { add(id, dependingOn: $0) } }
    for run in runs { for user in run.users { add(user, dependingOn: run.product) } }
    for use in uses.all where use.relation == .unreached {
      for end in use.ends { end.target.map { add(use.from, dependingOn: $0) } }
    }
    self.edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    dependents = Adjacency(count: graph.targets.count, edges: self.edges)
  }

  package var search: Search { Search(dependents) }

  /// The graph without dependencies of one target on another, and their number.
  package func without(
    _ isCut: (_ id: TargetID, _ other: TargetID) -> Bool
  ) -> (search: Search, count: Int) {
    let left = edges.filter { !isCut(TargetID($0.to), TargetID($0.from)) }
    return (Search(Adjacency(count: graph.targets.count, edges: left)), edges.count - left.count)
  }

  /// The targets reachable from some targets, nearest first, each with its predecessor.
  func reach(from ids: [TargetID]) -> [(id: TargetID, before: TargetID?)] {
    var search = Search(dependents)
    let steps = search.reach(from: ids.map(\.index)).steps
    return steps.map { step in
      (TargetID(step.vertex), step.before < 0 ? nil : TargetID(steps[step.before].vertex))
    }
  }
}

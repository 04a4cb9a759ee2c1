/// The targets that shipped apps contain, and the links that reach them.
///
/// A target for tests and demonstrations ships nothing, and neither does what only such targets
/// reach. Everything else counts as shipped, even if no app of the workspace reaches it.
///
/// Nor does an app that only runs tests: they are other modules', and it imports no module itself.
package struct ShippedCode {
  private let links: [CheckedLink]
  private let chains: ChainTree

  package init(_ links: [CheckedLink], in architecture: Architecture, _ uses: ModuleUses) {
    let graph = architecture.graph
    let hosts = TestHosts(graph)
    let runs = Dictionary(
      grouping: graph.targetIDs.filter { architecture.role(of: $0).isTest }, by: hosts.host)
    let tries = graph.targetIDs.map { id in
      let role = architecture.role(of: id)
      let onlyRuns =
        role == .app && graph.sources.count(of: id) > 0 && graph.sources.showAllImports(of: id)
        && runs[id].map { !$0.contains { architecture.areOfOneModule($0, id) } } ?? false
        && !uses.uses(of: id).contains { $0.target != nil }
      return role.isTrial || role == .extension && !architecture.ships(id) || onlyRuns
    }
    let tried = graph.adjacency(of: links).reachable(from: tries.indices.filter { tries[$0] })
    self.links = links.filter { !tries[$0.from.index] }
    chains = graph.adjacency(of: self.links).chains(
      from: tries.indices.filter { !tries[$0] && architecture.ships(TargetID($0)) },
      then: tries.indices.filter { !tries[$0] && !tried[$0] })
  }

  package func contains(_ id: TargetID) -> Bool { chains.leads(to: id.index) }

  /// The links that lead from an app to a target, a shortest chain.
  package func chain(to id: TargetID) -> [CheckedLink] {
    chains.edges(to: id.index).map { links[$0] }
  }
}

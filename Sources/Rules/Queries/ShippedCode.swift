/// The targets that shipped apps contain, and the links that reach them.
///
/// A target for tests and demonstrations ships nothing, and neither does what only such targets
/// reach. Everything else counts as shipped, even if no app of the workspace reaches it.
package struct ShippedCode {
  private let links: [CheckedLink]
  private let chains: ChainTree

  package init(_ links: [CheckedLink], in architecture: Architecture) {
    let graph = architecture.graph
    let tries = graph.targetIDs.map { id in
      let role = architecture.role(of: id)
      return role.isTrial || role == .extension && !architecture.ships(id)
    }
    let tried = graph.adjacency(of: links).reachable(from: tries.indices.filter { tries[$0] })
    self.links = links.filter { !tries[$0.from.index] }
    chains = graph.adjacency(of: self.links).chains(
      from: graph.targetIDs.filter(architecture.ships).map(\.index),
      then: tries.indices.filter { !tries[$0] && !tried[$0] })
  }

  package func contains(_ id: TargetID) -> Bool { chains.leads(to: id.index) }

  /// The links that lead from an app to a target, a shortest chain.
  package func chain(to id: TargetID) -> [CheckedLink] {
    chains.edges(to: id.index).map { links[$0] }
  }
}

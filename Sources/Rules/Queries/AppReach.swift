/// The interfaces, implementations and mocks of one app's process.
package struct AppReach {
  package let app: TargetID
  package let interfaces: [TargetID]
  fileprivate let others: Set<TargetID>

  package func contains(_ id: TargetID) -> Bool { others.contains(id) }
}

extension Architecture {
  package func appReaches() -> [AppReach] {
    var search = Search(
      graph.adjacency { link in
        link.target.map { graph.productType(of: $0).defaultLinkage != .none } ?? false
      })
    return graph.targetIDs.compactMap { id in
      guard role(of: id) == .app || role(of: id) == .hostApp else { return nil }
      let reached = search.reach(from: [id.index]).steps.map { TargetID($0.vertex) }
      let interfaces = reached.filter { role(of: $0) == .interface }
      return AppReach(
        app: id, interfaces: interfaces.sorted(),
        others: Set(reached.filter { role(of: $0) != .interface }))
    }
  }
}

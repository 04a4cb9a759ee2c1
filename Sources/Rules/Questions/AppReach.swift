/// The interfaces, implementations and mocks that one app loads.
package struct AppReach {
  package let app: TargetID
  /// Sorted.
  package let interfaces: [TargetID]
  fileprivate let others: Set<TargetID>

  package func contains(_ id: TargetID) -> Bool { others.contains(id) }
}

extension Architecture {
  /// What every app and host app reaches, in the order of the apps.
  ///
  /// That is all that becomes part of its process; other programs run in their own.
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

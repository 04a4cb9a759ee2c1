extension Architecture {
  /// The interfaces of a target, else of its module; sorted.
  package func interfacesInReach(of id: TargetID) -> [TargetID] {
    let own = interfaces(of: id)
    guard own.isEmpty, role(of: id) == .implementation else { return own }
    return self[module(of: id)].targets.filter { role(of: $0) == .interface }
  }

  package func areOfOneModule(_ one: TargetID, _ other: TargetID) -> Bool {
    module(of: one) == module(of: other)
  }

  /// Whether a target depends on another or on its platform variant.
  package func listsTwin(of other: TargetID, in id: TargetID) -> Bool {
    let twins = PlatformVariants(of: graph[other])
    return graph.links(from: id).contains { link in
      !link.isInherited && link.target.map { PlatformVariants(of: graph[$0]) } == twins
    }
  }

  /// The fix for a dependency on an implementation with an interface.
  package func detour(
    past target: TargetID, from: TargetID, orElse removal: String
  ) -> String? {
    let interfaces = interfacesInReach(of: target).filter { $0 != from }
    guard let first = interfaces.first else { return nil }
    if let linked = interfaces.first(where: { graph.lists($0, in: from) }) {
      return "\(removal); \(graph.name(of: from)) already links its interface "
        + graph.name(of: linked)
    }
    return "link its interface \(graph.name(of: first)) instead"
  }
}

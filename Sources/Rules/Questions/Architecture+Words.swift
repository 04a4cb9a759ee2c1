package import Modules

extension Architecture {
  /// A target as messages name it, with its layer: `ISSNetwork (core)`.
  package func words(for id: TargetID) -> String {
    "\(graph.name(of: id)) (\(layer(of: id).map { self[$0].name } ?? "no layer"))"
  }

  /// Either end of a link as messages name it.
  package func words(for end: Link.End) -> String {
    switch end {
    case .target(let id): words(for: id)
    case .external(let id): "\(graph[id].name) (external)"
    }
  }

  /// What a dependency does: it links, or is only built before.
  package func verb(of dependency: Dependency) -> String {
    graph.links[dependency.link].links ? "links" : "depends on"
  }
}

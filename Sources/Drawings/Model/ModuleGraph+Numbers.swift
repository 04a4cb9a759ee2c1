package import Modules

// Chains lead between targets and externals alike: targets come first, then externals.
extension ModuleGraph {
  /// How many ends a link may have.
  package var endCount: Int { targets.count + externals.count }

  /// The number of an end among all targets and externals.
  package func number(of end: Link.End) -> Int {
    switch end {
    case .target(let id): id.index
    case .external(let id): targets.count + id.index
    }
  }

  /// Which target depends on which end, over every link there is.
  var dependencies: Adjacency {
    Adjacency(
      count: endCount, edges: links.map { .init(from: $0.from.index, to: number(of: $0.to)) })
  }
}

internal import Modules

/// Counts what apps load before their first line runs.
struct LoadedImages {
  private let graph: ModuleGraph
  private let shape: Adjacency

  init(of graph: ModuleGraph) {
    self.graph = graph
    shape = graph.adjacency(where: \.links)
  }

  /// How many dynamic frameworks and libraries of the workspace a target leads to.
  func count(of target: TargetID) -> Int {
    shape.closure(of: target.index).count { graph.targets[$0].linkage == .dynamic }
  }
}

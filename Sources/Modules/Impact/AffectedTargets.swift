/// The targets that a change can break, each with a shortest chain to a target that it touches.
package struct AffectedTargets: Sendable {
  package let graph: ModuleGraph
  package let touched: TouchedTargets
  /// In the order of the graph.
  package let ids: [TargetID]
  private var before: [TargetID: TargetID] = [:]
  private let touches: [TargetID: [Touch]]

  package init(_ touched: TouchedTargets, over carriers: ChangeCarriers) {
    (graph, self.touched) = (carriers.graph, touched)
    let touches = touched.touches.sorted {
      ($0.target, $0.path, $0.cause.rawValue) < ($1.target, $1.path, $1.cause.rawValue)
    }
    self.touches = Dictionary(grouping: touches, by: \.target)
    let reached = carriers.reach(from: self.touches.keys.sorted())
    for step in reached { before[step.id] = step.before }
    ids = touched.isEverything ? Array(carriers.graph.targetIDs) : reached.map(\.id).sorted()
  }

  /// From a target to the one that the change touches; only itself where everything is touched.
  package func chain(from id: TargetID) -> [TargetID] {
    var chain = [id]
    while let next = before[chain[chain.count - 1]] { chain.append(next) }
    return chain
  }

  /// How the change touches a target directly, sorted by file.
  package func touches(of id: TargetID) -> [Touch] { touches[id] ?? [] }
}

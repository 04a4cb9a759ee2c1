/// The targets that a change affects, each with a shortest chain to a directly affected one.
package struct AffectedTargets: Sendable {
  package let graph: ModuleGraph
  package let touched: TouchedTargets
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

  /// The chain from a target to a directly affected one; only itself if everything is affected.
  package func chain(from id: TargetID) -> [TargetID] {
    var chain = [id]
    while let next = before[chain[chain.count - 1]] { chain.append(next) }
    return chain
  }

  /// The files that affect a target directly, sorted.
  package func touches(of id: TargetID) -> [Touch] { touches[id] ?? [] }
}

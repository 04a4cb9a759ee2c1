extension Architecture {
  /// The companions that a part includes by name: named ones, and those that they lead to.
  func companions(for part: DrawingView.Part) -> Set<String> {
    var starts: [TargetID]
    var ends: [TargetID] = []
    switch part {
    case .everything: return []
    case .around(let targets, depth: _, let direction):
      (starts, ends) = direction == .up ? ([], targets) : (targets, [])
    case .below(let targets): starts = targets
    case .between(let start, let end): (starts, ends) = ([start], [end])
    }
    let isReached = graph.dependencies.reachable(from: starts.map(\.index))
    let concerned = graph.targetIDs.filter { isReached[$0.index] } + ends
    return Set(concerned.filter { role(of: $0).isCompanion }.map(graph.name))
  }

  /// The targets that a name in the focus means: a module's own name means all of its product.
  func focused(on target: TargetID) -> [TargetID] {
    let module = self[module(of: target)]
    guard module.mains.first == target else { return [target] }
    return module.targets.filter { !role(of: $0).isCompanion }
  }
}

/// Decides which targets are one module: finds for each the target that its module is named for.
struct ModuleGrouping {
  private let graph: ModuleGraph
  private let roles: [RoleClassifier.Answer]
  private let embedders: [TargetID?]
  /// The targets of each spec that make modules, in the order of their names.
  private var mains: [[TargetID]]
  private(set) var heads: [TargetID]
  private var isSettled: [Bool]

  init(graph: ModuleGraph, roles: [RoleClassifier.Answer], embedders: [TargetID?]) {
    self.graph = graph
    self.roles = roles
    self.embedders = embedders
    mains = Array(repeating: [], count: graph.specs.count)
    heads = Array(graph.targetIDs)
    isSettled = Array(repeating: false, count: graph.targets.count)
    for id in graph.targetIDs where roles[id.index].role.makesModule {
      mains[graph[id].spec.index].append(id)
    }
    settleMains()
    // Companions of companions come after what they go by; tests may go by any of them.
    settle(.interface) { $0.byCounterpart($1) ?? $0.inSpec($1) }
    settle(.mock) { $0.byCounterpart($1) ?? $0.inSpec($1) }
    settle(.extension) { $0.byEmbedder($1) ?? $0.inSpec($1) }
    for role in [Role.hostApp, .development, .tool, .bundle, .other] {
      settle(role) { $0.inSpec($1) }
    }
    for role in [Role.unitTests, .uiTests] {
      settle(role) { $0.inSpec($1) ?? $0.byDependency($1) }
    }
  }

  /// A spec is one module if the names of its mains begin with the first of them.
  private mutating func settleMains() {
    for index in mains.indices {
      guard let first = mains[index].first else { continue }
      let isOne = mains[index].allSatisfy { graph[$0].name.hasPrefix(graph[first].name) }
      for main in mains[index] {
        heads[main.index] = isOne ? first : main
        isSettled[main.index] = true
      }
      if isOne { mains[index] = [first] }
    }
  }

  private mutating func settle(
    _ role: Role, by answer: (ModuleGrouping, TargetID) -> TargetID?
  ) {
    for id in graph.targetIDs where roles[id.index].role == role {
      heads[id.index] = answer(self, id) ?? id
      isSettled[id.index] = true
    }
  }

  /// The module of the first implementation that a companion stands for.
  private func byCounterpart(_ id: TargetID) -> TargetID? {
    roles[id.index].counterparts.first { isSettled[$0.index] }.map { heads[$0.index] }
  }

  /// The module of the app that embeds an extension, at last.
  private func byEmbedder(_ id: TargetID) -> TargetID? {
    var embedder = embedders[id.index]
    var steps = 0
    while let next = embedder, !isSettled[next.index], steps < graph.targets.count {
      embedder = embedders[next.index]
      steps += 1
    }
    return embedder.flatMap { isSettled[$0.index] ? heads[$0.index] : nil }
  }

  /// The only module of the spec, or the one whose name fits best.
  private func inSpec(_ id: TargetID) -> TargetID? {
    let candidates = mains[graph[id].spec.index]
    guard candidates.count > 1 else { return candidates.first }
    let name = graph[id].name
    let stem = NameStem.of(name)
    var best: TargetID?
    for main in candidates {
      let other = graph[main].name
      guard name.hasPrefix(other) || stem.hasPrefix(NameStem.of(other)) else { continue }
      if best.map({ graph[$0].name.utf8.count < other.utf8.count }) ?? true { best = main }
    }
    return best
  }

  /// The module of the first target that tests depend on.
  private func byDependency(_ id: TargetID) -> TargetID? {
    graph.links(from: id).lazy.compactMap(\.target)
      .first { isSettled[$0.index] && !roles[$0.index].role.isTest }
      .map { heads[$0.index] }
  }
}

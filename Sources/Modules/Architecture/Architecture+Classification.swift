extension Architecture {
  /// Gives every target of a graph its layer, its role and its module.
  package init(of graph: ModuleGraph, as blueprint: Blueprint) {
    let layers = LayerClassifier(graph: graph, blueprint: blueprint)
    let answers = graph.targets.map(layers.answer(for:))
    let carriers = graph.carriers()
    let roleFinder = RoleClassifier(graph: graph, blueprint: blueprint, carriers: carriers)
    let roles = graph.targetIDs.map { roleFinder.answer(for: $0, layer: answers[$0.index].layer) }
    let grouping = ModuleGrouping(graph: graph, roles: roles, carriers: carriers)
    let census = Census(graph: graph, roles: roles, heads: grouping.heads, answers: answers)
    self.init(
      graph: graph, blueprint: blueprint, modules: census.modules, parts: census.parts(),
      notices: graph.tagNotices(for: blueprint), unmatchedPatterns: layers.unmatchedPatterns())
  }
}

/// Puts together what the single steps of the classification found.
private struct Census {
  private let graph: ModuleGraph
  private let roles: [RoleClassifier.Answer]
  private let heads: [TargetID]
  private let answers: [LayerClassifier.Answer]
  private(set) var modules: [Module] = []
  /// The module of each target.
  private var memberships: [ModuleID]

  init(
    graph: ModuleGraph, roles: [RoleClassifier.Answer], heads: [TargetID],
    answers: [LayerClassifier.Answer]
  ) {
    self.graph = graph
    self.roles = roles
    self.heads = heads
    self.answers = answers
    memberships = Array(repeating: ModuleID(0), count: graph.targets.count)
    var members = [[TargetID]](repeating: [], count: graph.targets.count)
    for id in graph.targetIDs { members[heads[id.index].index].append(id) }
    // Heads ascend, and targets are sorted by name: so modules are, too.
    for head in graph.targetIDs where !members[head.index].isEmpty {
      for id in members[head.index] { memberships[id.index] = ModuleID(modules.count) }
      modules.append(module(of: head, members[head.index]))
    }
  }

  private func module(of head: TargetID, _ targets: [TargetID]) -> Module {
    let mains = targets.filter { roles[$0.index].role.makesModule }
    let layer = answers[head.index].layer ?? mains.lazy.compactMap { answers[$0.index].layer }.first
    return Module(
      name: graph.name(of: head), mains: mains, targets: targets, layer: layer,
      spec: graph[head].spec)
  }

  func parts() -> [Architecture.Part] {
    let interfaces = interfacesOfImplementations()
    return graph.targetIDs.map { id in
      let (layer, reason) = layer(of: id)
      let own = roles[id.index].counterparts
      return Architecture.Part(
        module: memberships[id.index], role: roles[id.index].role, layer: layer,
        layerReason: reason, counterparts: own.isEmpty ? interfaces[id.index] : own)
    }
  }

  /// A companion goes with its module, unless it was meant by its tag or by its name.
  private func layer(of id: TargetID) -> LayerClassifier.Answer {
    let own = answers[id.index]
    let module = modules[memberships[id.index].index]
    guard let shared = module.layer, shared != own.layer else { return own }
    let isMain = roles[id.index].role.makesModule
    let isMeant = own.reason.source == .tag || own.reason.source == .name
    guard own.layer == nil || !(isMain || isMeant) else { return own }
    return (shared, LayerReason(.module, module.name))
  }

  private func interfacesOfImplementations() -> [[TargetID]] {
    var interfaces = [[TargetID]](repeating: [], count: graph.targets.count)
    for id in graph.targetIDs where roles[id.index].role == .interface {
      for implementation in roles[id.index].counterparts {
        interfaces[implementation.index].append(id)
      }
    }
    return interfaces
  }
}

extension ModuleGraph {
  /// For each extension and watch app, the first app that embeds it.
  fileprivate func carriers() -> [TargetID?] {
    var carriers = [TargetID?](repeating: nil, count: targets.count)
    for link in links where link.embeds {
      guard let id = link.target, carriers[id.index] == nil, id != link.from else { continue }
      let type = self[id].type
      let isCarried = type.isExtension || type == .watchApp || type == .watch2App
      let isCarrier = self[link.from].type.isApp || self[link.from].type.isExtension
      if isCarried, isCarrier { carriers[id.index] = link.from }
    }
    return carriers
  }

  /// Tags that name no layer or no role.
  fileprivate func tagNotices(for blueprint: Blueprint) -> [Notice] {
    var notices: [Notice] = []
    for id in targetIDs {
      let tag = self[id].tag
      if let word = tag.layer, blueprint.layer(named: word.text) == nil {
        notices.append(
          Notice(
            .unusableTag, "layer: \(word.text)", at: word.place, spec: self[id].spec, target: id))
      }
      if let word = tag.role, Role(rawValue: word.text) == nil {
        notices.append(
          Notice(
            .unusableTag, "role: \(word.text)", at: word.place, spec: self[id].spec, target: id))
      }
    }
    return (notices + unknownCounterparts).sorted { $0.place < $1.place }
  }

  /// What tags stand for under `of:`, and is no target.
  private var unknownCounterparts: [Notice] {
    let tagged = targetIDs.filter { !self[$0].tag.counterparts.isEmpty }
    guard !tagged.isEmpty else { return [] }
    let names = Set(targetIDs.map { self[$0].name })
    return tagged.flatMap { id in
      self[id].tag.counterparts.filter { !names.contains($0.text) }.map { word in
        Notice(.unusableTag, "of: \(word.text)", at: word.place, spec: self[id].spec, target: id)
      }
    }
  }
}

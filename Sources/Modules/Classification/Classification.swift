/// Gives every target of a graph its layer, its role and its module.
///
/// Each step knows only what the steps before it found, in this order:
/// 1. Layers of their own: what a target's tag, name, paths and folders say of it alone.
/// 2. Roles, with what interfaces and mocks stand for: an app below the top layer is a host app.
/// 3. Modules: implementations and apps make them, companions join by role and counterparts.
/// 4. Layers for good: a companion without one that is meant has the layer of its module.
package func classify(_ graph: ModuleGraph, as blueprint: Blueprint) -> Architecture {
  let embedders = graph.embedders()
  let layers = LayerClassifier(graph: graph, blueprint: blueprint)
  let ownLayers = graph.targets.map(layers.answer)
  let roles = RoleClassifier(graph: graph, blueprint: blueprint, embedders: embedders)
    .answers(in: ownLayers)
  let heads = ModuleGrouping(graph: graph, roles: roles, embedders: embedders).heads
  let modules = graph.modules(headedBy: heads, roles, ownLayers)
  return Architecture(
    graph: graph, blueprint: blueprint, modules: modules,
    parts: graph.parts(of: modules, roles, ownLayers),
    unknownTags: graph.unknownTags(in: blueprint),
    unmatchedPatterns: layers.unmatchedPatterns())
}

extension ModuleGraph {
  /// For each extension and watch app, the first app that embeds it.
  fileprivate func embedders() -> [TargetID?] {
    var embedders = [TargetID?](repeating: nil, count: targets.count)
    for link in links where link.embeds {
      guard let id = link.target, embedders[id.index] == nil, id != link.from else { continue }
      let type = self[id].type
      let isEmbedded = type.isExtension || type == .watchApp || type == .watch2App
      let isEmbedder = self[link.from].type.isApp || self[link.from].type.isExtension
      if isEmbedded, isEmbedder { embedders[id.index] = link.from }
    }
    return embedders
  }

  /// The modules that targets belong to, given the target that the module of each is named for.
  fileprivate func modules(
    headedBy heads: [TargetID], _ roles: [RoleClassifier.Answer],
    _ ownLayers: [LayerClassifier.Answer]
  ) -> [Module] {
    var members = [[TargetID]](repeating: [], count: targets.count)
    for id in targetIDs { members[heads[id.index].index].append(id) }
    // Heads ascend, and targets are sorted by name: so modules are, too.
    return targetIDs.filter { !members[$0.index].isEmpty }.map { head in
      let mains = members[head.index].filter { roles[$0.index].role.makesModule }
      let layer = ([head] + mains).lazy.compactMap { ownLayers[$0.index].layer }.first
      return Module(
        name: name(of: head), mains: mains, targets: members[head.index], layer: layer,
        spec: self[head].spec)
    }
  }

  /// What each target is, as the members of its module.
  fileprivate func parts(
    of modules: [Module], _ roles: [RoleClassifier.Answer], _ ownLayers: [LayerClassifier.Answer]
  ) -> [Architecture.Part] {
    var memberships = [ModuleID](repeating: ModuleID(0), count: targets.count)
    for (number, module) in modules.enumerated() {
      for id in module.targets { memberships[id.index] = ModuleID(number) }
    }
    let interfaces = interfaces(among: roles)
    return targetIDs.map { id in
      let (module, answer) = (memberships[id.index], roles[id.index])
      let layer = ownLayers[id.index].lent(by: modules[module.index], to: answer.role)
      return Architecture.Part(
        module: module, role: answer.role, layer: layer.layer, layerReason: layer.reason,
        counterparts: answer.counterparts.isEmpty ? interfaces[id.index] : answer.counterparts)
    }
  }

  /// The interfaces that stand for each target.
  private func interfaces(among roles: [RoleClassifier.Answer]) -> [[TargetID]] {
    var interfaces = [[TargetID]](repeating: [], count: targets.count)
    for id in targetIDs where roles[id.index].role == .interface {
      for implementation in roles[id.index].counterparts {
        interfaces[implementation.index].append(id)
      }
    }
    return interfaces
  }

  /// The tags that name no layer, no role, or under `of:` no target; sorted by place.
  fileprivate func unknownTags(in blueprint: Blueprint) -> [UnknownTag] {
    let tagged = targetIDs.map { self[$0].tag }.filter { $0 != ArchitectureTag() }
    guard !tagged.isEmpty else { return [] }
    let names = Set(targets.map(\.name))
    let unknown = tagged.flatMap { tag in
      var unknown = tag.counterparts.filter { !names.contains($0.text) }
        .map { UnknownTag(key: .of, word: $0) }
      if let word = tag.layer, blueprint.layer(named: word.text) == nil {
        unknown.append(UnknownTag(key: .layer, word: word))
      }
      if let word = tag.role, Role(rawValue: word.text) == nil {
        unknown.append(UnknownTag(key: .role, word: word))
      }
      return unknown
    }
    return unknown.sorted { $0.word.place < $1.word.place }
  }
}

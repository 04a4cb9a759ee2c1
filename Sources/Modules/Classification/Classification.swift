/// Gives every target of a graph its layer, its role and its module.
///
/// Each step uses only the results of earlier steps, in this order:
/// 1. Roles and counterparts, by names, types and links.
/// 2. Own layers, by a target's tag, name, paths and folders. An app below the top layer is a host
///    app, unless it ships an extension.
/// 3. Modules: implementations and apps form them, companions join by role and counterparts.
/// 4. Final layers: a companion inherits its module's, unless its own evidence is better.
package func classify(
  _ graph: ModuleGraph, as blueprint: Blueprint, assuming former: InferredConventions? = nil
) -> Architecture {
  let embedders = graph.embedders()
  var (subjects, votes, conventions) = RoleClassifier(
    graph: graph, blueprint: blueprint, embedders: embedders, assuming: former
  ).subjects()
  var roles = subjects.answers
  let folders = FolderLayers(graph: graph, blueprint: blueprint, roles: roles, assuming: former)
  let groups = GroupLayers(graph: graph, blueprint: blueprint)
  let layers = LayerClassifier(graph: graph, blueprint: blueprint, folders: folders, groups: groups)
  let ownLayers = graph.targetIDs.map(layers.answer)
  let typicalRoles = roles
  for id in graph.targetIDs
  where roles[id.index].role == .app && roles[id.index].certainty == .typical {
    if let layer = ownLayers[id.index].layer, layer.index > 0, !embedders.contains(id) {
      (roles[id.index].role, roles[id.index].reason) = (.hostApp, .layer)
    }
  }
  subjects.answers = roles
  let grouping = ModuleGrouper(
    graph: graph, blueprint: blueprint, subjects: subjects, layers: ownLayers.map(\.layer),
    embedders: embedders, assuming: former)
  let modules = graph.modules(of: grouping, roles, ownLayers)
  let parts = graph.parts(of: modules, grouping, roles, ownLayers)
  let traffic = LayerTraffic(graph, parts, typicalRoles)
  let remarks = LayerRemarks(
    graph: graph, blueprint: blueprint, layers: layers, answers: ownLayers, traffic: traffic)
  let own = InferredConventions(
    folders: folders.found, conventions: votes.conventions,
    inverted: blueprint.folderNames == .atSites ? traffic.inverted.union(folders.open) : [],
    companions: graph.companions(roles), apart: grouping.apart)
  var inferred = own.union(former)
  inferred.conventions = conventions
  return Architecture(
    graph: graph, blueprint: blueprint, modules: modules,
    unknownTags: graph.unknownTags(in: blueprint),
    unmatchedPatterns: layers.unmatchedPatterns(),
    layerRemarks: remarks.all { parts[$0.index].layer },
    layout: groups.sites.isEmpty ? folders.layout : .groups(groups.sites),
    ownConventions: own, inferred: inferred, votes: votes, parts: parts)
}

extension ModuleGraph {
  /// For each extension and watch app, the first app that embeds it.
  fileprivate func embedders() -> [TargetID?] {
    var embedders = [TargetID?](repeating: nil, count: targets.count)
    for link in links where link.embeds && !link.isInherited {
      guard let id = link.target, embedders[id.index] == nil, id != link.from else { continue }
      let type = productType(of: id)
      let isEmbedded = type.isExtension || type == .watchApp || type == .watch2App
      if isEmbedded, productType(of: link.from).isAppOrExtension { embedders[id.index] = link.from }
    }
    return embedders
  }

  /// The interfaces and mocks that only their names show.
  fileprivate func companions(_ roles: [RoleClassifier.Answer]) -> Set<String> {
    Set(
      targetIDs.filter { id in
        roles[id.index].reason.pattern != nil
          && [.interface, .mock].contains(roles[id.index].role)
      }.map { self[$0].qualifiedName })
  }

  /// The modules, each named for the target that heads it.
  fileprivate func modules(
    of grouping: ModuleGrouper, _ roles: [RoleClassifier.Answer],
    _ ownLayers: [LayerClassifier.Answer]
  ) -> [Module] {
    var members = [[TargetID]](repeating: [], count: targets.count)
    for id in targetIDs { members[grouping.heads[id.index].index].append(id) }
    let modules = targetIDs.filter { !members[$0.index].isEmpty }.map { head in
      let mains = members[head.index].filter { roles[$0.index].role.makesModule }
      let layer = ([head] + mains).lazy.compactMap { ownLayers[$0.index].layer }.first
      return Module(
        name: isAmbiguous[head.index] ? name(of: head) : plainName(of: head), mains: mains,
        targets: members[head.index], layer: layer, spec: spec(of: head),
        folded: members[head.index].compactMap { id in
          grouping.foldings[id].map { FoldedTarget(target: id, reason: $0) }
        })
    }
    // Heads ascend, except that the name of a platform variant may sort differently.
    return modules.enumerated().sorted { ($0.1.name, $0.0) < ($1.1.name, $1.0) }.map(\.element)
  }

  /// What each target is, as the members of its module.
  fileprivate func parts(
    of modules: [Module], _ grouping: ModuleGrouper, _ roles: [RoleClassifier.Answer],
    _ ownLayers: [LayerClassifier.Answer]
  ) -> [Architecture.Part] {
    var memberships = [ModuleID](repeating: ModuleID(0), count: targets.count)
    for (number, module) in modules.enumerated() {
      for id in module.targets { memberships[id.index] = ModuleID(number) }
    }
    let interfaces = interfaces(among: roles)
    let shipping = shipping(roles)
    return targetIDs.map { id in
      let (module, answer) = (memberships[id.index], roles[id.index])
      let whole = modules[module.index]
      let main = whole.mains.first { ownLayers[$0.index].layer == whole.layer }
      let layer = ownLayers[id.index]
        .lent(by: whole, at: main.map { ownLayers[$0.index] }, to: answer.role)
      return Architecture.Part(
        module: module, role: answer.role, roleReason: answer.reason, layer: layer.layer,
        layerReason: layer.reason,
        counterparts: answer.counterparts.isEmpty ? interfaces[id.index] : answer.counterparts,
        triesItsModule: grouping.isNamed[id.index], ships: shipping[id.index])
    }
  }

  private func interfaces(among roles: [RoleClassifier.Answer]) -> [[TargetID]] {
    var interfaces = [[TargetID]](repeating: [], count: targets.count)
    for id in targetIDs where roles[id.index].role == .interface {
      for implementation in roles[id.index].counterparts {
        interfaces[implementation.index].append(id)
      }
    }
    return interfaces
  }

  /// Whether each target is a shipping app, or an extension of one or of an unknown app.
  private func shipping(_ roles: [RoleClassifier.Answer]) -> [Bool] {
    let carried = adjacency { link in
      link.embeds && link.target.map { roles[$0.index].role == .extension } ?? false
    }
    let trials = targetIDs.filter { roles[$0.index].role.isTrial }.map(\.index)
    let isTried = carried.reachable(from: trials)
    let starts = targetIDs.filter { id in
      let role = roles[id.index].role
      return role == .app || role == .extension && !isTried[id.index]
    }
    return carried.reachable(from: starts.map(\.index))
  }

  /// The tags that name no layer, no role, or under `of:` no target; sorted by place.
  fileprivate func unknownTags(in blueprint: Blueprint) -> [UnknownTag] {
    let tagged = targetIDs.lazy.map { self[$0].tag }.filter { $0 != ArchitectureTag() }
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

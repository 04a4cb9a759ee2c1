/// Modules that neither a folder nor a word assigns to a layer: features, and what these build on.
struct LooseLayers {
  private let project: ProjectAnalysis
  private let settled: [Group]
  private let modules: Set<TargetID>
  /// The modules of settled layers of features, and of those below.
  private let settledFeatures: Set<TargetID>
  private let settledBases: Set<TargetID>
  /// Modules whose names don't rule out a feature.
  private var possible: Set<TargetID> = []
  /// Below this share of possible users a name such as `LoginCore` or `LoginUI` is part of a feature.
  private static let leastUse = 4

  init(of groups: [Group], in project: ProjectAnalysis) {
    self.project = project
    settled = groups.filter { $0.evidence != .links }
    modules = Set(groups.filter { $0.evidence == .links }.flatMap(\.modules))
    settledFeatures = Set(settled.filter(\.isCalledFeature).flatMap(\.modules))
    let bases = settled.filter { !$0.isPrograms && !$0.isCalledFeature }
    settledBases = Set(bases.flatMap(\.modules))
    possible = modules.filter { project.usualName(of: $0) == nil || isFeature($0) }
  }

  /// The ways to divide them: features as one layer, and what they build on as one or two.
  var divisions: [[Group]] {
    let bases = bases
    let features = modules.subtracting(bases).sorted()
    return divisions(of: bases, below: features.isEmpty ? settled : adding(features))
  }

  private func divisions(of bases: Set<TargetID>, below top: [Group]) -> [[Group]] {
    guard !bases.isEmpty else { return [top] }
    let groups = top + bases.sorted().map { Group($0) }
    let levels = LayerStack.levels(of: groups, in: project)
    let pairs = zip(levels, groups).dropFirst(top.count)
    let cuts = Set(pairs.map(\.0)).sorted().map { cut in
      Set(pairs.filter { $0.0 < cut }.flatMap(\.1.modules))
    }
    return (cuts + [aboveSettled(bases)]).map { upper in
      let parts = [upper, bases.subtracting(upper)].filter { !$0.isEmpty }
      return top + parts.map { Group("", Array($0), .links) }
    }
  }

  /// Those that build on a settled layer, except the lowest ones.
  private func aboveSettled(_ bases: Set<TargetID>) -> Set<TargetID> {
    var open = Set(settled.filter { !$0.isPrograms && !$0.isCalledLow }.flatMap(\.modules))
    var found: Set<TargetID> = []
    while let next = open.popFirst() {
      let users = project.links.predecessors(of: next).intersection(bases).subtracting(found)
      found.formUnion(users)
      open.formUnion(users)
    }
    return found
  }

  /// The groups without the single modules with low names that are in the middle of loose modules;
  /// nil if there are none.
  static func opened(_ groups: [Group], in project: ProjectAnalysis) -> [Group]? {
    let loose = Set(groups.filter { $0.evidence == .links }.flatMap(\.modules))
    func isOpen(_ group: Group) -> Bool {
      group.modules.count == 1 && group.isCalledLow && !group.isPrograms
        && !project.links.predecessors(of: group.modules[0]).isDisjoint(with: loose)
        && !project.links.successors(of: group.modules[0]).isDisjoint(with: loose)
    }
    guard groups.contains(where: isOpen) else { return nil }
    return groups.map { isOpen($0) ? Group($0.modules[0]) : $0 }
  }

  /// The settled layers and features, which join a layer of features if they don't build on it.
  private func adding(_ features: [TargetID]) -> [Group] {
    var own = Group("", features, .links)
    own.areFeatures = true
    let index = settled.firstIndex(where: \.isCalledFeature)
    guard let index, settled[index].isLoose || settled[index].evidence == .name else {
      return settled + [own]
    }
    let weights = project.weights(between: [own, settled[index]])
    guard weights[0].isEmpty || !weights[1].isEmpty else { return settled + [own] }
    var all = settled
    all[index].add(features)
    return all
  }

  /// The base modules and their transitive dependencies.
  private var bases: Set<TargetID> {
    var found: Set<TargetID> = []
    var open = modules.filter(isBase)
    // If nothing links anything, all are features.
    if open.isEmpty { return [] }
    open.formUnion(modules.filter { project.links.successors(of: $0).isEmpty && !mayBeFeature($0) })
    while let next = open.popFirst() {
      guard found.insert(next).inserted else { continue }
      open.formUnion(project.links.successors(of: next).intersection(modules))
    }
    return found
  }

  private func users(of module: TargetID) -> Set<TargetID> {
    project.links.predecessors(of: module).subtracting(project.programs)
  }

  /// Whether its name is that of a feature, or only programs link it and it shows something.
  private func mayBeFeature(_ module: TargetID) -> Bool {
    // What nothing links, and what has another name than all features, says nothing.
    let isLost = !settledFeatures.isEmpty && project.links.neighbors(of: module).isEmpty
    let isAlone = project.usualName(of: module) == nil && users(of: module).isEmpty && !isLost
    return isFeature(module) || isAlone && project.shows(module) ?? false
  }

  /// Whether its name is that of a feature, or of what puts features together, which these don't link.
  private func isFeature(_ module: TargetID) -> Bool {
    guard let usual = project.usualName(of: module), usual.rank <= UsualName.featureRank else {
      return false
    }
    return usual.layer == "feature" || users(of: module).isEmpty
  }

  /// Whether its name or its users say that a module is no feature.
  private func isBase(_ module: TargetID) -> Bool {
    let usual = project.usualName(of: module)
    if isFeature(module) { return false }
    if project.isCommonInterface(module) { return true }
    let users = users(of: module)
    let parts = project.links.successors(of: module)
    guard parts.isDisjoint(with: settledFeatures) else { return false }
    // It has another name than the features that link it.
    if usual == nil, !users.isDisjoint(with: settledFeatures),
      parts.allSatisfy({ project.links.successors(of: $0).isEmpty })
    {
      return true
    }
    // It puts features together, like `LegacyCommon`.
    let isAbove = parts.contains {
      project.usualName(of: $0) == nil && !project.links.successors(of: $0).isEmpty
    }
    let isWhole = UsualName.isWhole(project.layerName(of: module))
    let mayBeAbove =
      isWhole ? (usual?.rank ?? 0) >= UsualName.lowRank : project.shows(module) != false
    if users.isEmpty, isAbove, mayBeAbove { return false }
    if isWhole || project.shows(module) == false { return true }
    if let layer = usual?.layer, !["ui", "core"].contains(layer) { return true }
    guard users.isDisjoint(with: settledBases) else { return true }
    if parts.isEmpty { return !users.isEmpty }
    // It builds on one module only, what links it on more.
    if parts.count == 1, users.count > 1,
      users.allSatisfy({ project.links.successors(of: $0).count > 2 })
    {
      return true
    }
    let others = possible.count - parts.union([module]).count(where: possible.contains)
    let isCommon =
      usual == nil ? users.count * 3 >= others * 2 : users.count * LooseLayers.leastUse >= others
    return users.count > 1 && isCommon
  }
}

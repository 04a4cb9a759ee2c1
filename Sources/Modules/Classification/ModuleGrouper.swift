/// Groups targets into modules: finds for each the target that its module is named for.
///
/// The configuration comes first. Then implementations and apps form modules. Interfaces and mocks
/// join what they belong to, host apps join by name, extensions join the app that embeds them, and
/// tests join what they test. So companions of companions come last. Whether two targets share a
/// module never depends on an unrelated third one.
struct ModuleGrouper {
  private let graph: ModuleGraph
  private let layers: [LayerID?]
  private let embedders: [TargetID?]
  private let subjects: TestSubjects
  private var roles: [RoleClassifier.Answer] { subjects.answers }
  private var mains: [[TargetID]]
  /// The trial apps of each spec, which may have companions of their own.
  private var trialApps: [[TargetID]]
  /// The dependency depth of each target; empty if there are no tests.
  private let heights: [Int]
  private(set) var heads: [TargetID]
  /// Whether a test or trial target belongs to its module by name, not only by location.
  private(set) var isNamed: [Bool]
  private(set) var foldings: [TargetID: FoldingReason] = [:]
  /// Targets kept out of a sibling's module because others link them.
  private(set) var apart: Set<String> = []
  private var isSettled: [Bool]

  init(
    graph: ModuleGraph, blueprint: Blueprint, subjects: TestSubjects, layers: [LayerID?],
    embedders: [TargetID?], assuming former: InferredConventions?
  ) {
    self.graph = graph
    let roles = subjects.answers
    (self.layers, self.embedders, self.subjects) = (layers, embedders, subjects)
    let hasTests = roles.contains { $0.role.isTest }
    heights = hasTests ? graph.adjacency { !$0.isInherited }.heights() : []
    mains = Array(repeating: [], count: graph.specs.count)
    trialApps = mains
    heads = Array(graph.targetIDs)
    isNamed = Array(repeating: false, count: graph.targets.count)
    isSettled = isNamed
    settle(blueprint.modules)
    settle(each: blueprint.eachModules)
    settleMains(assuming: former)
    for role in [Role.interface, .mock, .testSupport] {
      settle(role) { $0.byCounterpart($1) ?? $0.inSpec($1, besidesApps: true)?.head }
    }
    for role in [Role.hostApp, .development] { settleTrials(role) { $0.inSpec($1) } }
    settle(.extension) { $0.byEmbedder($1) ?? $0.inSpec($1)?.head }
    for role in [Role.tool, .bundle, .other] { settle(role) { $0.inSpec($1)?.head } }
    for role in [Role.unitTests, .uiTests] { settleTrials(role) { $0.byTested($1) } }
  }

  /// The module that a target joins, and whether its name decided.
  private typealias Match = (head: TargetID, isNamed: Bool)

  /// Applies the modules of the configuration; the first entry wins, and its first match names it.
  private mutating func settle(_ modules: [[Pattern]]) {
    for patterns in modules {
      let members = patterns.flatMap { pattern in
        graph.targetIDs.filter { !isSettled[$0.index] && graph.fits(pattern, $0) }
      }
      unite(members)
    }
  }

  /// Makes each folder that a pattern matches one module.
  private mutating func settle(each patterns: [Pattern]) {
    guard !patterns.isEmpty else { return }
    let open = graph.targetIDs.filter { !isSettled[$0.index] }
    let members = Dictionary(grouping: open) { id in
      graph.paths(of: id).lazy.compactMap { path in
        let names = path.pathNames
        return names.indices.lazy.map { names[...$0].joined(separator: "/") }
          .first { folder in patterns.contains { $0.matches(path: folder) } }
      }.first
    }
    for (folder, members) in members.sorted(by: { ($0.key ?? "") < ($1.key ?? "") })
    where folder != nil { unite(members) }
  }

  private mutating func unite(_ members: [TargetID]) {
    let mains = members.filter { roles[$0.index].role.makesModule }
    guard let head = mains.first ?? members.first else { return }
    for id in members {
      heads[id.index] = head
      (isSettled[id.index], isNamed[id.index]) = (true, true)
      if id != head { foldings[id] = .configured }
    }
  }

  /// A configured module is complete: nothing else folds into it.
  private mutating func settleMains(assuming former: InferredConventions?) {
    let isConfigured = isSettled
    let folding = PartFinder(graph: graph, roles: roles, assuming: former) { [layers] in
      layers[$0.index] == layers[$1.index]
    }
    apart = folding.apart
    for id in graph.targetIDs where roles[id.index].role.makesModule {
      mains[graph.spec(of: id).index].append(id)
      isSettled[id.index] = true
      let head = folding.heads[id.index]
      guard head != id, !isConfigured[id.index], !isConfigured[head.index] else { continue }
      heads[id.index] = head
      foldings[id] = graph.plainName(of: id) == graph.plainName(of: head) ? .platform : .name
    }
    for id in graph.targetIDs where roles[id.index].role.isTrialApp {
      trialApps[graph.spec(of: id).index].append(id)
    }
  }

  private mutating func settle(_ role: Role, by answer: (ModuleGrouper, TargetID) -> TargetID?) {
    settleTrials(role) { grouping, id in answer(grouping, id).map { ($0, true) } }
  }

  private mutating func settleTrials(
    _ role: Role, by answer: (ModuleGrouper, TargetID) -> Match?
  ) {
    for id in graph.targetIDs where roles[id.index].role == role && !isSettled[id.index] {
      let match = answer(self, id)
      heads[id.index] = match?.head ?? id
      isNamed[id.index] = match?.isNamed ?? false
      isSettled[id.index] = true
    }
  }

  /// The module of the first implementation that a companion stands for.
  private func byCounterpart(_ id: TargetID) -> TargetID? {
    roles[id.index].counterparts.first { isSettled[$0.index] }.map { heads[$0.index] }
  }

  /// The module of the app that embeds an extension, at the end of the chain.
  private func byEmbedder(_ id: TargetID) -> TargetID? {
    var embedder = embedders[id.index]
    var steps = 0
    while let next = embedder, !isSettled[next.index], steps < graph.targets.count {
      embedder = embedders[next.index]
      steps += 1
    }
    return embedder.flatMap { isSettled[$0.index] ? heads[$0.index] : nil }
  }

  /// The module of the spec with the best name, else the only one linked with the target.
  ///
  /// No interface belongs to what it links, nor a companion to an app with the same prefix.
  private func inSpec(_ id: TargetID, besidesApps: Bool = false) -> Match? {
    let spec = graph.spec(of: id).index
    let all =
      mains[spec].isEmpty && !roles[id.index].role.isTrialApp ? trialApps[spec] : mains[spec]
    let candidates = all.filter { !besidesApps || !graph.productType(of: $0).isApp }
    let name = graph.plainName(of: id)
    let stem = NameStem.of(name)
    var best: TargetID?
    for main in candidates {
      let other = graph.plainName(of: main)
      guard
        NameStem.begins(name[...], with: other[...])
          || NameStem.begins(stem, with: NameStem.of(other))
      else { continue }
      if best.map({ graph.plainName(of: $0).utf8.count < other.utf8.count }) ?? true { best = main }
    }
    if let best { return (heads[best.index], true) }
    let known = Set(candidates)
    let isInterface = roles[id.index].role == .interface
    let links = isInterface ? [] : graph.links(from: id).filter { !$0.isInherited }
    let linked = links.compactMap(\.target)
    let users = graph.linkIndices(to: id).map { graph.links[$0] }.filter { !$0.isInherited }
      .map(\.from)
    let modules = [linked, users].map { near in
      Set(near.filter(known.contains).map { heads[$0.index] })
    }
    return modules.first { !$0.isEmpty }.flatMap { $0.count == 1 ? $0.first : nil }
      .map { ($0, false) }
  }

  /// A test bundle's module: by name, its host, its topmost dependency, or the spec's only one.
  private func byTested(_ id: TargetID) -> Match? {
    if let named = subjects.named(by: id).first { return (heads[named.index], true) }
    let near = inSpec(id)
    if let near, near.isNamed { return near }
    let tested = subjects.hosts.host(of: id) ?? highest(of: subjects.candidates(of: id), for: id)
    return tested.map { (heads[$0.index], false) } ?? near
  }

  /// The target in the topmost layer, if all have one; of several, the one with the deepest
  /// dependency chain, so no other depends on it; then one of the same spec, then the first.
  private func highest(of targets: [TargetID], for test: TargetID) -> TargetID? {
    let known = targets.compactMap { layers[heads[$0.index].index] }
    let top = known.count == targets.count ? known.min() : nil
    let open = targets.filter { top == nil || layers[heads[$0.index].index] == top }
    let height = open.map { heights[$0.index] }.max()
    let deepest = open.filter { heights[$0.index] == height }
    return deepest.first { graph.spec(of: $0) == graph.spec(of: test) } ?? deepest.first
  }
}

extension Role {
  fileprivate var isTrialApp: Bool { self == .hostApp || self == .development }
}

extension ModuleGraph {
  package func fits(_ pattern: Pattern, _ id: TargetID) -> Bool {
    pattern.isPath
      ? paths(of: id).contains { pattern.matches(path: $0) }
      : pattern.matches(name: plainName(of: id))
  }
}

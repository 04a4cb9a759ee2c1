internal import Imports

/// All imports of targets, combined with their links.
package struct ModuleUses: Sendable {
  /// Sorted by importing target, then by module.
  package let all: [ModuleUse]
  package let names: [String]
  /// The start of each target's uses, plus the end.
  private let starts: [Int]

  package init(of graph: ModuleGraph) {
    guard !graph.sources.isEmpty else {
      (all, names, starts) = ([], [], [])
      return
    }
    let modules = ModuleNames(graph)
    var relations = Relations(graph)
    var all: [ModuleUse] = []
    var starts: [Int] = []
    for id in graph.targetIDs {
      starts.append(all.count)
      for (module, sites) in ModuleUses.sites(of: id, in: graph, modules) {
        let items = sites.map(\.item)
        let use = relations.use(of: module, by: id, sites, modules.ends(items))
        let certainty = relations.certainty(of: use)
        all.append(certainty == .certain ? use : use.certain(at: certainty))
      }
    }
    (self.all, names, self.starts) = (all, modules.all, starts + [all.count])
  }

  /// Whether what targets use depends on `DEBUG`.
  package var dependOnDebug: Bool {
    all.contains { use in
      !use.ends.isEmpty && use.sites.contains { $0.item.condition?.contains("DEBUG") ?? false }
    }
  }

  package func uses(of id: TargetID) -> ArraySlice<ModuleUse> {
    starts.count > id.index + 1 ? all[starts[id.index]..<starts[id.index + 1]] : []
  }

  package func use(of end: Link.End, by id: TargetID) -> ModuleUse? {
    uses(of: id).first { $0.ends.contains(end) }
  }

  private static func sites(
    of id: TargetID, in graph: ModuleGraph, _ modules: ModuleNames
  ) -> [(module: String, sites: [ModuleUse.Site])] {
    var sites: [String: [ModuleUse.Site]] = [:]
    for file in graph.sources.files(of: id) {
      for item in file.imports where !modules.isOwn(item, of: id) {
        sites[item.module, default: []].append(
          .init(
            path: file.path, item: item,
            certainty: item.isCompiled(by: graph[id], asSwift: file.path.hasSuffix(".swift"))
              ? .certain : .excluded))
      }
    }
    return sites.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension ModuleNames {
  fileprivate func ends(_ items: [Import]) -> [Link.End] {
    guard let first = items.first else { return [] }
    let named = items.lazy.map(targets).first { !$0.isEmpty } ?? []
    return named.map { .target($0) } + externals(first).map { .external($0) }
  }
}

extension Import {
  /// Whether it is certainly compiled, and names a module instead of a folder of headers.
  fileprivate var isPlain: Bool { condition == nil && kind != .header && kind != .customClass }
}

/// How targets depend on what they import.
private struct Relations {
  private let graph: ModuleGraph
  /// All dependencies, even those that only order the build.
  private let chains: Adjacency
  private let hosts: TestHosts
  /// Targets whose list of dependencies is misspelled or misplaced.
  private let misspelled: Set<TargetID>
  /// The names of entries that lead nowhere, as written and as probably meant.
  private var lost: [TargetID: Set<Substring>] = [:]
  /// The targets with entries for projects that are not there, or in a file that is not read whole.
  private var unsure: Set<TargetID>
  /// The targets that link an unread local package.
  private let unread: Set<TargetID>
  /// The targets that depend on what may bring modules that no target lists.
  private let opaque: Set<TargetID>
  private var latest: (id: TargetID, chains: ChainTree)?

  init(_ graph: ModuleGraph) {
    self.graph = graph
    chains = graph.adjacency()
    hosts = TestHosts(graph)
    unsure = Set(graph.targetIDs.filter { graph[graph.spec(of: $0)].isPartial })
    misspelled = Set(
      graph.notices.lazy.filter {
        $0.kind == .misspelledKey && $0.suggestion?.hasSuffix("dependencies") ?? false
      }
      .flatMap { notice in
        notice.target.map { [$0] } ?? graph.targetIDs.filter { graph.spec(of: $0) == notice.spec }
      })
    for notice in graph.notices
    where [.unknownName, .unknownProduct, .unlistedProduct].contains(notice.kind) {
      guard let target = notice.target else { continue }
      if notice.path != nil { unsure.insert(target) }
      for name in [notice.subject, notice.suggestion ?? ""] {
        lost[target, default: []].insert(name.lastPathName.prefix { $0 != "." })
      }
    }
    let unread = graph.links.filter { $0.external.map { graph[$0].isUnread } ?? false }
    self.unread = Set(unread.map(\.from))
    let externals = graph.links.filter { $0.external.map { graph[$0].kind != .sdk } ?? false }
    // What is on the search paths of a spec is known.
    let searching = graph.targetIDs.filter {
      graph[$0].build.hasSearchPaths && graph[graph[$0].spec].isXcodeProject
    }
    opaque = Set(externals.map(\.from)).union(lost.keys).union(searching)
  }

  /// The highest certainty of a use: the module may be unread, or prebuilt.
  mutating func certainty(of use: ModuleUse) -> ModuleUse.Site.Certainty {
    let isLost = !lost.isEmpty && lost[use.from]?.contains(use.module[...]) ?? false
    if isLost || misspelled.contains(use.from) || mayBeUnread(use) { return .open }
    return graph[use.from].build.prebuilt.contains(use.module) ? .ready : .certain
  }

  private mutating func mayBeUnread(_ use: ModuleUse) -> Bool {
    let isBuilt = use.relation == .unreached
    guard isBuilt || use.ends.isEmpty, !SystemModules.names.contains(use.module) else {
      return false
    }
    let tree = tree(from: use.from)
    let isNear = { (id: TargetID) in id == use.from || tree.leads(to: id.index) }
    if !isBuilt || graph.isPartial, unread.contains(where: isNear) { return true }
    // It may depend on the module through what is unknown.
    if isBuilt, unsure.contains(where: isNear) { return true }
    // A product without a known package may contain the module.
    return isBuilt
      && graph.externals.indices.contains { index in
        graph.externals[index].name == use.module
          && graph.links.contains { $0.external == ExternalID(index) && isNear($0.from) }
      }
  }

  /// Chooses a builder: a listed one, else the nearest, else one for the same platform.
  mutating func use(
    of module: String, by id: TargetID, _ sites: [ModuleUse.Site], _ ends: [Link.End]
  ) -> ModuleUse {
    let listed = graph.links(from: id).lazy.filter { !$0.isInherited }.map { $0.to }
    let own = ends.filter(listed.contains)
    let targets = ends.compactMap(\.target)
    if !own.isEmpty {
      return ModuleUse(from: id, module: module, ends: own, relation: .listed, sites: sites)
    }
    let isMapped = graph[id].build.mapped.contains(module)
    if targets.isEmpty || isMapped || SystemModules.names.contains(module) {
      let externals = ends.compactMap(\.external)
      let isLacking =
        targets.isEmpty && !isMapped && lacks(module, of: externals, by: id)
        && sites.contains { $0.item.isPlain }
      return ModuleUse(
        from: id, module: module, ends: externals.map { .external($0) },
        relation: isLacking ? .unreached : .outside, sites: sites)
    }
    let tree = tree(from: id)
    let reached = targets.filter { tree.leads(to: $0.index) }
      .map { ($0, tree.edges(to: $0.index)) }.sorted { ($0.1.count, $0.0) < ($1.1.count, $1.0) }
    let near = targets.sorted { (isForeign($0, to: id), $0) < (isForeign($1, to: id), $1) }
    return ModuleUse(
      from: id, module: module,
      ends: (reached.isEmpty ? near : reached.map(\.0)).map { .target($0) },
      relation: reached.first.map { .reached($0.1) } ?? .unreached, sites: sites)
  }

  /// Whether a module is of a package that a project names or others link, and nothing that a target
  /// reaches can have it.
  private mutating func lacks(
    _ module: String, of externals: [ExternalID], by id: TargetID
  ) -> Bool {
    guard !SystemModules.names.contains(module), !opaque.contains(id), !graph.isPartial,
      externals.allSatisfy({ graph[$0].kind == .package }),
      !externals.isEmpty || graph.pods.package(namedLike: module) != nil,
      graph.pods.isLocked || !graph.pods.isThere, !graph.pods.mayBring(module),
      !graph.pods.frameworks.contains(module)
    else { return false }
    let tree = tree(from: id)
    return !opaque.contains { tree.leads(to: $0.index) }
  }

  private mutating func tree(from id: TargetID) -> ChainTree {
    if let latest, latest.id == id { return latest.chains }
    let start = [id] + [hosts.host(of: id)].compactMap { $0 }
    let tree = chains.chains(from: start.map(\.index))
    latest = (id, tree)
    return tree
  }

  /// 0 for targets of the same platform, else 1.
  private func isForeign(_ other: TargetID, to id: TargetID) -> Int {
    graph.platform(of: other) == graph.platform(of: id) ? 0 : 1
  }
}

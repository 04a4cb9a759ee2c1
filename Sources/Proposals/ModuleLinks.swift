/// Links and imports between modules, except those of tests and demos.
struct ModuleLinks {
  /// How many links lead from each module to each other one.
  private let counts: [TargetID: [TargetID: Int]]
  private let sources: [TargetID: Set<TargetID>]
  /// What each module links other than interfaces.
  private let parts: [TargetID: Set<TargetID>]

  init(in architecture: Architecture, _ twins: Twins) {
    let graph = architecture.graph
    // A binary may be the product of a project that no workspace connects.
    let products = Dictionary(
      graph.targetIDs.filter(graph.canBeLinked).map { (graph[$0].productName, $0) },
      uniquingKeysWith: { first, _ in first })
    let links = graph.links.lazy.filter { !$0.isInherited }.map { link in
      (link.from, link.target ?? link.external.flatMap { products[graph[$0].name] })
    }
    let imports = architecture.uses.all.lazy.filter(\.isWithoutLink).map { ($0.from, $0.target) }
    let vendored = graph.targetIDs.map { Vendor.holds($0, in: graph) }
    var counts: [TargetID: [TargetID: Int]] = [:]
    var sources: [TargetID: Set<TargetID>] = [:]
    var parts: [TargetID: Set<TargetID>] = [:]
    for (start, end) in Array(links) + Array(imports) {
      guard let end, !architecture.role(of: start).isTrial, !vendored[end.index] else { continue }
      let from = twins.first(of: architecture.head(of: start))
      let to = twins.first(of: architecture.head(of: end))
      guard from != to else { continue }
      counts[from, default: [:]][to, default: 0] += 1
      sources[to, default: []].insert(from)
      if architecture.role(of: end) != .interface { parts[from, default: []].insert(to) }
    }
    (self.counts, self.sources, self.parts) = (counts, sources, parts)
  }

  func successors(of module: TargetID) -> Set<TargetID> { Set(counts[module, default: [:]].keys) }
  func predecessors(of module: TargetID) -> Set<TargetID> { sources[module] ?? [] }
  func neighbors(of module: TargetID) -> Set<TargetID> {
    successors(of: module).union(predecessors(of: module))
  }

  /// What each of several modules links of the others, apart from interfaces.
  func parts(within modules: [TargetID]) -> [Set<TargetID>] {
    let all = Set(modules)
    return modules.map { parts[$0, default: []].intersection(all) }
  }

  func pairs(within modules: [TargetID]) -> Int {
    let all = Set(modules)
    return modules.reduce(0) { $0 + (counts[$1]?.keys.count(where: all.contains) ?? 0) }
  }

  /// How many links lead from each group to each other one, by position.
  func weights(between groups: [[TargetID]]) -> [[Int: Int]] {
    var owners: [TargetID: Int] = [:]
    for (index, group) in groups.enumerated() {
      for module in group { owners[module] = index }
    }
    return groups.enumerated().map { index, group in
      var weights: [Int: Int] = [:]
      for (to, count) in group.flatMap({ Array(counts[$0, default: [:]]) }) {
        if let owner = owners[to], owner != index { weights[owner, default: 0] += count }
      }
      return weights
    }
  }
}

extension Architecture {
  /// The main target of the module of another target, or else its first.
  func head(of id: TargetID) -> TargetID {
    let module = self[module(of: id)]
    return module.mains.first ?? module.targets.first ?? id
  }
}

internal import Modules

/// How modules link one another; tests and what else only tries them out do not count.
struct ModuleLinks {
  /// How many links lead from each module to each other one.
  private let counts: [TargetID: [TargetID: Int]]
  private let sources: [TargetID: Set<TargetID>]

  init(in architecture: Architecture, _ twins: Twins) {
    var counts: [TargetID: [TargetID: Int]] = [:]
    var sources: [TargetID: Set<TargetID>] = [:]
    for link in architecture.graph.links where !link.isInherited {
      guard let target = link.target, !architecture.role(of: link.from).isTrial else { continue }
      let from = twins.first(of: architecture.head(of: link.from))
      let to = twins.first(of: architecture.head(of: target))
      guard from != to else { continue }
      counts[from, default: [:]][to, default: 0] += 1
      sources[to, default: []].insert(from)
    }
    (self.counts, self.sources) = (counts, sources)
  }

  func successors(of module: TargetID) -> Set<TargetID> { Set(counts[module, default: [:]].keys) }

  func predecessors(of module: TargetID) -> Set<TargetID> { sources[module] ?? [] }

  /// How many pairs of these modules are linked.
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
  /// The target that stands for the module of another: what does its work, or else its first.
  func head(of id: TargetID) -> TargetID {
    let module = self[module(of: id)]
    return module.mains.first ?? module.targets.first ?? id
  }
}

internal import Modules

/// How modules link one another; tests and what else only tries them out do not count.
struct ModuleTraffic {
  /// The links between different modules.
  let links: [Link]
  /// How many lead from each module to each other one.
  private let counts: [ModuleID: [ModuleID: Int]]

  init(in architecture: Architecture) {
    var counts: [ModuleID: [ModuleID: Int]] = [:]
    links = architecture.graph.links.filter { link in
      guard let target = link.target, !link.isInherited,
        !architecture.role(of: link.from).isTrial
      else { return false }
      let (from, to) = (architecture.module(of: link.from), architecture.module(of: target))
      guard from != to else { return false }
      counts[from, default: [:]][to, default: 0] += 1
      return true
    }
    self.counts = counts
  }

  func count(from: [ModuleID], to: [ModuleID]) -> Int {
    from.reduce(0) { sum, module in
      let counts = counts[module] ?? [:]
      return to.reduce(sum) { $0 + (counts[$1] ?? 0) }
    }
  }

  /// Puts the groups first that link the others most and are linked least; apps before all.
  func ordered(_ groups: [Proposal.Layer]) -> [Proposal.Layer] {
    var left = groups.sorted { $0.name < $1.name }
    var ordered: [Proposal.Layer] = []
    while !left.isEmpty {
      let balances = left.map { group in
        let others = left.filter { $0.name != group.name }.flatMap(\.modules)
        return count(from: group.modules, to: others) - count(from: others, to: group.modules)
      }
      var best = 0
      for index in left.indices where balances[index] > balances[best] { best = index }
      if let app = left.firstIndex(where: { $0.name == LayerGroups.apps }) { best = app }
      ordered.append(left.remove(at: best))
    }
    return ordered
  }
}

internal import Modules

/// How modules link one another; tests and what else only tries them out do not count.
struct ModuleTraffic {
  /// The links between different modules.
  let links: [Link]
  private let counts: [Pair: Int]

  private struct Pair: Hashable {
    let from: ModuleID
    let to: ModuleID
  }

  init(in architecture: Architecture) {
    var counts: [Pair: Int] = [:]
    links = architecture.graph.links.filter { link in
      guard let target = link.target, !link.isInherited else { return false }
      let pair = Pair(
        from: architecture.module(of: link.from), to: architecture.module(of: target))
      switch architecture.role(of: link.from) {
      case .unitTests, .uiTests, .hostApp, .development, .mock: return false
      default: break
      }
      guard pair.from != pair.to else { return false }
      counts[pair, default: 0] += 1
      return true
    }
    self.counts = counts
  }

  func count(from: [ModuleID], to: [ModuleID]) -> Int {
    let (from, to) = (Set(from), Set(to))
    return counts.reduce(0) { sum, item in
      from.contains(item.key.from) && to.contains(item.key.to) ? sum + item.value : sum
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

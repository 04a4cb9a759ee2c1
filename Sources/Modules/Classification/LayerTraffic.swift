/// How many links between layers lead down, and how many up; what only tests or tries something
/// does not count.
struct LayerTraffic {
  private(set) var upward = 0
  private(set) var total = 0
  /// By upper and lower layer: how many more lead down than up, and how many up.
  private var balances: [Pair: (balance: Int, upward: Int)] = [:]

  private struct Pair: Hashable {
    let upper: LayerID
    let lower: LayerID
  }

  init(
    _ graph: ModuleGraph, _ roles: [RoleClassifier.Answer], layer: (TargetID) -> LayerID?
  ) {
    let layers = graph.targetIDs.map { roles[$0.index].role.isTrial ? nil : layer($0) }
    for link in graph.links where !link.isInherited {
      guard let from = layers[link.from.index], let target = link.target,
        let to = layers[target.index], from != to
      else { continue }
      total += 1
      if to < from { upward += 1 }
      balances[Pair(upper: min(from, to), lower: max(from, to)), default: (0, 0)].balance +=
        to < from ? -1 : 1
      if to < from { balances[Pair(upper: to, lower: from)]?.upward += 1 }
    }
  }

  /// Whether at least two of three links lead down, and no two layers stand the other way round.
  var leadsDown: Bool {
    total > 0 && upward * 3 <= total
      && !balances.values.contains { $0.upward > 1 && $0.balance < 0 }
  }

  /// Whether most lead up, of as many as cannot be slips.
  var leadsUp: Bool { total > 2 && upward * 2 > total }
}

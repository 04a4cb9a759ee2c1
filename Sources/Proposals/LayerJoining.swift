internal import Modules

/// Makes few layers of many: nobody keeps more than a handful that only names and links tell.
struct LayerJoining {
  let links: ModuleLinks
  private static let most = 7

  /// Joins neighbours that link one another least, as long as there are too many.
  func joined(_ layers: [Group]) -> [Group] {
    var layers = layers
    // Of each layer and the next one.
    var costs = layers.indices.dropLast().map { cost(of: layers[$0], layers[$0 + 1]) }
    while layers.count > LayerJoining.most {
      let open = costs.enumerated().compactMap { index, cost in
        cost.map { (cost: $0, index: index) }
      }
      guard let best = open.min(by: { ($0.cost, $0.index) < ($1.cost, $1.index) })?.index else {
        break
      }
      let lower = layers.remove(at: best + 1)
      layers[best] = Group(joining: [layers[best], lower], "of neighbouring levels")
      costs.remove(at: best)
      for pair in [best - 1, best] where costs.indices.contains(pair) {
        costs[pair] = cost(of: layers[pair], layers[pair + 1])
      }
    }
    return layers
  }

  /// What is lost by joining two layers; nil if they are to stay what they are.
  private struct Cost: Comparable {
    let families: Int
    let links: Int
    let modules: Int

    static func < (one: Cost, other: Cost) -> Bool {
      (one.families, one.links, one.modules) < (other.families, other.links, other.modules)
    }
  }

  private func cost(of upper: Group, _ lower: Group) -> Cost? {
    guard upper.isLoose, lower.isLoose else { return nil }
    let modules = upper.modules + lower.modules
    // A word that modules share is worth keeping.
    let families = [upper, lower].count { $0.bond == .family }
    return Cost(families: families, links: links.pairs(within: modules), modules: modules.count)
  }
}

internal import Modules

/// Makes few layers of many: nobody keeps more than a handful that only names and links tell.
struct LayerJoining {
  private let links: ModuleLinks
  private static let most = 7

  init(_ links: ModuleLinks) { self.links = links }

  /// Joins neighbours that link one another least, as long as there are too many.
  func joined(_ layers: [Group]) -> [Group] {
    var layers = layers
    while layers.count > LayerJoining.most {
      let pairs = layers.indices.dropLast().filter { layers[$0].isLoose && layers[$0 + 1].isLoose }
      let costs = pairs.map { index in
        let modules = layers[index].modules + layers[index + 1].modules
        // A word that modules share is worth keeping.
        let families = layers[index...(index + 1)].count(where: \.isFamily)
        return (index: index, cost: (families, links.pairs(within: modules), modules.count, index))
      }
      guard let best = costs.min(by: { $0.cost < $1.cost })?.index else { break }
      let lower = layers.remove(at: best + 1)
      let upper = layers[best]
      layers[best] = Group(
        "", upper.modules + lower.modules, upper.patterns + lower.patterns,
        "of neighbouring levels", bond: .level)
    }
    return layers
  }
}

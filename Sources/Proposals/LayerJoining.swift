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
        return (index, links.pairs(within: modules), modules.count)
      }
      guard let best = costs.min(by: { ($0.1, $0.2, $0.0) < ($1.1, $1.2, $1.0) }) else { break }
      let lower = layers.remove(at: best.0 + 1)
      let upper = layers[best.0]
      layers[best.0] = Group(
        "", upper.modules + lower.modules, upper.patterns + lower.patterns,
        "of neighbouring levels", bond: .level)
    }
    return layers
  }
}

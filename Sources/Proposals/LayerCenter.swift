/// A module that most of its layer is linked with: an exception permits these links, and the layer
/// stays strict.
struct LayerCenter {
  let name: String
  /// Whether the others link it; else it links them.
  let isBase: Bool
  let reason: String
  private let target: TargetID

  func covers(_ link: Finding) -> Bool { (isBase ? link.to?.target : link.from.target) == target }

  /// The base of a layer, and what puts its modules together, by the links within the layer.
  static func all(
    of links: [Finding], in layer: Proposal.Layer, _ architecture: Architecture
  ) -> [Self] {
    var left = links
    return [true, false].compactMap { isBase in
      let center = Self(isBase, links, in: layer, architecture)
      guard let center, left.contains(where: center.covers) else { return nil }
      left.removeAll(where: center.covers)
      return center
    }
  }

  /// Links to a base are a habit if half of the layer has them; what puts a layer together links more,
  /// unless it has the name of the layer.
  private init?(
    _ isBase: Bool, _ links: [Finding], in layer: Proposal.Layer, _ architecture: Architecture
  ) {
    var partners: [TargetID: Set<TargetID>] = [:]
    for link in links {
      guard let from = link.from.target, let to = link.to?.target else { continue }
      partners[isBase ? to : from, default: []].insert(architecture.head(of: isBase ? from : to))
    }
    let best = partners.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    guard let (target, found) = best else { return nil }
    let (name, count) = (architecture.graph.plainName(of: target), layer.modules.count)
    let isUmbrella = NameWords.layer(layer.name).hasPrefix(NameWords.layer(name))
    let least = isBase ? max(2, count / 2) : isUmbrella ? count / 2 : max(3, count * 2 / 3)
    guard found.count >= least else { return nil }
    let others =
      count == 2 ? "the other module" : "\(found.count) of the \(count - 1) other modules"
    reason = isBase ? "\(others) of the layer link it" : "it links \(others) of the layer"
    (self.name, self.isBase, self.target) = (name, isBase, target)
  }
}

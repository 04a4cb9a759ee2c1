/// A module that at least half of its layer is linked with: an exception permits these links, and
/// the layer stays strict.
struct LayerCenter {
  let name: String
  /// Whether the others link it; else it links them.
  let isBase: Bool
  private let target: TargetID
  /// How many modules it is linked with, and how many others the layer has.
  private let partners: Int
  private let others: Int

  var reason: String {
    let count =
      others == 1
      ? "the other module of the layer" : "\(partners) of the \(others) other modules of the layer"
    return isBase ? "\(count) link it" : "it links \(count)"
  }

  func covers(_ link: Finding) -> Bool { (isBase ? link.to?.target : link.from.target) == target }

  /// The base of a layer of so many modules, and what puts the modules of the layer together, by the
  /// links within the layer.
  static func all(
    of links: [Finding], in layer: Proposal.Layer, _ architecture: Architecture
  ) -> [Self] {
    var left = links
    return [true, false].compactMap { isBase in
      let center = best(of: links, isBase: isBase, in: layer, architecture)
      guard let center, left.contains(where: center.covers) else { return nil }
      left.removeAll(where: center.covers)
      return center
    }
  }

  /// Links to a base are a habit if half of the layer has them; what puts a layer together links more,
  /// unless it has the name of the layer.
  private static func best(
    of links: [Finding], isBase: Bool, in layer: Proposal.Layer, _ architecture: Architecture
  ) -> Self? {
    let count = layer.modules.count
    var partners: [TargetID: Set<TargetID>] = [:]
    for link in links {
      guard let from = link.from.target, let to = link.to?.target else { continue }
      partners[isBase ? to : from, default: []].insert(architecture.head(of: isBase ? from : to))
    }
    let best = partners.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    guard let (target, found) = best else { return nil }
    let name = architecture.graph.plainName(of: target)
    let isUmbrella = !isBase && NameWords.layer(layer.name).hasPrefix(NameWords.layer(name))
    let least = isBase ? max(2, count / 2) : isUmbrella ? count / 2 : max(3, (count * 2) / 3)
    guard found.count >= least else { return nil }
    return Self(
      name: name, isBase: isBase, target: target, partners: found.count, others: count - 1)
  }
}

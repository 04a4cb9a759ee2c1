/// Who links across layers, upward and downward; what only tests or tries something does not count.
struct LayerTraffic {
  /// The links from layer to layer.
  private var crossings: [Crossing] = []

  private struct Crossing {
    let layers: LayerPair
    let module: ModuleID
    let isUpward: Bool
  }

  var total: Int { crossings.count }
  var upward: Int { crossings.count { $0.isUpward } }

  /// - Parameter roles: what the targets are; apps that a list of layers makes host apps count as
  ///   apps, or a list written from the bottom would have no traffic.
  init(_ graph: ModuleGraph, _ parts: [Architecture.Part], _ roles: [RoleClassifier.Answer]) {
    let layers = parts.indices.map { roles[$0].role.isTrial ? nil : parts[$0].layer }
    for link in graph.links where !link.isInherited {
      guard let target = link.target, let from = layers[link.from.index],
        let to = layers[target.index], from != to
      else { continue }
      crossings.append(
        Crossing(
          layers: LayerPair(from, to), module: parts[link.from.index].module, isUpward: to < from))
    }
  }

  /// The pairs of layers in which more modules link up than down, and more than can be mistakes.
  var inverted: Set<LayerPair> {
    let pairs = Dictionary(grouping: crossings, by: \.layers).filter { _, crossings in
      let up = Set(crossings.lazy.filter(\.isUpward).map(\.module)).count
      let down = Set(crossings.lazy.filter { !$0.isUpward }.map(\.module)).count
      return up >= Evidence.fewestUpwardModules && up > down
    }
    return Set(pairs.keys)
  }

  /// Whether most lead up, of as many as cannot be slips.
  var leadsUp: Bool { total >= Evidence.fewestOrderedLinks && upward * 2 > total }
}

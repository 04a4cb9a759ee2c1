/// Counts links across layers, upward and downward; tests and trial targets don't count.
struct LayerTraffic {
  private var crossings: [Crossing] = []

  private struct Crossing: Hashable {
    let layers: LayerPair
    let module: ModuleID
    let other: ModuleID
    let isUpward: Bool
  }

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
          layers: LayerPair(from, to), module: parts[link.from.index].module,
          other: parts[target.index].module, isUpward: to < from))
    }
  }

  /// The pairs of layers with more upward than downward links, and more than mistakes explain.
  var inverted: Set<LayerPair> {
    let pairs = Dictionary(grouping: crossings, by: \.layers).filter { _, crossings in
      let up = Set(crossings.lazy.filter(\.isUpward).map(\.module)).count
      let down = Set(crossings.lazy.filter { !$0.isUpward }.map(\.module)).count
      return up >= Evidence.fewestUpwardModules && up > down
    }
    return Set(pairs.keys)
  }

  /// The modules with links across layers, if most point up, and more than typos explain.
  var upsideDown: (upward: Int, total: Int)? {
    guard crossings.count >= Evidence.fewestOrderedLinks else { return nil }
    let links = Set(crossings)
    let upward = links.count { $0.isUpward }
    return links.count >= Evidence.fewestOrderedLinks && upward * 2 > links.count
      ? (upward, links.count) : nil
  }
}

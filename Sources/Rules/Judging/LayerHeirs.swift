/// Which layer of one state is which of an earlier one: that of its name, else the one in which most of
/// its targets are now.
struct LayerHeirs {
  /// By their positions, in the order of the earlier state; those without an heir are left out.
  private(set) var pairs: [(old: Int, new: Int)] = []

  init(
    of before: [Layer], in earlier: Architecture, among now: [Layer], in today: Architecture
  ) {
    let ids = today.graph.idsByName
    for (position, layer) in before.enumerated() {
      var counts: [LayerID: Int] = [:]
      for target in earlier.graph.targetIDs {
        guard let own = earlier.layer(of: target), earlier[own].name == layer.name else { continue }
        let home = ids[earlier.graph[target].qualifiedName].flatMap(today.layer)
        if let home { counts[home, default: 0] += 1 }
      }
      let home = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key.index
      if let heir = now.firstIndex(where: { $0.name == layer.name }) ?? home {
        pairs.append((position, heir))
      }
    }
  }

  /// Those that are one by now.
  var merged: [(old: [Int], new: Int)] {
    Dictionary(grouping: pairs, by: \.new).filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { (old: $0.value.map(\.old), new: $0.key) }
  }
}

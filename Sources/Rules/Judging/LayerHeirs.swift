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
      let namesake = now.firstIndex { $0.name == layer.name }
      if let heir = namesake ?? home(of: layer.name) { pairs.append((position, heir)) }
    }

    func home(of name: String) -> Int? {
      guard let old = earlier.layers.firstIndex(where: { $0.name == name }) else { return nil }
      let members = earlier.graph.targetIDs.filter { earlier.layer(of: $0)?.index == old }
      let homes = members.compactMap { ids[earlier.graph[$0].qualifiedName].flatMap(today.layer) }
      return homes.counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key.index
    }
  }

  /// Those that are one by now.
  var merged: [(old: [Int], new: Int)] {
    Dictionary(grouping: pairs, by: \.new).filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { (old: $0.value.map(\.old), new: $0.key) }
  }
}

/// Maps earlier layers to current ones: by name, else by where most of their targets are.
struct LayerMapping {
  /// By position, in the order of the earlier state; removed layers are omitted.
  private(set) var pairs: [(old: Int, new: Int)] = []

  init(
    of before: [Layer], in earlier: Architecture, among now: [Layer], in today: Architecture
  ) {
    lazy var successors = earlier.graph.counterparts(in: today.graph)
    for (position, layer) in before.enumerated() {
      let namesake = now.firstIndex { $0.name == layer.name }
      if let successor = namesake ?? home(of: layer.name) { pairs.append((position, successor)) }
    }

    func home(of name: String) -> Int? {
      guard let old = earlier.layers.firstIndex(where: { $0.name == name }) else { return nil }
      let members = earlier.graph.targetIDs.filter { earlier.layer(of: $0)?.index == old }
      let homes = members.compactMap { successors[$0.index].flatMap(today.layer) }
      return homes.counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key.index
    }
  }

  var merged: [(old: [Int], new: Int)] {
    Dictionary(grouping: pairs, by: \.new).filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { (old: $0.value.map(\.old), new: $0.key) }
  }
}

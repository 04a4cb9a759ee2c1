// Bands are layers, and between them what is in no layer: for each gap a band of its own. While a
// drawing is made a layer's band has an even number, and the gap above it the odd one before.
extension Draft {
  /// The band of each box.
  ///
  /// A box without a layer is directly above the highest layer that it leads to, over others
  /// without one, so that its arrows lead down; one that leads to no layer is at the bottom.
  func bandOfBox() -> [Int] {
    let count = architecture.layers.count
    let isLoose = boxes.map { $0.band == count }
    let edges = arrows.filter { isLoose[$0.from] && $0.change != .removed }
    let shape = Adjacency(
      count: boxes.count,
      edges: edges.map { isLoose[$0.to] ? .init(from: $0.from, to: $0.to) : nil })
    let components = shape.components()
    var highest = [Int](repeating: count, count: components.sets.count)
    for arrow in edges where boxes[arrow.to].band < count {
      let set = components.numbers[arrow.from]
      highest[set] = min(highest[set], boxes[arrow.to].band)
    }
    // Sets come after all that they lead to, so those are known.
    for (number, set) in components.sets.enumerated() {
      for head in set.lazy.flatMap(shape.successors) {
        highest[number] = min(highest[number], highest[components.numbers[head]])
      }
    }
    return boxes.indices.map { box in
      isLoose[box] ? 2 * highest[components.numbers[box]] - 1 : 2 * boxes[box].band
    }
  }

  func meaning(ofBand number: Int) -> (name: String, layer: Int?) {
    if !number.isMultiple(of: 2) { return (Draft.unlayered, nil) }
    let layers = architecture.layers
    guard layers.indices.contains(number / 2) else { return ("externals", nil) }
    return (layers[number / 2].name, number / 2)
  }
}

extension LayerStack {
  /// Makes a module that links several of a higher layer, and that only what is above that links, a
  /// layer above it.
  mutating func raiseAbove() {
    guard layers.count < LayerStack.most else { return }
    var places: [TargetID: Int] = [:]
    for (index, layer) in layers.enumerated() {
      for module in layer.modules { places[module] = index }
    }
    for index in layers.indices.reversed() where layers[index].presetRank == nil {
      for module in layers[index].modules {
        let parts = project.links.successors(of: module).compactMap { places[$0] }
        guard let upper = parts.min(), upper < index, !layers[upper].isPrograms,
          parts.count(where: { $0 == upper }) >= LayerStack.leastParts,
          project.links.predecessors(of: module).allSatisfy({ places[$0, default: -1] < upper })
        else { continue }
        layers[index].remove(module)
        layers.insert(Group(project.layerName(of: module), [module], .name), at: upper)
        layers.removeAll(where: \.modules.isEmpty)
        return raiseAbove()
      }
    }
  }

  /// How many links lead up.
  var upward: Int {
    let weights = project.weights(between: layers)
    return layers.indices.filter { !layers[$0].isPrograms }.reduce(0) { sum, from in
      sum + weights[from].filter { $0.key < from }.values.reduce(0, +)
    }
  }
}

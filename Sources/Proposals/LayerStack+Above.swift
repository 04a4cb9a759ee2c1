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

  /// Takes what shows something out of layers that only their place names.
  mutating func sortOut() {
    let poor = LayerNames(project: project).nameless(in: layers).filter(\.isPoor).map(\.index)
    for index in poor.reversed() where !layers[index].areFeatures {
      let shown = layers[index].modules.filter {
        project.usualName(of: $0)?.layer == "ui" && project.shows($0) ?? false
      }
      let others = Set(layers[index].modules).subtracting(shown)
      guard !shown.isEmpty, !others.isEmpty, layers.count < LayerStack.most,
        others.allSatisfy({ project.links.successors(of: $0).isDisjoint(with: shown) })
      else { continue }
      for module in shown { layers[index].remove(module) }
      // What shows nothing does not need it.
      let users = Set(shown.flatMap(project.links.predecessors))
      let above = layers[..<index].lastIndex {
        $0.isPrograms || $0.isOfFeatures || !users.isDisjoint(with: $0.modules)
      }
      layers.insert(Group("", shown, .links), at: above.map { $0 + 1 } ?? index)
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

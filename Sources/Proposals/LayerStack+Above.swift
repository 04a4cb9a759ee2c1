extension LayerStack {
  /// Makes a module that links several of a higher layer, and that only what is above that links, a
  /// layer above it.
  mutating func raiseAbove() {
    for index in layers.indices.reversed() where layers[index].presetRank == nil {
      for module in layers[index].modules where layers.count < LayerStack.most {
        guard let upper = places(of: project.links.successors(of: module)).first, upper < index,
          !layers[upper].isPrograms,
          project.links.successors(of: module).intersection(layers[upper].modules).count
            >= LayerStack.leastParts,
          places(of: project.links.predecessors(of: module)).allSatisfy({ $0 < upper })
        else { continue }
        layers[index].remove(module)
        layers.insert(Group(project.layerName(of: module), [module], .name), at: upper)
        layers.removeAll(where: \.modules.isEmpty)
        return raiseAbove()
      }
    }
  }

  /// The layers that hold any of some modules.
  private func places(of modules: Set<TargetID>) -> [Int] {
    layers.indices.filter { !modules.isDisjoint(with: layers[$0].modules) }
  }

  /// How many links lead up.
  var upward: Int {
    let weights = project.weights(between: layers)
    return layers.indices.filter { !layers[$0].isPrograms }.reduce(0) { sum, from in
      sum + weights[from].filter { $0.key < from }.values.reduce(0, +)
    }
  }
}

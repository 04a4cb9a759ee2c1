extension LayerStack {
  /// Moves what modules of a strict layer build on below it, instead of an exception for it: to a
  /// lower layer that takes it, or to one of its own if most of the layer links it.
  mutating func lowerBases() {
    // What is put below a layer has been looked at.
    for index in layers.indices.dropFirst().reversed() {
      while let base = base(of: index) {
        layers[index].remove(base.module)
        guard let place = base.place else {
          let name = project.layerName(of: base.module)
          layers.insert(Group(name, [base.module], .name), at: index + 1)
          continue
        }
        if layers[place].evidence == .name, !UsualName.isBottom(layers[place].name) {
          // Models with a base are no longer only models.
          (layers[place].name, layers[place].evidence) = ("", .links)
          layers[place].isFloor = true
        }
        layers[place].add([base.module])
        layers[index].isFloor = false
      }
    }
  }

  /// A module of a layer that would be below it, and the lower layer that takes it.
  private func base(of index: Int) -> (module: TargetID, place: Int?)? {
    let layer = layers[index]
    guard layer.evidence == .links, !layer.isOfFeatures else { return nil }
    let isStrict = LayerDivision.isStrict(layer, in: project)
    let parts = project.links.parts(within: layer.modules)
    let users = parts.joined().map(\.self).counts
    let bases = zip(layer.modules, parts).filter { $1.isEmpty }
      .compactMap { module, _ in users[module].map { (module: module, count: $0) } }
    for (module, count) in bases.sorted(by: { ($1.count, $0.module) < ($0.count, $1.module) }) {
      let rest = layer.modules.filter { $0 != module }
      let pairs = project.links.pairs(within: rest)
      // A pair with a link is not strict.
      guard pairs == 0 ? isStrict || rest.count > 1 : isStrict && rest.count > 2 else { continue }
      let places = layers.indices.filter { $0 > index && takes(module, at: $0) }
      let apart = places.first { !isLinked(module, with: layers[$0].modules) }
      let isMost =
        count > 1 && layers.count < LayerStack.most
        && (count * 2 > rest.count || UsualName.isLayer(project.layerName(of: module)))
      if isMost || !places.isEmpty { return (module, apart ?? (isMost ? nil : places.first)) }
    }
    return nil
  }

  /// Moves modules that no link holds where they are to the layer of most of their siblings.
  mutating func followSiblings() {
    for index in layers.indices where layers[index].evidence == .links {
      for module in layers[index].modules {
        guard layers[index].modules.count > 1, let place = placeOfSiblings(of: module),
          place != index
        else { continue }
        layers[index].remove(module)
        layers[place].add([module])
      }
    }
  }

  private func placeOfSiblings(of module: TargetID) -> Int? {
    let users = project.links.predecessors(of: module)
    let parts = project.links.successors(of: module)
    guard parts.isEmpty || users.isSubset(of: project.programs) else { return nil }
    return project.siblings(of: module).lazy.compactMap { siblings in
      layers.indices.first { place in
        let all = layers[place].modules
        return !layers[place].isPrograms && siblings.count(where: all.contains) * 2 > siblings.count
          && parts.union(users).isDisjoint(with: all) && holds(Group(module), at: place)
      }
    }.first
  }

  /// Whether a layer may have a base, and no link would lead up or stay within because of that.
  private func takes(_ module: TargetID, at place: Int) -> Bool {
    let layer = layers[place]
    return !layer.areFeatures && holds(Group(module), at: place)
      && (layer.takes(Group(module), in: project) || layer.evidence == .name && layer.isCalledLow)
      && (!isLinked(module, with: layer.modules) || !LayerDivision.isStrict(layer, in: project))
  }

  private func isLinked(_ module: TargetID, with others: [TargetID]) -> Bool {
    !project.links.neighbors(of: module).isDisjoint(with: others)
  }
}

extension ProjectAnalysis {
  /// The other modules of its package, and of its folder, unless half of all are there.
  fileprivate func siblings(of module: TargetID) -> [[TargetID]] {
    let (graph, folder) = (architecture.graph, homes[module].dropLast())
    let others = frameworks.filter { $0 != module }
    return [
      others.filter { graph[$0].spec == graph[module].spec },
      others.filter { !folder.isEmpty && homes[$0].dropLast() == folder },
    ].filter { $0.count > 2 && $0.count * 2 < frameworks.count }
  }
}

/// Names for layers that neither a folder nor a word names.
struct LayerNames {
  let project: ProjectAnalysis

  /// The same layers, each with a name of its own.
  func named(_ layers: [Group]) -> [Group] {
    var taken = Set(layers.map(\.name))
    return layers.enumerated().map { index, layer in
      let isNamed = !layer.name.isEmpty && !NameWords.isContainer(layer.name)
      let isTaken = isNamed && layers[..<index].contains { $0.name == layer.name }
      guard !isNamed || isTaken else { return layer }
      let outer = NameWords.layer((layer.folder ?? []).suffix(2).joined(separator: " "))
      let names =
        isTaken
        ? [outer] + (2...layers.count + 1).map { "\(layer.name)-\($0)" }
        : names(of: layer, above: layers[(index + 1)...])
      var named = layer
      named.name =
        names.first { !NameWords.isContainer($0) && taken.isDisjoint(with: [$0, $0 + "s"]) }
        ?? layer.name
      taken.insert(named.name)
      return named
    }
  }

  /// The best name first.
  private func names(of layer: Group, above lower: ArraySlice<Group>) -> [String] {
    let (modules, folder) = (layer.modules, sharedFolder(of: layer.modules))
    let names =
      modules.count == 1
      ? [folder, project.layerName(of: modules[0])]
      : [
        usualName(of: modules, above: lower), sharedWord(of: modules),
        featureName(of: layer, above: lower), folder,
      ].map { $0 == "ui" && layer.areFeatures ? nil : $0 }
    // Where nothing but what they link is known of modules.
    let isAbove = lower.contains { layer in
      layer.name == "core" || UsualName.of(layer.name).map { $0.rank <= UsualName.middle } ?? false
    }
    let spare = isAbove ? ["shared", "support", "common"] : ["core", "foundation", "base"]
    return names.compactMap(\.self) + spare + (2...9).map { "layer-\($0)" }
  }

  /// The usual name of most modules, unless a layer below usually is above it.
  private func usualName(of modules: [TargetID], above lower: ArraySlice<Group>) -> String? {
    let usual = modules.compactMap(project.usualName)
    let counts = Dictionary(grouping: usual, by: \.layer).mapValues(\.count)
    // Few modules have `UI` in their names although they show things.
    if counts.count == 1, let shown = counts["ui"], shown * 3 >= modules.count { return "ui" }
    guard let (name, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      count > 1, count * 2 >= modules.count
    else { return nil }
    let isOdd = lower.contains { layer in
      UsualName.of(layer.name).map { $0.rank < UsualName.rank(of: name) } ?? false
    }
    return isOdd && !modules.contains { NameWords.layer(project.name(of: $0)) == name } ? nil : name
  }

  /// The word that all modules end with: `kit`.
  private func sharedWord(of modules: [TargetID]) -> String? {
    let words = Set(modules.map { NameWords.stem(of: project.name(of: $0)).dropFirst().last })
    guard words.count == 1, let word = words.first ?? nil, NameWords.hasMeaning(word) else {
      return nil
    }
    return NameWords.layer(word)
  }

  /// The outermost folder that holds all modules and no other, or one in it with a usual name.
  private func sharedFolder(of modules: [TargetID]) -> String? {
    let homes = modules.map { project.homes[$0] }
    let shared = homes.dropFirst().reduce(homes[0]) { ModuleFolders.shared($0, $1) }
    let own = shared.indices.filter { end in
      project.modules.count { project.homes[$0].starts(with: shared[...end]) } == modules.count
    }.map { shared[$0] }
    return (own.first { UsualName.of($0) != nil } ?? own.first).map(NameWords.layer)
  }

  /// `feature` for features that link others, unless most names say otherwise; `flow` above a layer
  /// that is called so.
  private func featureName(of layer: Group, above lower: ArraySlice<Group>) -> String? {
    let known = layer.modules.compactMap(project.usualName).filter { $0.layer != "ui" }
    let isKnown = known.count { $0.rank > UsualName.featureRank } * 2 > layer.modules.count
    let hasLinks = layer.modules.contains { !project.links.successors(of: $0).isEmpty }
    let isTaken = lower.contains(where: \.isCalledFeature)
    return layer.areFeatures && hasLinks && !isKnown ? isTaken ? "flow" : "feature" : nil
  }
}

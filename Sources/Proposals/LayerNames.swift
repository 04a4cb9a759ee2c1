/// Names for layers that neither a folder nor a word names.
struct LayerNames {
  let project: ProjectAnalysis

  /// The same layers, each with a name of its own.
  func named(_ layers: [Group]) -> [Group] {
    var taken = Set(layers.map(\.name))
    var seen: Set<String> = []
    return layers.enumerated().map { index, layer in
      var layer = layer
      if layer.name.isEmpty {
        layer.name =
          names(of: layer, above: layers[(index + 1)...]).first { !taken.contains($0) }
          ?? "level-\(index + 1)"
        taken.insert(layer.name)
      }
      if !seen.insert(layer.name).inserted {
        layer.name = NameWords.layer((layer.folder ?? []).suffix(2).joined(separator: " "))
        var number = 2
        while !seen.insert(layer.name).inserted {
          layer.name += "-\(number)"
          number += 1
        }
      }
      return layer
    }
  }

  /// The best name first.
  private func names(of layer: Group, above lower: ArraySlice<Group>) -> [String] {
    let (modules, folder) = (layer.modules, sharedFolder(of: layer.modules))
    let names =
      modules.count == 1
      ? [folder, project.layerName(of: modules[0])]
      : [
        usualName(of: modules, above: lower), featureName(of: modules, above: lower),
        sharedWord(of: modules), folder, usualNames(of: modules),
      ]
    return names.compactMap(\.self)
  }

  /// The usual name of most modules, unless a layer below usually is above it.
  private func usualName(of modules: [TargetID], above lower: ArraySlice<Group>) -> String? {
    let usual = modules.compactMap { UsualName.of(project.name(of: $0)) }
    let counts = Dictionary(grouping: usual, by: \.layer)
    guard let name = counts.first(where: { $0.value.count * 2 > modules.count })?.key else {
      return nil
    }
    let isOdd = lower.contains { layer in
      UsualName.of(layer.name).map { $0.rank < UsualName.rank(of: name) } ?? false
    }
    return isOdd && !modules.contains { NameWords.layer(project.name(of: $0)) == name } ? nil : name
  }

  /// The names of up to three modules that are all usual: `presentation-data`.
  private func usualNames(of modules: [TargetID]) -> String? {
    let names = modules.compactMap { module -> String? in
      let name = project.layerName(of: module)
      let word = String(name.dropLast(name.hasSuffix("-layer") ? 6 : 0))
      return word.contains("-") || UsualName.of(word) == nil ? nil : word
    }
    guard modules.count < 4, names.count == modules.count else { return nil }
    return names.sorted { (UsualName.rank(of: $0), $0) < (UsualName.rank(of: $1), $1) }
      .joined(separator: "-")
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

  /// `feature` for modules that only programs link and that link others, unless their names or that
  /// of a layer below mean something else.
  private func featureName(of modules: [TargetID], above lower: ArraySlice<Group>) -> String? {
    let isFeature = modules.allSatisfy { module in
      let words = NameWords.of(project.name(of: module)).filter { modules.count == 1 || $0 != "UI" }
      let users = project.links.predecessors(of: module)
      return words.allSatisfy { UsualName.rank(of: $0) < 4 }
        && (UsualName.of(project.name(of: module))?.rank ?? 2) > 1
        && !users.isEmpty && users.isSubset(of: project.programs)
    }
    let hasLinks = modules.contains { !project.links.successors(of: $0).isEmpty }
    let isTaken = lower.contains { UsualName.of($0.name)?.layer == "feature" }
    return isFeature && hasLinks && !lower.isEmpty && !isTaken ? "feature" : nil
  }
}

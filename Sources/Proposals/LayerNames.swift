internal import Modules

/// Names for layers that no folder names.
struct LayerNames {
  let landscape: ProjectAnalysis

  /// The same layers, each with a name of its own.
  func named(_ layers: [Group]) -> [Group] {
    var taken: Set<String> = Set(layers.map(\.name))
    var seen: Set<String> = []
    return layers.enumerated().map { index, layer in
      var layer = layer
      if layer.name.isEmpty {
        let name =
          usualName(of: layer.modules, above: layers[index...]) ?? featureName(
            of: layer, above: layers[index...]) ?? sharedWord(of: layer.modules)
        layer.name = name.flatMap { taken.contains($0) ? nil : $0 } ?? "level-\(index + 1)"
      }
      if layer.isOpen, layer.modules.count == 1, !taken.contains("feature"),
        let name = featureName(of: layer, above: layers[index...])
      {
        layer.name = name
      }
      var number = 1
      let name = layer.name
      while !seen.insert(layer.name).inserted {
        number += 1
        layer.name = "\(name)-\(number)"
      }
      taken.insert(layer.name)
      return layer
    }
  }

  /// What most of the modules are called after, unless a layer below is usually above such.
  private func usualName(of modules: [TargetID], above lower: ArraySlice<Group>) -> String? {
    var counts: [String: Int] = [:]
    for module in modules {
      if let usual = UsualName.of(landscape.name(of: module)) {
        counts[usual.layer, default: 0] += 1
      }
    }
    guard let name = counts.first(where: { $0.value * 2 > modules.count })?.key else { return nil }
    let isOdd = lower.dropFirst().contains {
      UsualName.of($0.name).map { $0.rank < UsualName.rank(of: name) } ?? false
    }
    return isOdd && !modules.contains { NameWords.layer(landscape.name(of: $0)) == name }
      ? nil : name
  }

  /// The word that all of the modules end with: `kit`.
  private func sharedWord(of modules: [TargetID]) -> String? {
    let words = modules.map { NameWords.stem(of: landscape.name(of: $0)).dropFirst().last }
    guard let word = words.first ?? nil, words.allSatisfy({ $0 == word }), NameFamilies.tells(word)
    else { return nil }
    return NameWords.layer(word)
  }

  /// What only programs link, and what stands on something else, is a feature, unless its name or
  /// that of a layer below says otherwise.
  func featureName(of layer: Group, above lower: ArraySlice<Group>) -> String? {
    let isMany = layer.modules.count > 1
    let isFeature = layer.modules.allSatisfy { module in
      let words = NameWords.of(landscape.name(of: module)).filter { !isMany || $0 != "UI" }
      guard words.allSatisfy({ UsualName.rank(of: $0) < 4 }) else { return false }
      if let usual = UsualName.of(landscape.name(of: module)), usual.rank < 2 { return false }
      let users = landscape.links.predecessors(of: module)
      return !users.isEmpty && users.isSubset(of: landscape.programs)
    }
    let stands = layer.modules.contains { !landscape.links.successors(of: $0).isEmpty }
    let isTaken = lower.dropFirst().contains { UsualName.of($0.name)?.layer == "feature" }
    return isFeature && stands && lower.count > 1 && !isTaken ? "feature" : nil
  }
}

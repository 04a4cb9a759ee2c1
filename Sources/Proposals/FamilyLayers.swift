/// Layers that several kinds of modules share, which their names tell apart.
struct FamilyLayers {
  let project: ProjectAnalysis

  /// The parts of a group, if most of its modules share one of several last words: what shares one, and
  /// the rest.
  func parts(of group: Group) -> [Group]? {
    let members = Dictionary(grouping: group.modules) { module in
      NameWords.endings(of: project.name(of: module)).first(where: \.isLast)
    }
    let words = members.keys.compactMap(\.self).sorted { $0.text < $1.text }
    let families = words.map { Group(NameWords.layer($0.text), members[$0] ?? [], .word($0)) }
      .filter { $0.modules.count > 1 }
    let rest = Set(group.modules).subtracting(families.flatMap(\.modules)).sorted()
    let isTorn = families.contains { family in
      let meanings = Set(family.modules.map { project.usualName(of: $0)?.layer })
      return meanings.count > 1 || project.links.pairs(within: family.modules) > 0
    }
    guard families.count > 1, !isTorn, rest.count * 2 <= group.modules.count else { return nil }
    return families + (rest.isEmpty ? [] : [Group("", rest, .links)])
  }
}

extension LayerStack {
  /// The layers, those divided whose modules are of several kinds by their names, if links up or
  /// within layers become half as many, and no others arise.
  var layersByFamilies: [Group] {
    var stack = self
    let loose = layers.filter { $0.evidence == .links }
    for mixed in [loose] + layers.map({ [$0] }) {
      let group = Group("", mixed.flatMap(\.modules), .links)
      guard !mixed.contains(where: \.isPrograms), group.modules.count > 3,
        var parts = FamilyLayers(project: project).parts(of: group)
      else { continue }
      for index in parts.indices where parts[index].evidence == .links {
        let modules = Set(parts[index].modules)
        parts[index].areFeatures = mixed.contains {
          $0.areFeatures && modules.isSubset(of: $0.modules)
        }
      }
      let rest = stack.layers.filter { layer in !mixed.contains { $0.modules == layer.modules } }
      guard rest.count == stack.layers.count - mixed.count else { continue }
      let divided = LayerStack(ordering: rest + parts, in: project)
      let pairs = mixed.reduce(0) { $0 + project.links.pairs(within: $1.modules) }
      let left = parts.reduce(0) { $0 + project.links.pairs(within: $1.modules) }
      let isBetter =
        mixed.allSatisfy { $0.evidence == .links }
        ? pairs > 0 && left * 2 <= pairs && divided.layers.count <= LayerStack.most
          && divided.upward <= stack.upward
        : mixed[0].folder != nil && parts.allSatisfy { $0.evidence != .links }
          && divided.upward * 2 < stack.upward
      if isBetter { stack = divided }
    }
    return stack.layers
  }

  /// How many links lead up.
  var upward: Int {
    let weights = project.weights(between: layers)
    return layers.indices.filter { !layers[$0].isPrograms }.reduce(0) { sum, from in
      sum + weights[from].filter { $0.key < from }.values.reduce(0, +)
    }
  }
}

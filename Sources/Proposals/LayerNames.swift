/// Names for layers that neither a folder nor a word names.
struct LayerNames {
  let project: ProjectAnalysis

  /// The layers that only their place names, and whether the best such name is taken already.
  func nameless(in layers: [Group]) -> [(index: Int, isPoor: Bool)] {
    let (named, placed) = self.named(layers)
    return placed.map { ($0, named[$0].name != "core") }
  }

  /// The same layers, each with a name of its own, and which of them only their place names.
  func named(_ layers: [Group]) -> (layers: [Group], placed: [Int]) {
    var named = layers
    var taken = Set(layers.map(\.name))
    let cores = Set(layers.indices.filter { hasCore(layers[$0]) })
    func name(_ index: Int, _ names: [String]) {
      // A layer called so next to the one that has the module would be taken for that.
      let isMeant = { $0 != "core" || cores.isEmpty || cores.contains(index) }
      let one = { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
      let isFree = {
        !NameWords.isContainer($0) && taken.isDisjoint(with: [$0, $0 + "s", one($0)])
          && isMeant($0)
      }
      guard let free = names.first(where: isFree) else { return }
      named[index].name = free
      taken.insert(free)
    }
    // Tomorrow's feature is at home with the only one.
    let lone = named.indices.filter { index in
      named[index].evidence == .links || named[index].evidence == .name
    }
    for index in lone {
      guard named[index].modules.count == 1,
        !named.indices.contains(where: { $0 != index && named[$0].isOfFeatures }),
        let word = NameWords.endings(of: project.name(of: named[index].modules[0]))
          .first(where: \.isLast), UsualName.of(word.text)?.layer == "feature"
      else { continue }
      (named[index].name, named[index].evidence) = (NameWords.layer(word.text), .word(word))
    }
    let nameless = named.indices.filter {
      named[$0].name.isEmpty || NameWords.isContainer(named[$0].name)
    }
    for index in nameless { named[index].name = "" }
    let inside = nameless.map { known(of: layers[$0], above: layers[($0 + 1)...]) }
    // What is known of a layer comes before what its place says.
    for (index, names) in zip(nameless, inside) { name(index, names) }
    for index in layers.indices.reversed() where named[index].name.isEmpty {
      name(index, spare(for: named[index], above: named[(index + 1)...]))
    }
    for index in layers.indices
    where named[..<index].contains(where: { $0.name == named[index].name }) {
      let outer = NameWords.layer((layers[index].folder ?? []).suffix(2).joined(separator: " "))
      name(index, [outer] + (2...layers.count + 1).map { "\(named[index].name)-\($0)" })
    }
    let placed = zip(nameless, inside).filter { layers[$0].name.isEmpty && $1.isEmpty }
    return (named, placed.map(\.0))
  }

  /// Whether one of the modules is what others build on by its name, as `AppCore`.
  private func hasCore(_ layer: Group) -> Bool {
    !layer.isPrograms && !layer.isOfFeatures
      && layer.modules.contains { module in
        let words = NameWords.of(project.name(of: module))
        return words.count < 3 && words.last?.lowercased() == "core"
          && project.links.predecessors(of: module).count > 1
      }
  }

  /// The names that modules give their layer, the best first.
  private func known(of layer: Group, above lower: ArraySlice<Group>) -> [String] {
    let (modules, folder) = (layer.modules, sharedFolder(of: layer.modules))
    if modules.count == 1 {
      let isOwn = folder == NameWords.layer(project.name(of: modules[0]))
      return [isOwn ? nil : folder, project.layerName(of: modules[0])].compactMap(\.self)
    }
    return [
      wholeName(of: modules), usualName(of: modules, above: lower),
      sharedWord(of: modules),
      featureName(of: layer, above: lower), folder,
    ].compactMap { $0 == "ui" && layer.areFeatures ? nil : $0 }
  }

  /// Names for a layer of which nothing but its place is known.
  private func spare(for layer: Group, above lower: ArraySlice<Group>) -> [String] {
    let ranks = lower.compactMap { UsualName.of($0.name)?.rank }
    let isAboveModule = lower.contains(where: hasCore)
    let isAbove =
      isAboveModule || lower.contains { $0.name == "core" }
      || ranks.contains { $0 <= UsualName.middle }
      || lower.contains { $0.modules.count > 2 && !$0.isCalledLow }
    let isTop = layer.modules.allSatisfy {
      project.links.predecessors(of: $0).isSubset(of: project.programs.union(layer.modules))
    }
    let kinds = layer.modules.compactMap { project.usualName(of: $0)?.layer }
    let areShown = kinds.contains("ui") || kinds.contains("flow")
    let backstage = areShown ? 0 : kinds.count(where: UsualName.backstage.contains)
    let kits = layer.modules.count { module in
      NameWords.of(project.name(of: module)).last == "Kit" || project.homes[module].contains("Kits")
    }
    let common = kits * 2 > layer.modules.count ? "kits" : "components"
    var names = ["core", "foundation", "base"]
    if layer.isFloor, !isAbove {
      names = (hasCore(layer) ? ["core"] : []) + ["foundation", "base"]
    } else if ranks.contains(UsualName.middle), backstage > 0 {
      names = ["infrastructure", common]
    } else if isAbove {
      let areServices = !areShown || backstage * 2 > layer.modules.count
      let isTaken = lower.contains { $0.name == "services" }
      let usual = isTop && isTaken ? ["flow", common] : [common, isTop ? "flow" : "support"]
      let areScreens =
        isTop && kinds.isEmpty && kits == 0
        && layer.modules.allSatisfy { project.shows($0) ?? false }
      names =
        (areScreens ? ["feature"] : []) + (areServices ? ["services"] : []) + usual + ["helpers"]
    } else if isTop, backstage == 0, layer.modules.count > 2, lower.count > 1 {
      // A core has modules above it.
      names = ["feature"] + names
    }
    return names + (2...9).map { "layer-\($0)" }
  }

  /// The name of the one module that is called like a layer which all others build on.
  private func wholeName(of modules: [TargetID]) -> String? {
    let names = modules.filter { module in
      let name = project.layerName(of: module)
      let users = project.links.predecessors(of: module).intersection(modules).count
      return UsualName.isLayer(name)
        && (UsualName.rank(of: name) >= UsualName.lowRank || users == modules.count - 1)
    }.map { project.layerName(of: $0) }
    return names.count == 1 && UsualName.of(names[0])?.layer != "model" ? names[0] : nil
  }

  /// The usual name of most modules, unless a layer below usually is above it.
  private func usualName(of modules: [TargetID], above lower: ArraySlice<Group>) -> String? {
    let usual = modules.compactMap(project.usualName)
    let counts = Dictionary(grouping: usual, by: \.layer).mapValues(\.count)
    guard let (name, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      count > 1, name == "ui" ? count * 2 >= modules.count : count * 3 > modules.count * 2
    else { return nil }
    let isOdd = lower.contains { layer in
      UsualName.of(layer.name).map { $0.rank < UsualName.rank(of: name) } ?? false
    }
    return isOdd ? nil : name
  }

  /// The word that all modules end with and hardly any other, `kit`.
  private func sharedWord(of modules: [TargetID]) -> String? {
    let ends = modules.map { NameWords.endings(of: project.name(of: $0)) }
    let word = ends[0].first(where: \.isLast)
    guard modules.count > 2, let word, ends.allSatisfy({ $0.contains(word) }),
      project.modules.count(where: {
        NameWords.endings(of: project.name(of: $0)).contains(word)
      }) < modules.count * 3 / 2
    else { return nil }
    return NameWords.layer(word.text)
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
    if layer.areFeatures, layer.isFloor { return "shared-feature" }
    let known = layer.modules.compactMap(project.usualName).filter { $0.layer != "ui" }
    let isKnown = known.count { $0.rank > UsualName.featureRank } * 2 > layer.modules.count
    // Of few modules one that is called so hardly leaves features.
    let bases = layer.modules.count { module in
      ["Core", "Kit", "Framework"].contains(NameWords.of(project.name(of: module)).last)
    }
    let hasLinks = layer.modules.contains {
      !project.links.successors(of: $0).isEmpty || project.shows($0) ?? false
    }
    let isTaken = lower.contains(where: \.isCalledFeature)
    guard layer.areFeatures, hasLinks, !isKnown, bases * 3 < layer.modules.count else { return nil }
    return project.programs.isEmpty ? "products" : isTaken ? "flow" : "feature"
  }
}

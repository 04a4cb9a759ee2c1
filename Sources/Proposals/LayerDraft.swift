internal import Modules

/// Layers that would fit a project, before anything was tried.
struct LayerDraft {
  let preset: Preset?
  /// Whether somebody asked for the preset.
  var isWished = false
  /// Top to bottom; the members are in no other.
  let layers: [Group]
  /// How many links lead upwards, and how many from layer to layer.
  private let upward: Int
  private let total: Int
  /// Whether the links between two layers of the preset lead the other way.
  private let isUpsideDown: Bool

  init(_ groups: [Group], preset: Preset? = nil, in landscape: Landscape) {
    self.preset = preset
    let merged = LayerDraft.withOneTop(groups, in: landscape)
    let levels = Levels(of: merged, in: landscape).numbers
    let levelled = LayerJoining(landscape.links).joined(LayerDraft.layers(merged, on: levels))
    let names = LayerNames(landscape)
    let layers = names.named(
      LayerDraft.opened(levelled, parents: LayerDraft.parents(of: groups), names))
    self.layers = layers.map { layer in
      var layer = layer
      layer.modules = landscape.twins.all(of: layer.modules)
      return layer
    }
    let weights = landscape.links.weights(between: layers.map(\.modules))
    // That a program links all there is says nothing.
    let lower = layers.indices.filter { !layers[$0].isPrograms }
    let rising = lower.flatMap { from in
      weights[from].filter { $0.key < from }.map { (from: from, to: $0.key, count: $0.value) }
    }
    upward = rising.reduce(0) { $0 + $1.count }
    total = lower.reduce(0) { $0 + weights[$1].values.reduce(0, +) }
    let sizes = layers.map(\.modules.count)
    isUpsideDown = rising.contains {
      $0.count * 2 > sizes[$0.from] && $0.count > weights[$0.to][$0.from, default: 0]
    }
  }

  /// Whether links agree: no more than one of four leads up, and a preset is not turned around.
  var isPlausible: Bool {
    layers.count > 1 && upward * 4 <= total && !(preset != nil && isUpsideDown)
  }

  /// All programs are one layer: what is not at the top would be taken for a demo.
  private static func withOneTop(_ groups: [Group], in landscape: Landscape) -> [Group] {
    let isTop = { (group: Group) in
      group.isPrograms
        || group.presetRank == 0 && !landscape.programs.isDisjoint(with: group.modules)
        || !group.isSettled && landscape.programs.contains(group.modules[0])
    }
    let tops = groups.filter(isTop)
    guard !tops.isEmpty else { return groups }
    let named = tops.first(where: \.isSettled)
    let top = Group(
      tops.count == 1 && named != nil ? tops[0].name : "app", tops.flatMap(\.modules),
      tops.flatMap(\.patterns), "of applications", bond: .programs)
    return [top] + groups.filter { !isTop($0) }
  }

  /// Groups that are settled by themselves, single modules with others of their level.
  private static func layers(_ groups: [Group], on levels: [Int]) -> [Group] {
    var layers = groups.indices.filter { groups[$0].isSettled }.map { (levels[$0], groups[$0]) }
    let singles = Dictionary(
      grouping: groups.indices.filter { !groups[$0].isSettled }, by: { levels[$0] })
    for (level, indices) in singles {
      guard let first = indices.first else { continue }
      guard indices.count > 1 else {
        layers.append((level, groups[first]))
        continue
      }
      let members = indices.map { groups[$0] }
      layers.append(
        (
          level,
          Group(
            "", members.flatMap(\.modules), members.flatMap(\.patterns), "of one level",
            bond: .level)
        ))
    }
    return layers.sorted {
      ($0.0, UsualName.rank(of: $0.1.name), $0.1.name)
        < ($1.0, UsualName.rank(of: $1.1.name), $1.1.name)
    }.map(\.1)
  }

  /// The folder that each single module shares with its siblings.
  private static func parents(of groups: [Group]) -> [(parent: String, group: Group)] {
    groups.compactMap { group in group.parent.map { ($0, group) } }
      .sorted { $0.parent < $1.parent }
  }

  /// Of the layers that share a folder, the one with most of its modules takes all that comes.
  private static func opened(
    _ layers: [Group], parents: [(parent: String, group: Group)], _ names: LayerNames
  ) -> [Group] {
    var layers = layers
    var owners: [TargetID: Int] = [:]
    for (index, layer) in layers.enumerated() where !layer.isPrograms {
      for module in layer.modules { owners[module] = index }
    }
    for (parent, members) in Dictionary(grouping: parents, by: \.parent).sorted(by: {
      $0.key < $1.key
    }) {
      let modules = Set(members.flatMap(\.group.modules))
      let counts = Dictionary(grouping: modules.compactMap { owners[$0] }) { $0 }
        .mapValues(\.count)
      guard let (owner, most) = counts.min(by: { ($1.value, $0.key) < ($0.value, $1.key) }) else {
        continue
      }
      // What is named for its one module is not for others.
      guard
        most > 1 && most * 2 >= modules.count
          || names.featureName(of: layers[owner], above: layers[owner...]) != nil
      else {
        continue
      }
      let modulesOfOwner = Set(layers[owner].modules)
      let own = Set(
        members.map(\.group).filter { modulesOfOwner.contains($0.modules[0]) }
          .flatMap(\.patterns))
      layers[owner].patterns =
        ["\(parent)/**"] + layers[owner].patterns.filter { !own.contains($0) }
      layers[owner].isOpen = true
    }
    return layers
  }
}

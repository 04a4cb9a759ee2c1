internal import Modules

/// Layers that would fit a project, before anything was tried.
struct LayerDraft {
  let preset: Preset?
  /// Whether somebody asked for the preset.
  let isWished: Bool
  /// Top to bottom; the members are in no other.
  let layers: [Group]
  /// How many links lead upwards, and how many from layer to layer.
  private let upward: Int
  private let total: Int
  /// Whether the links between two layers of the preset lead the other way.
  private let isUpsideDown: Bool

  init(
    _ groups: [Group], preset: Preset? = nil, isWished: Bool = false, in landscape: ProjectAnalysis
  ) {
    (self.preset, self.isWished) = (preset, isWished)
    let merged = LayerDraft.withOneTop(groups, in: landscape)
    let levels = Levels(of: merged, in: landscape).numbers
    let levelled = LayerJoining(links: landscape.links).joined(
      LayerDraft.layers(merged, on: levels))
    let names = LayerNames(landscape: landscape)
    let layers = names.named(LayerDraft.opened(levelled, around: groups, names))
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
  private static func withOneTop(_ groups: [Group], in landscape: ProjectAnalysis) -> [Group] {
    let isTop = { (group: Group) in
      group.isPrograms
        || group.presetRank == 0 && !landscape.programs.isDisjoint(with: group.modules)
        || !group.isSettled && landscape.programs.contains(group.modules[0])
    }
    let tops = groups.filter(isTop)
    guard !tops.isEmpty else { return groups }
    let named = tops.first(where: \.isSettled)
    let top = Group(
      name: tops.count == 1 && named != nil ? tops[0].name : "app",
      modules: tops.flatMap(\.modules), patterns: tops.flatMap(\.patterns),
      evidence: "of applications", bond: .programs)
    return [top] + groups.filter { !isTop($0) }
  }

  /// Groups that are settled by themselves, single modules with others of their level.
  private static func layers(_ groups: [Group], on levels: [Int]) -> [Group] {
    let levelled = zip(levels, groups).map { (level: $0, group: $1) }
    var layers = levelled.filter(\.group.isSettled)
    let singles = Dictionary(grouping: levelled.filter { !$0.group.isSettled }, by: \.level)
    for (level, members) in singles {
      let joined = Group(joining: members.map(\.group), "of one level")
      layers.append(members.count == 1 ? members[0] : (level, joined))
    }
    return layers.sorted {
      ($0.level, UsualName.rank(of: $0.group.name), $0.group.name)
        < ($1.level, UsualName.rank(of: $1.group.name), $1.group.name)
    }.map(\.group)
  }

  /// Of the layers that share a folder, the one with most of its modules takes all that comes.
  private static func opened(
    _ layers: [Group], around groups: [Group], _ names: LayerNames
  ) -> [Group] {
    var layers = layers
    var owners: [TargetID: Int] = [:]
    for (index, layer) in layers.enumerated() where !layer.isPrograms {
      for module in layer.modules { owners[module] = index }
    }
    let siblings = Dictionary(grouping: groups.filter { $0.parent != nil }) { $0.parent ?? "" }
    for (parent, members) in siblings.sorted(by: { $0.key < $1.key }) {
      let modules = Set(members.flatMap(\.modules))
      let counts = Dictionary(grouping: modules.compactMap { owners[$0] }) { $0 }.mapValues(\.count)
      guard let (owner, most) = counts.min(by: { ($1.value, $0.key) < ($0.value, $1.key) }),
        // What is named for its one module is not for others.
        most > 1 && most * 2 >= modules.count
          || names.featureName(of: layers[owner], above: layers[owner...]) != nil
      else { continue }
      let inside = Set(layers[owner].modules)
      let own = Set(members.filter { inside.contains($0.modules[0]) }.flatMap(\.patterns))
      layers[owner].patterns =
        ["\(parent)/**"] + layers[owner].patterns.filter { !own.contains($0) }
      layers[owner].isOpen = true
    }
    return layers
  }
}

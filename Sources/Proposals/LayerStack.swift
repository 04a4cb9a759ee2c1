/// Groups as layers, top to bottom: above what they link, and at most seven.
struct LayerStack {
  var layers: [Group]
  let project: ProjectAnalysis
  /// The most layers that teams maintain.
  static let most = 7
  /// A framework that puts this many features together belongs to the app, or is above them.
  static let leastParts = 3

  init(_ groups: [Group], in project: ProjectAnalysis) {
    let groups = AppLayer.gathered(of: groups, in: project)
    let starts = [groups, LooseLayers.opened(groups, in: project)].compactMap(\.self)
    let stacks = starts.flatMap { LooseLayers(of: $0, in: project).divisions }.map {
      LayerStack(ordering: $0, in: project)
    }
    self = stacks.dropFirst().reduce(stacks[0]) { $1.flaws < $0.flaws ? $1 : $0 }
    raiseAbove()
    joinStrays()
    joinUntilFew()
    divide()
    sortOut()
    lowerBases()
    followSiblings()
    divideByLinks()
  }

  init(ordering groups: [Group], in project: ProjectAnalysis) {
    self.project = project
    let order = zip(LayerStack.levels(of: groups, in: project), groups).map { level, group in
      // What shows something comes first.
      let shown = group.modules.count { project.shows($0) ?? false }
      let isShown = shown * 2 > group.modules.count
      // What builds on nothing, and is no base for all.
      let rank = project.usualRank(of: group)
      let isPure =
        group.presetRank == nil && UsualName.of(group.name)?.layer == "domain"
        && group.modules.allSatisfy { project.links.successors(of: $0).isEmpty }
      return (
        level, isPure ? UsualName.lowRank * 2 - 1 : rank * 2, group.evidence == .links ? 1 : 0,
        isShown ? 0 : 1,
        group.name
      )
    }
    layers = groups.indices.sorted { order[$0] < order[$1] }.map { groups[$0] }
  }

  /// How much speaks against a division: links up, layers without a name, links within layers, and
  /// the number of layers.
  private var flaws: Int {
    let loose = layers.indices.filter { layers[$0].evidence == .links }
    let nameless = LayerNames(project: project).nameless(in: layers)
    let excess = max(nameless.count - 1, nameless.count(where: \.isPoor))
    let pairs = loose.reduce(0) { $0 + project.links.pairs(within: layers[$1].modules) }
    let mixed = loose.count { isMixed(layers[$0]) }
    let lone = layers.count(where: isLone)
    return upward * 30 + excess * 25 + lone * 12 + mixed * 4 + layers.count * 2 + pairs
  }

  /// Whether names say that modules do different things: show, decide, or fetch and store.
  private func isMixed(_ layer: Group) -> Bool {
    let usual = Set(layer.modules.compactMap { project.usualName(of: $0)?.layer })
    return usual.intersection(["ui", "domain"]).count
      + (usual.isDisjoint(with: UsualName.backstage) ? 0 : 1) > 1
  }

  /// Whether a layer is a single module without the name of a layer, and no user interface that
  /// several modules share.
  private func isLone(_ layer: Group) -> Bool {
    guard layer.evidence == .links, layer.modules.count == 1 else { return false }
    let module = layer.modules[0]
    let users = project.links.predecessors(of: module).subtracting(project.programs)
    let rank = project.usualName(of: module)?.rank ?? UsualName.lowRank
    let isUsual =
      UsualName.isWhole(project.layerName(of: module))
      && (UsualName.featureRank...UsualName.middle).contains(rank)
    let isShown = users.count > 1 && project.name(of: module).hasSuffix("UI")
    return !project.isCalledFeature(module) && (users.isEmpty || !isUsual && !isShown)
  }

  /// Adds single modules, and those without a name in common, to layers that they fit by their links
  /// and names, if there are enough.
  private mutating func joinStrays() {
    let poor = LayerNames(project: project).nameless(in: layers).filter(\.isPoor).map(\.index)
    let strays = layers.indices.filter { isLone(layers[$0]) || poor.contains($0) }
    for modules in strays.map({ layers[$0].modules })
    where layers.count > 3 || project.frameworks.count > 3 && layers.last?.modules != modules {
      guard let index = layers.firstIndex(where: { $0.modules == modules }) else { continue }
      let stray = layers.remove(at: index)
      let all = layers.indices.filter {
        layers[$0].takes(stray, in: project) && holds(stray, at: $0)
          && (layers[$0].isLoose || !isBase(stray, of: layers[$0]))
          && !isAbove(stray, layers[$0])
      }
      let bases = all.filter { !isBase(stray, of: layers[$0]) }
      let fits = bases.isEmpty ? all : bases
      // Other loose modules first, then the layer that it has fewest links with, the nearest.
      let costs = fits.map { place in
        let all = layers[place].modules
        let links = project.links.pairs(within: all + modules) - project.links.pairs(within: all)
        let isLoose = layers[place].evidence == .links
        return (isLoose ? 0 : 1, links, abs(place * 2 + 1 - index * 2), place)
      }
      if let best = costs.min(by: { $0 < $1 })?.3 {
        layers[best].add(modules)
      } else {
        layers.insert(stray, at: index)
      }
    }
  }

  /// Whether features link modules, which they build on then.
  private func isBase(_ stray: Group, of features: Group) -> Bool {
    features.isOfFeatures
      && stray.modules.contains {
        !project.links.predecessors(of: $0).isDisjoint(with: features.modules)
      }
  }

  /// Whether only programs link a stray, which builds on a layer and on others.
  private func isAbove(_ stray: Group, _ layer: Group) -> Bool {
    stray.modules.allSatisfy { module in
      let users = project.links.predecessors(of: module)
      let parts = project.links.successors(of: module)
      return !users.isEmpty && users.isSubset(of: project.programs)
        && !parts.isDisjoint(with: layer.modules) && !parts.isSubset(of: layer.modules)
    }
  }

  /// Whether no link would lead up if the modules of a stray were in a layer.
  func holds(_ stray: Group, at place: Int) -> Bool {
    stray.modules.allSatisfy { module in
      let users = project.links.predecessors(of: module)
      let parts = project.links.successors(of: module)
      return layers[..<place].allSatisfy { parts.isDisjoint(with: $0.modules) }
        && layers[(place + 1)...].allSatisfy { users.isDisjoint(with: $0.modules) }
    }
  }

  /// The level of each group, 0 for programs: one below the lowest group that links it.
  ///
  /// A group without links of its own is at the bottom, unless only programs link it and its name is
  /// not that of a low layer.
  static func levels(of groups: [Group], in project: ProjectAnalysis) -> [Int] {
    let below = LayerDirections(of: groups, in: project).below
    let others = groups.indices.filter { !groups[$0].isPrograms }
    let top = groups.count
    let edges =
      groups.indices.flatMap { from in below[from].map { Adjacency.Edge(from: from, to: $0) } }
      + others.map { Adjacency.Edge(from: top, to: $0) }
    let graph = Adjacency(count: groups.count + 1, edges: edges)
    var levels = graph.reversed.heights()
    let linked = Set(others.flatMap { below[$0] })
    let isLow = { project.usualRank(of: groups[$0]) > UsualName.middle }
    // What shows nothing, and that only programs link, is no feature.
    let isHidden = { (index: Int) in
      groups[index].evidence == .links
        && groups[index].modules.allSatisfy { project.shows($0) == false }
    }
    // A presentation that builds on nothing yet stays above what others build on.
    let isBase = { (index: Int) in
      linked.contains(index) && project.usualRank(of: groups[index]) > UsualName.featureRank
    }
    let sinks = Set(
      others.filter { below[$0].isEmpty && (isBase($0) || isLow($0) || isHidden($0)) })
    let bottom = (groups.indices.filter { !sinks.contains($0) }.map { levels[$0] }.max() ?? 0) + 1
    for index in sinks { levels[index] = bottom }
    // What only programs know is no higher than it has to be.
    for index in others
    where UsualName.isImplementation(groups[index].name) && !linked.contains(index) {
      levels[index] = below[index].map { levels[$0] - 1 }.min() ?? levels[index]
    }
    return levels
  }

  /// Divides layers whose modules build on one another, from the bottom up, while there are few.
  private mutating func divide() {
    for index in layers.indices.reversed() {
      let room = LayerStack.most - layers.count
      var parts = LayerDivision(of: layers[index], into: room + 1, in: project).parts
      guard parts.count > 1, let base = parts.last else { continue }
      let users = Set(base.modules.flatMap(project.links.predecessors))
      let below = layers[(index + 1)...].lastIndex { !users.isDisjoint(with: $0.modules) }
      // What a lower layer builds on is below that, or in it.
      if let below {
        let used = Set(base.modules.flatMap(project.links.successors))
        if used.isDisjoint(with: layers[(index + 1)...below].flatMap(\.modules)) {
          layers.insert(base, at: below + 1)
        } else {
          layers[below].add(base.modules)
        }
        parts.removeLast()
      }
      layers.replaceSubrange(index...index, with: parts)
    }
    // Features, which only programs link, stay one layer.
    guard layers.count == 3, layers[0].isPrograms, !layers[1].isPrograms else { return }
    let parts = LayerDivision(of: layers[2], into: 2, in: project).withOneApart
    layers.replaceSubrange(2...2, with: parts ?? [layers[2]])
  }

  /// Makes strict layers of those that would allow their links, from the bottom up, while there are
  /// few.
  private mutating func divideByLinks() {
    for index in layers.indices.reversed() {
      let room = LayerStack.most - layers.count
      let parts = LayerDivision(of: layers[index], into: room + 1, in: project).strata
      if let parts { layers.replaceSubrange(index...index, with: parts) }
    }
  }

  /// Joins the adjacent layers that lose least while there are too many.
  private mutating func joinUntilFew() {
    while layers.count > LayerStack.most,
      let best = layers.indices.dropLast().min(by: { cost(of: $0) < cost(of: $1) })
    {
      let pair = [layers[best], layers.remove(at: best + 1)]
      // The larger one stays what it is, a folder only if it holds most of both.
      let sizes = pair.map { $0.modules.count * ($0.evidence == .links ? 2 : 1) }
      let isUpper = sizes[0] >= sizes[1]
      layers[best] = pair[isUpper ? 0 : 1]
      layers[best].add(pair[isUpper ? 1 : 0].modules)
    }
  }

  /// What is lost if a layer is joined with the next one: evidence first, then links.
  private func cost(of index: Int) -> (evidence: Int, links: Int) {
    let pair = [layers[index], layers[index + 1]]
    let areApart = pair[0].isCalledFeature != pair[1].isCalledFeature
    let evidence = pair.map(LayerStack.worth).reduce(areApart ? 50 : 0, +)
    return (evidence, project.links.pairs(within: pair.flatMap(\.modules)))
  }

  private static func worth(of group: Group) -> Int {
    switch group.evidence {
    case .links: 0
    case .word: 1
    case .name: 2
    case .folder, .navigator: 10
    case .preset: 100
    case .programs: 1_000
    }
  }
}

/// Which groups are above which: the direction of most links between two, without cycles.
private struct LayerDirections {
  private(set) var below: [[Int]]

  init(of groups: [Group], in project: ProjectAnalysis) {
    let weights = project.weights(between: groups)
    let ranks = groups.map { project.usualRank(of: $0) }
    func isAbove(_ one: Int, _ other: Int, _ weight: Int) -> Bool {
      guard !groups[other].isPrograms else { return false }
      if let upper = groups[one].presetRank, let lower = groups[other].presetRank {
        return upper < lower
      }
      let back = weights[other][one, default: 0]
      return weight > back || weight == back && ranks[one] < ranks[other]
    }
    below = groups.indices.map { one in
      weights[one].filter { isAbove(one, $0.key, $0.value) }.map(\.key).sorted()
    }
    let edges = groups.indices.flatMap { from in
      below[from].map { Adjacency.Edge(from: from, to: $0) }
    }
    let graph = Adjacency(count: groups.count, edges: edges)
    for set in graph.cyclicSets() {
      // Links that many modules have are worth more than one.
      let cut = graph.cut(of: set) { number in
        let (from, to) = (edges[number].from, edges[number].to)
        return weights[from][to, default: 0] > 1
          || groups[from].presetRank != nil && groups[to].presetRank != nil
      }
      for number in cut { below[edges[number].from].removeAll { $0 == edges[number].to } }
    }
  }
}

/// Groups as layers, top to bottom: above what they link, and at most seven.
struct LayerStack {
  private(set) var layers: [Group]
  private let project: ProjectAnalysis
  /// The most layers that teams maintain.
  private static let most = 7
  private static let mostTorn = 3
  /// From this rank on usual names mean services and what is below them.
  private static let middle = 3

  init(_ groups: [Group], in project: ProjectAnalysis) {
    self.project = project
    let groups = LayerStack.withOneTop(groups, in: project)
    let levels = LayerStack.levels(of: groups, in: project)
    var settled: [(level: Int, group: Group)] = []
    var single: [Int: [TargetID]] = [:]
    for (level, group) in zip(levels, groups) {
      if group.evidence == .links {
        single[level, default: []] += group.modules
      } else {
        settled.append((level, group))
      }
    }
    settled += single.map { (level: $0, group: Group("", $1, .links)) }
    layers = settled.map { ($0.level, project.usualRank(of: $0.group), $0.group) }.sorted {
      ($0.0, $0.1, $0.2.name) < ($1.0, $1.1, $1.2.name)
    }.map(\.2)
    joinUnordered()
    joinUntilFew()
  }

  /// All programs are one layer: one that is not at the top would count as a demo.
  private static func withOneTop(_ groups: [Group], in project: ProjectAnalysis) -> [Group] {
    let isTop = { (group: Group) in
      let programs = project.programs.intersection(group.modules)
      return programs.count == group.modules.count || group.presetRank == 0 && !programs.isEmpty
    }
    let tops = groups.filter(isTop)
    guard !tops.isEmpty else { return groups }
    let name = tops.count == 1 && !tops[0].name.isEmpty ? tops[0].name : "app"
    return [Group(name, tops.flatMap(\.modules), .programs)] + groups.filter { !isTop($0) }
  }

  /// The level of each group, 0 for programs: one below the lowest group that links it.
  ///
  /// A group without links of its own is at the bottom, unless only programs link it and its name is
  /// not that of a low layer; other groups with such a name are as low as their links allow.
  private static func levels(of groups: [Group], in project: ProjectAnalysis) -> [Int] {
    let below = LayerDirections(of: groups, in: project).below
    let others = groups.indices.filter { !groups[$0].isPrograms }
    let top = groups.count
    let edges =
      groups.indices.flatMap { from in below[from].map { Adjacency.Edge(from: from, to: $0) } }
      + others.map { Adjacency.Edge(from: top, to: $0) }
    let graph = Adjacency(count: groups.count + 1, edges: edges)
    var levels = graph.reversed.heights()
    let linked = Set(others.flatMap { below[$0] })
    let isLow = { project.usualRank(of: groups[$0]) > middle }
    let sinks = Set(others.filter { below[$0].isEmpty && (linked.contains($0) || isLow($0)) })
    let bottom = (groups.indices.filter { !sinks.contains($0) }.map { levels[$0] }.max() ?? 0) + 1
    for index in sinks { levels[index] = bottom }
    let heights = graph.heights()
    for index in others.sorted(by: { (heights[$0], $0) < (heights[$1], $1) }) where isLow(index) {
      guard let highest = below[index].map({ levels[$0] }).min() else { continue }
      levels[index] = max(levels[index], highest - 1)
    }
    return levels
  }

  /// Joins a single module with the next layer if neither links nor usual names order them.
  private mutating func joinUnordered() {
    for index in layers.indices.dropLast().reversed() {
      let (upper, lower) = (layers[index], layers[index + 1])
      guard upper.isLoose, lower.isLoose, min(upper.modules.count, lower.modules.count) == 1,
        project.usualRank(of: upper) == project.usualRank(of: lower),
        project.weights(between: [upper, lower]).allSatisfy(\.isEmpty)
      else { continue }
      join(at: index)
    }
  }

  /// Joins the adjacent layers that lose least while there are too many layers or unnamed ones.
  private mutating func joinUntilFew() {
    var costs = layers.indices.dropLast().map(cost)
    // Layers that only links show although they have links inside.
    let isTorn = { [links = project.links] (layer: Group) in
      layer.evidence == .links && links.pairs(within: layer.modules) > 0
    }
    while layers.count > LayerStack.most || layers.count(where: isTorn) > LayerStack.mostTorn {
      guard let best = costs.indices.min(by: { costs[$0] < costs[$1] }) else { return }
      join(at: best)
      costs.remove(at: best)
      for pair in [best - 1, best] where costs.indices.contains(pair) {
        costs[pair] = cost(of: pair)
      }
    }
  }

  private mutating func join(at index: Int) {
    let lower = layers.remove(at: index + 1)
    let upper = layers[index]
    // A family stays what it is if it takes in a single module.
    let family = [upper, lower].first { $0.evidence != .links && $0.isLoose }
    let isSmall = min(upper.modules.count, lower.modules.count) == 1
    layers[index] = Group(
      isSmall ? family?.name ?? "" : "", upper.modules + lower.modules,
      isSmall ? family?.evidence ?? .links : .links)
  }

  /// What is lost if a layer is joined with the next one: evidence first, then links.
  private func cost(of index: Int) -> (evidence: Int, links: Int, modules: Int) {
    let pair = [layers[index], layers[index + 1]]
    let modules = pair.flatMap(\.modules)
    let evidence = pair.map(LayerStack.worth).reduce(0, +)
    return (evidence, project.links.pairs(within: modules), modules.count)
  }

  private static func worth(of group: Group) -> Int {
    switch group.evidence {
    case .links: 0
    case .word: 1
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

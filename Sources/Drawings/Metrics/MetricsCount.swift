/// Counts what metrics are made of.
package struct MetricsCount {
  let architecture: Architecture
  private var users: [Set<Int>]
  private var used: [Set<Int>]
  private var links: [(from: Int, kind: Drawing.Step.Kind)] = []
  private var depths: [Int]
  private let cycles: [[Int]]
  private let carriers: ChangeCarriers
  /// From each target to those that depend on it in the order of the build.
  private var dependents: Search
  private let apps: [TargetID]
  /// For each app, the targets whose code it carries.
  private let carried: [Set<TargetID>]

  /// Counts what the images of all destinations contain, which are made unless they are known.
  package init(of architecture: Architecture, images: [Images]? = nil) {
    self.architecture = architecture
    let graph = architecture.graph
    let count = architecture.modules.count
    (users, used) = (Array(repeating: [], count: count), Array(repeating: [], count: count))
    func module(_ id: TargetID) -> Int { architecture.module(of: id).index }
    for link in graph.links {
      guard let end = link.target, module(link.from) != module(end) else { continue }
      let (from, kind) = (module(link.from), architecture.kind(of: link))
      links.append((from, kind))
      guard !architecture.role(of: link.from).isCompanion else { continue }
      used[from].insert(module(end))
      users[module(end)].insert(from)
    }
    let product = graph.adjacency { !architecture.role(of: $0.from).isCompanion }
    let steps = graph.links
    let chains = product.heights { edge in
      steps[edge].target.map { module($0) != module(steps[edge].from) } ?? false
    }
    depths = Array(repeating: 0, count: count)
    for id in graph.targetIDs { depths[module(id)] = max(depths[module(id)], chains[id.index]) }
    cycles = product.cyclicSets().filter { $0.count > 1 }
    carriers = ChangeCarriers(graph, architecture.uses)
    dependents = carriers.search
    apps = graph.targetIDs.filter { architecture.role(of: $0) == .app }
    let images = images ?? Images.all(of: graph, using: architecture.uses)
    carried = apps.map { app in
      images.filter { graph[app].isBuilt(for: $0.destination) }
        .reduce(into: Set()) { $0.formUnion($1.contents(of: app)) }
    }
  }

  mutating func figures(of index: Int) -> [Figure: Int] {
    let (fanIn, fanOut) = (users[index].count, used[index].count)
    let module = architecture.modules[index]
    let interfaces = module.targets.filter { architecture.role(of: $0) == .interface }
    var values: [Figure: Int] = [
      .fanIn: fanIn, .fanOut: fanOut, .depth: depths[index], .impact: impact(of: module.mains),
      .tests: tests(in: dependents.reach(from: module.mains.map(\.index))),
      .apps: apps(with: index).count,
    ]
    values[.instability] = MetricsCount.percent(fanOut, of: fanIn + fanOut)
    if !interfaces.isEmpty { values[.interfaceImpact] = impact(of: interfaces) }
    return values
  }

  func apps(with index: Int) -> [TargetID] {
    let targets = architecture.modules[index].targets
    return zip(apps, carried).filter { app, code in
      targets.contains { $0 != app && code.contains($0) }
    }.map(\.0)
  }

  /// The number of targets that depend on some transitively and are rebuilt with them.
  private mutating func impact(of targets: [TargetID]) -> Int {
    dependents.reach(from: targets.map(\.index)).steps.count - targets.count
  }

  /// How many test bundles a change costs that reaches these targets.
  private func tests(in reach: Reach) -> Int {
    reach.steps.count { architecture.graph[TargetID($0.vertex)].type.isTest }
  }

  /// Counts the same for a project whose modules link only the interface; apps still contain both.
  func testsBehindInterface(of index: Int) -> (tests: Int, links: Int) {
    tests(of: index) { [.implementation, .interface].contains(architecture.role(of: $0)) }
  }

  /// Of more users, one less changes little.
  private static let mostUsers = 32

  /// Counts the same if one user had no dependency on the module, since what it uses was moved.
  func testsWithoutUser(of index: Int) -> (tests: Int, user: String)? {
    users[index].sorted().prefix(MetricsCount.mostUsers).map { user in
      let tests = tests(of: index) { architecture.module(of: $0).index == user }.tests
      return (tests, architecture.modules[user].name)
    }.min { $0 < $1 }
  }

  private func tests(of index: Int, without isCut: (TargetID) -> Bool) -> (tests: Int, links: Int) {
    let module = architecture.modules[index]
    let mains = Set(module.mains)
    var (search, count) = carriers.without { id, other in
      mains.contains(other) && architecture.module(of: id).index != index && isCut(id)
    }
    let roots = module.mains + apps(with: index)
    return (tests(in: search.reach(from: roots.map(\.index))), count)
  }

  func figures(of modules: Set<Int>) -> [Figure: Int] {
    let made = links.filter { modules.contains($0.from) }
    func count(_ kind: Drawing.Step.Kind) -> Int { made.count { $0.kind == kind } }
    let (toInterface, toImplementation) = (count(.toInterface), count(.toImplementation))
    let tied = cycles.count { cycle in
      cycle.contains { modules.contains(architecture.module(of: TargetID($0)).index) }
    }
    var values: [Figure: Int] = [
      .modules: modules.count, .toInterface: toInterface, .toImplementation: toImplementation,
      .loose: count(.loose), .forTests: count(.forTests),
      .longestChain: modules.map { depths[$0] }.max() ?? 0, .cycles: tied,
    ]
    values[.interfaceShare] = MetricsCount.percent(toInterface, of: toInterface + toImplementation)
    return values
  }

  /// A share in whole percent; nil of nothing.
  private static func percent(_ part: Int, of whole: Int) -> Int? {
    whole == 0 ? nil : (part * 100 + whole / 2) / whole
  }
}

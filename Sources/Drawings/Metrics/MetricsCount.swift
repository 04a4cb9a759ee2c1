/// Counts what metrics are made of.
package struct MetricsCount {
  let architecture: Architecture
  /// The modules that each module is linked by, and those that it links.
  private var users: [Set<Int>]
  private var used: [Set<Int>]
  private var links: [(from: Int, kind: Drawing.Step.Kind)] = []
  private var heights: [Int]
  private let knots: [[Int]]
  /// From each target to those that link it.
  private var dependents: Search
  private let apps: [TargetID]
  /// For each app, which targets it depends on.
  private let reached: [[Bool]]

  init(of architecture: Architecture) {
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
    heights = Array(repeating: 0, count: count)
    for id in graph.targetIDs { heights[module(id)] = max(heights[module(id)], chains[id.index]) }
    knots = product.cyclicSets().filter { $0.count > 1 }
    let linking = graph.adjacency(where: \.links)
    dependents = Search(linking.reversed)
    apps = graph.targetIDs.filter { architecture.role(of: $0) == .app }
    reached = apps.map { app in
      linking.reachable(from: linking.successors(of: app.index))
    }
  }

  /// What is known of one module.
  mutating func figures(of index: Int) -> [Figure: Int] {
    let (fanIn, fanOut) = (users[index].count, used[index].count)
    let module = architecture.modules[index]
    let interfaces = module.targets.filter { architecture.role(of: $0) == .interface }
    var values: [Figure: Int] = [
      .fanIn: fanIn, .fanOut: fanOut, .height: heights[index], .radius: radius(of: module.mains),
      .apps: apps(with: index).count,
    ]
    values[.instability] = MetricsCount.percent(fanOut, of: fanIn + fanOut)
    if !interfaces.isEmpty { values[.interfaceRadius] = radius(of: interfaces) }
    return values
  }

  /// The apps that contain something of a module.
  func apps(with index: Int) -> [TargetID] {
    let targets = architecture.modules[index].targets
    return zip(apps, reached).filter { _, isReached in
      targets.contains { isReached[$0.index] }
    }.map(\.0)
  }

  /// How many targets depend on some, over chains, and are built anew with them.
  private mutating func radius(of targets: [TargetID]) -> Int {
    dependents.reach(from: targets.map(\.index)).steps.count - targets.count
  }

  /// What is known of some modules together.
  func figures(of modules: Set<Int>) -> [Figure: Int] {
    let made = links.filter { modules.contains($0.from) }
    func count(_ kind: Drawing.Step.Kind) -> Int { made.count { $0.kind == kind } }
    let (toInterface, toImplementation) = (count(.toInterface), count(.toImplementation))
    let tied = knots.count { knot in
      knot.contains { modules.contains(architecture.module(of: TargetID($0)).index) }
    }
    var values: [Figure: Int] = [
      .modules: modules.count, .toInterface: toInterface, .toImplementation: toImplementation,
      .loose: count(.loose), .forTests: count(.forTests),
      .longestChain: modules.map { heights[$0] }.max() ?? 0, .knots: tied,
    ]
    values[.interfaceShare] = MetricsCount.percent(toInterface, of: toInterface + toImplementation)
    return values
  }

  /// A share in whole percent; nil of nothing.
  private static func percent(_ part: Int, of whole: Int) -> Int? {
    whole == 0 ? nil : (part * 100 + whole / 2) / whole
  }
}

internal import Modules

/// What the customers' apps reach, and on which way.
///
/// A target for tests and demonstrations ships nothing, and neither does what only such targets
/// reach. Everything else counts as shipped, even if no app of the workspace reaches it.
struct Shipping {
  /// The dependency over which each shipped target was reached first; none for the roots.
  private let arrivals: [Dependency?]
  private let isReached: [Bool]

  init(_ survey: Survey) {
    let architecture = survey.architecture
    let shipped = survey.dependencies.filter { !architecture.onlyTries($0.from) }
    var search = Search(count: survey.graph.targets.count, shipped)
    let ids = survey.graph.targetIDs
    search.run(from: ids.filter { architecture.ships($0) })
    let tried = survey.triedTargets()
    search.run(
      from: ids.filter { !architecture.onlyTries($0) && !tried[$0.index] })
    arrivals = search.arrivals
    isReached = search.isReached
  }

  func contains(_ id: TargetID) -> Bool { isReached[id.index] }

  /// The dependencies that lead from an app to a target, a shortest chain.
  func chain(to id: TargetID) -> [Dependency] {
    var chain: [Dependency] = []
    var next = arrivals[id.index]
    while let dependency = next {
      chain.append(dependency)
      next = arrivals[dependency.from.index]
    }
    return chain.reversed()
  }

  /// Walks from the roots, breadth first, remembering how it came to each target.
  private struct Search {
    private let outgoing: [Int: [Dependency]]
    private(set) var arrivals: [Dependency?]
    private(set) var isReached: [Bool]

    init(count: Int, _ dependencies: [Dependency]) {
      outgoing = Dictionary(grouping: dependencies, by: \.from.index)
      arrivals = Array(repeating: nil, count: count)
      isReached = Array(repeating: false, count: count)
    }

    mutating func run(from roots: [TargetID]) {
      var queue = roots.filter { !isReached[$0.index] }
      for root in queue { isReached[root.index] = true }
      var next = 0
      while next < queue.count {
        for dependency in outgoing[queue[next].index] ?? [] {
          guard let target = dependency.target, !isReached[target.index] else { continue }
          isReached[target.index] = true
          arrivals[target.index] = dependency
          queue.append(target)
        }
        next += 1
      }
    }
  }
}

extension Architecture {
  /// Whether customers get it by itself.
  fileprivate func ships(_ id: TargetID) -> Bool {
    role(of: id) == .app || role(of: id) == .extension
  }

  /// Whether a target exists only to test or to try something.
  func onlyTries(_ id: TargetID) -> Bool {
    switch role(of: id) {
    case .unitTests, .uiTests, .hostApp, .development, .mock: true
    default: false
    }
  }
}

extension Survey {
  /// For each target, whether one that only tries something reaches it.
  fileprivate func triedTargets() -> [Bool] {
    let edges = dependencies.compactMap { dependency in
      dependency.target.map { Adjacency.Edge(from: dependency.from.index, to: $0.index) }
    }
    return Adjacency(count: graph.targets.count, edges: edges)
      .reachable(from: graph.targetIDs.filter { architecture.onlyTries($0) }.map(\.index))
  }
}

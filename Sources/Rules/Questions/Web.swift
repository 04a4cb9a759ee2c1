internal import Modules

/// The judged dependencies as one graph of targets and externals, for questions about chains.
struct Web {
  let dependencies: [Dependency]
  /// The number of vertices: targets first, then externals.
  let count: Int
  private let targetCount: Int
  /// Edges have the numbers of their dependencies.
  private let reversed: Adjacency

  init(_ dependencies: [Dependency], in graph: ModuleGraph) {
    self.dependencies = dependencies
    targetCount = graph.targets.count
    count = graph.targets.count + graph.externals.count
    let offset = targetCount
    reversed = Adjacency(
      count: count,
      edges: dependencies.map { .init(from: $0.to.vertex(offset), to: $0.from.index) })
  }

  func vertex(of end: Link.End) -> Int { end.vertex(targetCount) }

  /// The target that a vertex is, if it is one.
  func target(_ vertex: Int) -> TargetID? { vertex < targetCount ? TargetID(vertex) : nil }

  /// The positions of the dependencies that lead to a vertex.
  func entries(of vertex: Int) -> some RandomAccessCollection<Int> {
    reversed.edgeNumbers(from: vertex)
  }

  /// The shortest ways from everywhere to the nearest of some goals, through open vertices only.
  func ways(to goals: [Int], through isOpen: (Int) -> Bool) -> Ways {
    var next = [Int](repeating: Ways.none, count: count)
    var isSeen = [Bool](repeating: false, count: count)
    var queue = goals
    for goal in goals { isSeen[goal] = true }
    var position = 0
    while position < queue.count {
      for number in entries(of: queue[position]) {
        let from = dependencies[number].from.index
        guard !isSeen[from] else { continue }
        isSeen[from] = true
        next[from] = number
        if isOpen(from) { queue.append(from) }
      }
      position += 1
    }
    return Ways(next: next, web: self)
  }
}

/// For each vertex, the first dependency on the way to its goal.
struct Ways {
  fileprivate static let none = -1

  fileprivate let next: [Int]
  fileprivate let web: Web

  /// The dependencies from a target to its goal; none, if it reaches no goal.
  func chain(from id: TargetID) -> [Dependency] {
    var chain: [Dependency] = []
    var vertex = id.index
    while next[vertex] != Ways.none {
      let dependency = web.dependencies[next[vertex]]
      chain.append(dependency)
      vertex = web.vertex(of: dependency.to)
    }
    return chain
  }
}

extension Link.End {
  /// The number of an end among targets and externals together.
  fileprivate func vertex(_ targetCount: Int) -> Int {
    switch self {
    case .target(let id): id.index
    case .external(let id): targetCount + id.index
    }
  }
}

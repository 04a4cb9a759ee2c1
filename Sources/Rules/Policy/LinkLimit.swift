package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Finds targets with more dependencies, more dependents or more floors below them than allowed.
package struct LinkLimit: Rule {
  package static let description = RuleDescription(
    "link-limit", .error, isOnByDefault: false, needsOptions: true,
    "a target has more dependents, dependencies or levels below it than a limit"
  )

  private let fanIn: Int?
  private let fanOut: Int?
  private let depth: Int?
  /// Why there are limits, if the configuration says so.
  private let reason: String?

  package init(_ options: OptionReader) {
    fanIn = options.optional("fan-in", .number(atLeast: 0))
    fanOut = options.optional("fan-out", .number(atLeast: 0))
    depth = options.optional("depth", .number(atLeast: 0))
    reason = options.optional("because", .anyText)
    if options.place != nil, fanIn == nil, fanOut == nil, depth == nil {
      options.report("link-limit limits `fan-in`, `fan-out` or `depth`")
    }
  }

  package func findings(in survey: Survey) -> [Finding] {
    guard fanIn != nil || fanOut != nil || depth != nil else { return [] }
    let counts = LinkCounts(survey)
    return survey.graph.targetIDs.flatMap { id in
      [
        fanIn.flatMap { counts.fanIn[id.index] > $0 ? (LimitKind.fanIn, $0) : nil },
        fanOut.flatMap { counts.fanOut[id.index] > $0 ? (.fanOut, $0) : nil },
        depth.flatMap { counts.isTop(id, over: $0) ? (.depth, $0) : nil },
      ].compactMap { $0 }.map { kind, limit in
        .linkLimit(kind, of: id, limit, counts, because: reason, in: survey.architecture)
      }
    }
  }
}

/// What can be limited; the raw values are the options.
private enum LimitKind: String {
  case fanIn = "fan-in"
  case fanOut = "fan-out"
  case depth
}

/// How many targets depend on each, how many it depends on, and how long the chains below it are.
private struct LinkCounts {
  private(set) var fanIn: [Int]
  private(set) var fanOut: [Int]
  let depth: [Int]
  /// The greatest depth among those that depend on each target.
  private var depthAbove: [Int]

  init(_ survey: Survey) {
    fanIn = Array(repeating: 0, count: survey.graph.targets.count)
    (fanOut, depthAbove) = (fanIn, fanIn)
    var seen: Set<Dependency.Ends> = []
    var edges: [Adjacency.Edge] = []
    for dependency in survey.dependencies where seen.insert(dependency.ends).inserted {
      fanOut[dependency.from.index] += 1
      guard let target = dependency.target else { continue }
      fanIn[target.index] += 1
      edges.append(.init(from: dependency.from.index, to: target.index))
    }
    depth = Adjacency(count: fanIn.count, edges: edges).heights()
    for edge in edges where depth[edge.from] > depth[edge.to] {
      depthAbove[edge.to] = max(depthAbove[edge.to], depth[edge.from])
    }
  }

  /// Whether a target is too deep and nobody above it is: one tower is one finding.
  func isTop(_ id: TargetID, over limit: Int) -> Bool {
    depth[id.index] > limit && depthAbove[id.index] <= limit
  }
}

extension Finding {
  fileprivate static func linkLimit(
    _ kind: LimitKind, of id: TargetID, _ limit: Int, _ counts: LinkCounts,
    because reason: String?, in architecture: Architecture
  ) -> Finding {
    let what: String
    let help: String
    switch kind {
    case .fanIn:
      what = "has \(counts.fanIn[id.index]) dependents"
      help = "split it, so that each dependent links only the part it needs"
    case .fanOut:
      what = "has \(counts.fanOut[id.index]) dependencies"
      help = "split it, or let a module below gather what belongs together"
    case .depth:
      what = "stands on a chain of \(counts.depth[id.index]) links"
      help = "let it link interfaces, which end the chain"
    }
    return Finding(
      of: LinkLimit.self,
      "\(architecture.words(for: id)) \(what); the limit is \(limit)"
        + (reason.map { ": \($0)" } ?? ""),
      about: id, to: Subject(kind.rawValue), in: architecture.graph, help: help)
  }
}

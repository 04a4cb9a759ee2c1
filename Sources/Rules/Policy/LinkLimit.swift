internal import Documents
internal import Findings
internal import Modules

/// Finds targets with more dependencies, more dependents or more floors below them than allowed.
struct LinkLimit: ArchitectureRule {
  static let description = RuleDescription(
    "link-limit", .error, isOnByDefault: false, needsOptions: true,
    "a target has more dependents, dependencies or levels below it than a limit")

  private let fanIn: Int?
  private let fanOut: Int?
  private let depth: Int?
  /// Why there are limits, if the configuration says so.
  private let reason: String?

  init(_ options: MapReader) {
    fanIn = options.optional("fan-in", .number(atLeast: 0))
    fanOut = options.optional("fan-out", .number(atLeast: 0))
    depth = options.optional("depth", .number(atLeast: 0))
    reason = options.optional("because", .anyText)
    if options.place != nil, fanIn == nil, fanOut == nil, depth == nil {
      options.report("link-limit limits `fan-in`, `fan-out` or `depth`")
    }
  }

  func findings(in context: RuleContext) -> [Finding] {
    guard fanIn != nil || fanOut != nil || depth != nil else { return [] }
    let counts = LinkCounts(context)
    return context.graph.targetIDs.flatMap { id in
      excesses(of: id, counts).map { excess in
        finding(
          "\(context.architecture.words(for: id)) \(excess.what); the limit is \(excess.limit)"
            + (reason.map { ": \($0)" } ?? ""),
          about: id, to: Subject(excess.option), help: excess.help, in: context)
      }
    }
  }

  /// What there is too much of: the option that limits it, what to say, and what to do.
  private typealias Excess = (option: String, limit: Int, what: String, help: String)

  private func excesses(of id: TargetID, _ counts: LinkCounts) -> [Excess] {
    var excesses: [Excess] = []
    let (dependents, dependencies) = (counts.fanIn[id.index], counts.fanOut[id.index])
    if let fanIn, dependents > fanIn {
      excesses.append(
        (
          "fan-in", fanIn, "has \(dependents) dependents",
          "split it, so that each dependent links only the part it needs"
        ))
    }
    if let fanOut, dependencies > fanOut {
      excesses.append(
        (
          "fan-out", fanOut, "has \(dependencies) dependencies",
          "split it, or let a module below gather what belongs together"
        ))
    }
    if let depth, counts.isTop(id, over: depth) {
      excesses.append(
        (
          "depth", depth, "stands on a chain of \(counts.depth[id.index]) links",
          "let it link interfaces, which end the chain"
        ))
    }
    return excesses
  }
}

/// How many targets depend on each, how many it depends on, and how long the chains below it are.
private struct LinkCounts {
  private(set) var fanIn: [Int]
  private(set) var fanOut: [Int]
  let depth: [Int]
  /// The targets of all cycles: each of them has another one above it.
  private let isInCycle: Set<Int>
  /// The greatest depth among those that depend on each target.
  private var depthAbove: [Int]

  init(_ context: RuleContext) {
    fanIn = Array(repeating: 0, count: context.graph.targets.count)
    (fanOut, depthAbove) = (fanIn, fanIn)
    // Of twins for several platforms one counts, at the far end as well as at the near one.
    let firsts = context.graph.platformTwins()
    var (dependencies, dependents): (Set<JudgedLink.Ends>, Set<JudgedLink.Ends>) = ([], [])
    var edges: [Adjacency.Edge] = []
    for link in context.links {
      let to = link.target.map { Link.End.target(firsts[$0.index]) } ?? link.to
      if dependencies.insert(.init(from: link.from, to: to)).inserted {
        fanOut[link.from.index] += 1
      }
      guard let target = link.target else { continue }
      let from = firsts[link.from.index]
      if dependents.insert(.init(from: from, to: link.to)).inserted { fanIn[target.index] += 1 }
      edges.append(.init(from: link.from.index, to: target.index))
    }
    let shape = Adjacency(count: fanIn.count, edges: edges)
    depth = shape.heights()
    isInCycle = Set(shape.cyclicSets().joined())
    for edge in edges where depth[edge.from] > depth[edge.to] {
      depthAbove[edge.to] = max(depthAbove[edge.to], depth[edge.from])
    }
  }

  /// Whether a target is too deep and nobody above it is: one tower is one finding.
  func isTop(_ id: TargetID, over limit: Int) -> Bool {
    depth[id.index] > limit && depthAbove[id.index] <= limit && !isInCycle.contains(id.index)
  }
}

extension LinkLimit {
  static let page = RulePage(
    what: """
      Fires when a target has more dependents (`fan-in`), more dependencies (`fan-out`) or a \
      longer chain of dependencies below it (`depth`) than the limit. What is listed twice \
      counts once, as do the twins of a target for several platforms, and the targets of a cycle \
      count as one level. Of a tower that is too high only the top is told, and no member of a \
      cycle is one.
      """,
    why: """
      Builds are as parallel as the graph allows. A chain of thirty modules is built one by one \
      however many cores there are; a module that two hundred others link makes all of them \
      wait, and rebuilds them when it changes; one with forty dependencies is where every change \
      arrives. None of these is wrong by itself, and each grows by one link at a time. A limit \
      turns that into a decision.
      """,
    breaks: """
      # domain/ISSStation
      ISSStation -> ISSCrew; ISSCargo; ISSDocking
      # core/ISSLogistics
      ISSCrew
      ISSCargo
      ISSDocking
      # .archlint.yml
      rules:
        link-limit: {fan-out: 2}
      """,
    says: """
      domain/ISSStation/project.yml:3:3: error: ISSStation has 3 dependencies; the \
      limit is 2 [link-limit]
        help: split it, or let a module below gather what belongs together
      """,
    keeps: """
      # domain/ISSStation
      ISSStation -> ISSVisits
      # service/ISSVisits
      ISSVisits -> ISSCargo; ISSDocking
      """,
    options: [
      ("fan-in", "how many targets may depend on one"),
      ("fan-out", "how many dependencies a target may have, externals included"),
      ("depth", "how many links the longest chain below a target may have"),
      ("because", "the reason, which every message repeats"),
    ])
}

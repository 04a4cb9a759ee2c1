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
    let towers = depth.map(counts.towers) ?? [:]
    return context.graph.targetIDs.flatMap { id in
      excesses(of: id, counts, towers).map { excess in
        var finding = finding(
          "\(context.architecture.words(for: id)) \(excess.what); the limit is \(excess.limit)"
            + (reason.map { ": \($0)" } ?? ""),
          about: id, to: Subject(excess.option), help: excess.help, in: context)
        finding.debts = excess.debts.map { id, count in
          MeasuredDebt(
            Debt(
              rule: finding.rule, from: Subject(id, in: context.graph).identity,
              to: excess.option), count: count)
        }
        return finding
      }
    }
  }

  func allows(_ debt: Debt, count: Int, in context: RuleContext) -> Bool {
    let limits = ["fan-in": fanIn, "fan-out": fanOut, "depth": depth]
    return debt.to.flatMap { limits[$0] }.map { $0.map { count <= $0 } ?? true } ?? false
  }

  /// What there is too much of: the option that limits it, what to say, what to do, and how much
  /// there is of it, also at those that are not told because of this one.
  private typealias Excess = (
    option: String, limit: Int, what: String, help: String, debts: [(TargetID, Int)]
  )

  private func excesses(
    of id: TargetID, _ counts: LinkCounts, _ towers: [TargetID: [(TargetID, Int)]]
  ) -> [Excess] {
    var excesses: [Excess] = []
    let (dependents, dependencies) = (counts.fanIn[id.index], counts.fanOut[id.index])
    if let fanIn, dependents > fanIn {
      excesses.append(
        (
          "fan-in", fanIn, "has \(dependents) dependents",
          "split it, so that each dependent links only the part it needs", [(id, dependents)]
        ))
    }
    if let fanOut, dependencies > fanOut {
      excesses.append(
        (
          "fan-out", fanOut, "has \(dependencies) dependencies",
          "split it, or let a module below gather what belongs together", [(id, dependencies)]
        ))
    }
    if let depth, let tower = towers[id] {
      excesses.append(
        (
          "depth", depth, "stands on a chain of \(counts.depth[id.index]) links",
          "let it link interfaces, which end the chain", tower
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
  /// Those that others depend on, or that are in a cycle: each of them has another one above it.
  private let isBelow: Set<Int>
  private let shape: Adjacency

  init(_ context: RuleContext) {
    fanIn = Array(repeating: 0, count: context.graph.targets.count)
    fanOut = fanIn
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
    shape = Adjacency(count: fanIn.count, edges: edges)
    depth = shape.heights()
    isBelow = Set(edges.map(\.to)).union(shape.cyclicSets().joined())
  }

  /// The towers that are too high, each by its top, with the depths over a limit in it, its own
  /// first.
  ///
  /// A tower is one finding, and what stands in several is told by the highest.
  func towers(over limit: Int) -> [TargetID: [(TargetID, Int)]] {
    let tops = depth.indices.filter { depth[$0] > limit && !isBelow.contains($0) }
      .sorted { (depth[$1], $0) < (depth[$0], $1) }
    var known = Set(tops)
    var towers: [TargetID: [(TargetID, Int)]] = [:]
    for top in tops {
      var tower = [top]
      var position = 0
      while position < tower.count {
        tower += shape.successors(of: tower[position]).filter {
          depth[$0] > limit && known.insert($0).inserted
        }
        position += 1
      }
      towers[TargetID(top)] = tower.map { (TargetID($0), depth[$0]) }
    }
    return towers
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

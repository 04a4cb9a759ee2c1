internal import Documents
internal import Findings
internal import Modules

/// Finds sets of targets that all depend on one another, each set once.
struct Cycle: ArchitectureRule {
  static let isAboutLinks = true

  static let description = RuleDescription(
    "cycle", .error, "targets depend on one another in a circle")

  /// What is best cut is what other rules reject anyway.
  static let company = Company.linkRules

  /// How many members or links are named before the rest is only counted.
  private static let named = 8

  init(_ options: MapReader) {}

  func findings(in context: RuleContext) -> [Finding] { findings(in: context, rejected: []) }

  func findings(in context: RuleContext, rejected: Set<JudgedLink.Ends>) -> [Finding] {
    let circles = Circles(context.links, rejected: rejected, in: context.graph)
    return circles.graph.cyclicSets().compactMap { set in
      circles.witness(of: set).map { finding(about: $0, in: context) }
    }
  }

  private func finding(about witness: Witness, in context: RuleContext) -> Finding {
    let graph = context.graph
    let first = witness.cycle[0]
    let place = graph.place(of: first)
    var notes = context.architecture.notes(for: witness.cycle.dropFirst())
    if witness.members.count > witness.cycle.count {
      let names = witness.members.map(graph.name).listed(upTo: Cycle.named)
      notes.append(Note("\(witness.members.count) targets reach one another: \(names)", at: place))
    }
    if witness.isReported {
      notes.append(Note("other rules report every link of this cycle as well", at: place))
    }
    var finding = finding(
      message(about: witness, in: context.architecture), at: place,
      from: Subject(first.from, in: graph), to: Subject(first.to, in: graph),
      members: witness.members.map { Subject($0, in: graph) },
      help: help(with: witness, in: context.architecture), notes: notes, in: context)
    finding.debts = witness.links.map { link in
      let (from, to) = (Subject(link.from, in: graph), Subject(link.to, in: graph))
      return MeasuredDebt(
        Debt(rule: finding.rule, from: from.identity, to: to.identity),
        note: Note("\(from.name) → \(to.name)", at: graph.place(of: link)))
    }
    finding.cut = witness.cut.map { link in
      Note(
        "\(graph.name(of: link.from)) → \(graph.name(of: link.to))",
        at: graph.place(of: link))
    }
    return finding
  }

  private func message(about witness: Witness, in architecture: Architecture) -> String {
    let first = witness.cycle[0]
    let (length, size) = (witness.cycle.count, witness.members.count)
    let knot = size > length ? " in a knot of \(size)" : ""
    return length > 1
      ? "\(architecture.words(for: first)), which closes a cycle of \(length) targets\(knot)"
      : "\(architecture.words(for: first.from)) depends on itself"
  }

  private func help(with witness: Witness, in architecture: Architecture) -> String {
    let graph = architecture.graph
    guard witness.cut.count == 1 else {
      let links = witness.cut.map { "\(graph.name(of: $0.from)) → \(graph.name(of: $0.to))" }
      return "no cycle is left without these \(links.count) links: "
        + links.listed(upTo: Cycle.named)
    }
    guard witness.cycle.count > 1 else { return "remove this entry" }
    let detour = witness.cut[0].target.flatMap {
      architecture.detour(past: $0, from: witness.cut[0].from, orElse: witness.cut[0].removal)
    }
    return "no cycle is left without this link" + (detour.map { "; \($0)" } ?? "")
  }
}

/// What is shown of a set of targets that depend on one another.
private struct Witness {
  let members: [TargetID]
  /// A shortest cycle; its first link is one to cut.
  let cycle: [JudgedLink]
  let cut: [JudgedLink]
  /// All links among the members, each pair of ends once.
  let links: [JudgedLink]
  /// Whether other rules report each link of the cycle.
  let isReported: Bool
}

/// The links between targets, as a graph to look for cycles in.
private struct Circles {
  /// Edges are numbered as `links` are.
  let graph: Adjacency
  private let links: [JudgedLink]
  private let rejected: Set<JudgedLink.Ends>

  /// How many cut links a shortest cycle is looked for through.
  private static let attempts = 32

  init(_ links: [JudgedLink], rejected: Set<JudgedLink.Ends>, in modules: ModuleGraph) {
    self.links = links
    self.rejected = rejected
    graph = Adjacency(
      count: modules.targets.count,
      edges: links.map { link in
        link.target.map { Adjacency.Edge(from: link.from.index, to: $0.index) }
      })
  }

  /// A shortest cycle of a set, beginning with the link to cut.
  ///
  /// Every cycle goes through the cut, so the shortest one through each of its links in turn is
  /// the shortest of all; only a set with a very large cut is given up before the last link.
  func witness(of set: [Int]) -> Witness? {
    let cut = graph.cut(of: set) { !rejected.contains(links[$0].ends) }
    let part = graph.part(of: set)
    let preferred = cut.filter { rejected.contains(links[$0].ends) }
    var shortest: [Int]?
    for number in (preferred + cut).prefix(Circles.attempts) where shortest?.count ?? 3 > 2 {
      guard let cycle = cycle(through: number, in: part) else { continue }
      if shortest.map({ cycle.count < $0.count }) ?? true { shortest = cycle }
    }
    return shortest.map { cycle in
      Witness(
        members: set.map { TargetID($0) }, cycle: cycle.map { links[$0] },
        cut: distinct(cut.map { links[$0] }), links: distinct(part.edgeNumbers.map { links[$0] }),
        isReported: cycle.allSatisfy { rejected.contains(links[$0].ends) })
    }
  }

  /// A shortest cycle through an edge.
  private func cycle(through number: Int, in part: GraphPart) -> [Int]? {
    let from = links[number].from
    guard let target = links[number].target else { return nil }
    if target == from { return [number] }
    guard let start = part.vertex(target.index), let end = part.vertex(from.index) else {
      return nil
    }
    let back = part.graph.shortestChains(from: start, to: end)
    return back.map { [number] + $0.edges.map { part.edgeNumbers[$0] } }
  }

  /// One of each pair of ends; a link may be written twice.
  private func distinct(_ links: [JudgedLink]) -> [JudgedLink] {
    var seen: Set<JudgedLink.Ends> = []
    return links.filter { seen.insert($0.ends).inserted }
  }
}

extension Cycle {
  static let page = RulePage(
    what: """
      Fires when targets depend on one another in a circle, and when a target depends on itself. \
      However many cycles a set of targets has, it is one finding: it shows one of the shortest, \
      and names a small set of links without which no cycle is left, choosing such as other \
      rules reject anyway.
      """,
    why: """
      Targets in a cycle are one target that takes longer to build. Xcode cannot order them, \
      builds them in parallel by luck, or gives up with "Cycle inside …". None of them can be \
      tested, moved or released without the others, and what a change to one may break is all of \
      them. Cycles also grow: every new link into the set and out of it draws another target in. \
      The way out is to let the lower one say what it needs in a protocol of its own, and the \
      upper one provide it.
      """,
    breaks: """
      # core/ISSSession
      ISSSession -> ISSAccount
      # service/ISSAccount
      ISSAccount -> ISSSession
      """,
    says: """
      core/ISSSession/project.yml:7:21: error: ISSSession links ISSAccount, \
      which closes a cycle of 2 targets [cycle]
        help: no cycle is left without this link
      """,
    keeps: """
      # core/ISSSession/project.yml
      name: ISSSession
      targets:
        # declares the protocol TokenRefreshing, which ISSAccount implements
        ISSSession: {type: framework, platform: iOS}
      """,
    exemptions: [
      "Two modules that know one another through their interfaces: that is no cycle of targets."
    ])
}

package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Finds sets of targets that all depend on one another, each set once.
package struct Cycle: Rule {
  package static let description = RuleDescription(
    "cycle", .error, "targets depend on one another in a circle")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let dependencies = survey.dependencies.filter { $0.target != nil }
    let circle = Circles(dependencies, rejected: survey.rejected, in: survey.graph)
    return circle.graph.cyclicSets().compactMap { set in
      circle.witness(of: set).map { Finding.cycle($0, in: survey.architecture) }
    }
  }
}

/// The dependencies between targets, as a graph to look for cycles in.
private struct Circles {
  let graph: Adjacency
  private let dependencies: [Dependency]
  private let rejected: Set<Dependency.Ends>

  init(
    _ dependencies: [Dependency], rejected: Set<Dependency.Ends>, in modules: ModuleGraph
  ) {
    self.dependencies = dependencies
    self.rejected = rejected
    graph = Adjacency(
      count: modules.targets.count,
      edges: dependencies.compactMap { dependency in
        dependency.target.map { .init(from: dependency.from.index, to: $0.index) }
      })
  }

  /// How many cut links a shortest cycle is looked for through.
  private static let attempts = 32

  /// A shortest cycle of a set, beginning with the link to cut.
  ///
  /// Every cycle goes through the cut, so the shortest one through each of its links in turn is
  /// the shortest of all; only a set with a very large cut is given up before the last link.
  func witness(of set: [Int]) -> Witness? {
    let cut = graph.cut(of: set) { !rejected.contains(dependencies[$0].ends) }
    let part = graph.part(of: set)
    let preferred = cut.filter { rejected.contains(dependencies[$0].ends) }
    var shortest: [Int]?
    for number in (preferred + cut).prefix(Circles.attempts) where shortest?.count ?? 3 > 2 {
      guard let cycle = cycle(through: number, in: part) else { continue }
      if shortest.map({ cycle.count < $0.count }) ?? true { shortest = cycle }
    }
    return shortest.map { cycle in
      Witness(
        members: set.map { TargetID($0) }, cycle: cycle.map { dependencies[$0] },
        cut: distinct(cut.map { dependencies[$0] }),
        isReported: cycle.allSatisfy { rejected.contains(dependencies[$0].ends) })
    }
  }

  /// A shortest cycle through an edge.
  private func cycle(through number: Int, in part: GraphPart) -> [Int]? {
    let ends = dependencies[number].ends
    guard let target = dependencies[number].target else { return nil }
    if target == ends.from { return [number] }
    guard let start = part.vertex(target.index), let end = part.vertex(ends.from.index) else {
      return nil
    }
    let back = part.graph.shortestChains(from: start, to: end)
    return back.map { [number] + $0.edges.map { part.edgeNumbers[$0] } }
  }

  /// One of each pair of ends; a link may be written twice.
  private func distinct(_ dependencies: [Dependency]) -> [Dependency] {
    var seen: Set<Dependency.Ends> = []
    return dependencies.filter { seen.insert($0.ends).inserted }
  }
}

/// What is shown of a set of targets that depend on one another.
private struct Witness {
  let members: [TargetID]
  /// A shortest cycle; its first link is one to cut.
  let cycle: [Dependency]
  let cut: [Dependency]
  /// Whether other rules report each link of the cycle.
  let isReported: Bool
}

extension Finding {
  /// How many members or links are named before the rest is only counted.
  private static let named = 8

  fileprivate static func cycle(_ witness: Witness, in architecture: Architecture) -> Finding {
    let graph = architecture.graph
    let first = witness.cycle[0]
    var notes = architecture.notes(for: witness.cycle.dropFirst())
    let place = graph.links[first.link].place
    if witness.members.count > witness.cycle.count {
      let names = listed(witness.members.map(graph.name))
      notes.append(Note("\(witness.members.count) targets reach one another: \(names)", at: place))
    }
    if witness.isReported {
      notes.append(Note("other rules report every link of this cycle as well", at: place))
    }
    return Finding(
      of: Cycle.self, message(first, length: witness.cycle.count, in: architecture), at: place,
      from: Subject(first.from, in: graph), to: Subject(first.to, in: graph),
      members: witness.members.map { Subject($0, in: graph) },
      help: help(witness, in: architecture), notes: notes)
  }

  private static func message(
    _ first: Dependency, length: Int, in architecture: Architecture
  ) -> String {
    let from = architecture.words(for: first.from)
    guard length > 1 else { return "\(from) depends on itself" }
    return "\(from) \(architecture.verb(of: first)) \(architecture.words(for: first.to)), "
      + "which closes a cycle of \(length) targets"
  }

  private static func help(_ witness: Witness, in architecture: Architecture) -> String {
    let graph = architecture.graph
    guard witness.cut.count == 1 else {
      let links = witness.cut.map { "\(graph.name(of: $0.from)) → \(graph.name(of: $0.to))" }
      return "no cycle is left without these \(links.count) links: \(listed(links))"
    }
    guard witness.cycle.count > 1 else { return "remove this entry" }
    let detour = witness.cut[0].target.flatMap {
      architecture.detour(past: $0, from: witness.cut[0].from)
    }
    return "no cycle is left without this link" + (detour.map { "; \($0)" } ?? "")
  }

  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(named).joined(separator: ", ")
    return names.count > named ? "\(shown) and \(names.count - named) more" : shown
  }
}

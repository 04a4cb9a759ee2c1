/// Finds dependency cycles, one finding per strongly connected component.
struct Cycle: PlainRule, ArchitectureRule {
  static let isAboutLinks = true

  static let description = RuleDescription(
    "cycle", .error, "targets that depend on each other in a cycle")

  /// Links that other rules reject are cut first.
  static let company = RuleDependencies.linkRules

  /// The limit of named members or links.
  private static let named = 8

  func findings(in context: RuleContext) -> [Finding] { findings(in: context, rejected: []) }

  func findings(in context: RuleContext, rejected: Set<JudgedLink.Ends>) -> [Finding] {
    let circles = CycleFinder(context.graph.orderingLinks(), rejected: rejected, in: context.graph)
    return circles.witnesses().map { finding(about: $0, in: context) }
  }

  private func finding(about witness: CycleFinder.Witness, in context: RuleContext) -> Finding {
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

  private func message(about witness: CycleFinder.Witness, in architecture: Architecture) -> String
  {
    let first = witness.cycle[0]
    let (length, size) = (witness.cycle.count, witness.members.count)
    let knot = size > length ? " in a knot of \(size)" : ""
    return length > 1
      ? "\(architecture.words(for: first)), which closes a cycle of \(length) targets\(knot)"
      : "\(architecture.words(for: first.from)) depends on itself"
  }

  private func help(with witness: CycleFinder.Witness, in architecture: Architecture) -> String {
    let graph = architecture.graph
    guard witness.cut.count == 1 else {
      let links = witness.cut.map { "\(graph.name(of: $0.from)) → \(graph.name(of: $0.to))" }
      let left = witness.left.map { $0.map(graph.name).sorted() }.sorted { $0[0] < $1[0] }
      let rest =
        left.count == 1
        ? "the cycle \(left.asCycles) is left" : "\(left.count) cycles are left: \(left.asCycles)"
      return "without this link \(rest); no cycle is left without these \(links.count) links: "
        + links.listed(upTo: Cycle.named)
    }
    guard witness.cycle.count > 1 else { return "remove this entry" }
    let detour = witness.cut[0].target.flatMap {
      architecture.detour(past: $0, from: witness.cut[0].from, orElse: witness.cut[0].removal)
    }
    return "no cycle is left without this link" + (detour.map { "; \($0)" } ?? "")
  }
}

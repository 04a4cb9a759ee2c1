internal import Documents
internal import Findings
internal import Judging
internal import Modules

/// Finds sets of targets that all depend on one another, each set once.
struct Cycle: PlainRule, ArchitectureRule {
  static let isAboutLinks = true

  static let description = RuleDescription(
    "cycle", .error, "targets depend on one another in a circle")

  /// What is best cut is what other rules reject anyway.
  static let company = Company.linkRules

  /// How many members or links are named before the rest is only counted.
  private static let named = 8

  func findings(in context: RuleContext) -> [Finding] { findings(in: context, rejected: []) }

  func findings(in context: RuleContext, rejected: Set<JudgedLink.Ends>) -> [Finding] {
    let circles = Circles(context.links, rejected: rejected, in: context.graph)
    return circles.witnesses().map { finding(about: $0, in: context) }
  }

  private func finding(about witness: Circles.Witness, in context: RuleContext) -> Finding {
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

  private func message(about witness: Circles.Witness, in architecture: Architecture) -> String {
    let first = witness.cycle[0]
    let (length, size) = (witness.cycle.count, witness.members.count)
    let knot = size > length ? " in a knot of \(size)" : ""
    return length > 1
      ? "\(architecture.words(for: first)), which closes a cycle of \(length) targets\(knot)"
      : "\(architecture.words(for: first.from)) depends on itself"
  }

  private func help(with witness: Circles.Witness, in architecture: Architecture) -> String {
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

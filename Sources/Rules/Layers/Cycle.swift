/// Finds dependency cycles, one finding per strongly connected component.
///
/// A comment allows its link in cycles; those without that link are still found.
struct Cycle: PlainRule, ArchitectureRule {
  static let isAboutLinks = true

  static let description = RuleDescription(
    "cycle", .error, "targets that depend on each other in a cycle")

  /// Links that other rules reject are cut first.
  static let usesRejectedLinks = true

  /// The limit of named members or links.
  private static let named = 8

  func findings(in context: RuleContext) -> [Finding] {
    let graph = context.graph
    let links = context.orderingLinks
    let comments = Dictionary(
      grouping: context.conditions.comments.filter { $0.rule == Cycle.description.name },
      by: \.place.file)
    func isAllowed(_ link: CheckedLink) -> Bool {
      let place = graph.place(of: link)
      return comments[place.file]?.contains { $0.covers(place) } ?? false
    }
    func circles(of links: [CheckedLink]) -> [CycleFinder.Witness] {
      CycleFinder(
        links, rejected: context.rejected, in: graph,
        // Programs also embed what they list.
        isIdle: {
          !graph[$0.from].type.isExecutable && context.shouldBeImported($0.to)
            && context.isUnused($0)
        }
      ).witnesses()
    }
    let all = circles(of: links)
    let allowed = comments.isEmpty ? [] : all.flatMap(\.links).filter(isAllowed)
    let rest = allowed.isEmpty ? all : circles(of: links.filter { !isAllowed($0) })
    return rest.map { finding(about: $0, in: context) } + packageCycles(of: links, in: context)
      + allowed.map { link in
        // What a comment at a link covers: the cycles through this link, but no others.
        let (from, to) = (Subject(link.from, in: graph), Subject(link.to, in: graph))
        return finding(
          "\(from.name) → \(to.name) is part of a dependency cycle", at: graph.place(of: link),
          from: from, to: to, in: context)
      }
  }

  private func finding(about witness: CycleFinder.Witness, in context: RuleContext) -> Finding {
    let graph = context.graph
    let first = witness.cycle[0]
    let place = graph.place(of: first)
    var notes = context.architecture.notes(for: witness.cycle.dropFirst())
    if witness.members.count > witness.cycle.count {
      let names = witness.members.map(graph.name).listed(upTo: Cycle.named)
      let count = witness.members.count
      notes.append(Note("\(count) targets depend on each other: \(names)", at: place))
    }
    if witness.isReported {
      notes.append(Note("other rules report every link of this cycle too", at: place))
    }
    return finding(
      message(about: witness, in: context.architecture), at: place,
      from: Subject(first.from, in: graph), to: Subject(first.to, in: graph),
      members: witness.members.map { Subject($0, in: graph) },
      help: help(with: witness, in: context.architecture), notes: notes,
      cut: witness.cut.map { link in
        Note(
          "\(graph.name(of: link.from)) → \(graph.name(of: link.to))",
          at: graph.place(of: link))
      },
      entries: { own in
        witness.links.map { link in
          let (from, to) = (Subject(link.from, in: graph), Subject(link.to, in: graph))
          return BaselineEntry(
            BaselineKey(rule: own.key.rule, from: from.identity, to: to.identity),
            note: Note("\(from.name) → \(to.name)", at: graph.place(of: link)))
        }
      }, in: context)
  }

  private func message(about witness: CycleFinder.Witness, in architecture: Architecture) -> String
  {
    let first = witness.cycle[0]
    let names = witness.cycle.map { architecture.graph.name(of: $0.from) }
    let most = Cycle.named
    let hidden = names.count - most
    let shown = Array(names.prefix(most)) + (hidden > 0 ? ["\(hidden) more"] : [])
    return names.count > 1
      ? "dependency cycle: \((shown + names.prefix(1)).joined(separator: " → "))"
      : "\(architecture.words(for: first.from)) depends on itself"
  }

  private func help(with witness: CycleFinder.Witness, in architecture: Architecture) -> String {
    let graph = architecture.graph
    guard witness.cut.count == 1 else {
      let links = witness.cut.map { "\(graph.name(of: $0.from)) → \(graph.name(of: $0.to))" }
      let left = witness.left.map { $0.map(graph.name).sorted() }.sorted { $0[0] < $1[0] }
      let rest =
        left.count == 1
        ? "\(left.asCycles) remains" : "\(left.count) cycles remain"
      return "remove these \(links.count) links to break every cycle; without the first, \(rest): "
        + links.listed(upTo: Cycle.named)
    }
    guard witness.cycle.count > 1 else { return "remove this dependency" }
    let detour = witness.cut[0].target.flatMap {
      architecture.detour(past: $0, from: witness.cut[0].from, orElse: witness.cut[0].removal)
    }
    let size = witness.members.count
    let goal =
      size > witness.cycle.count ? "every cycle in this group of \(size) targets" : "the cycle"
    return "remove this link to break \(goal)" + (detour.map { "; \($0)" } ?? "")
  }
}

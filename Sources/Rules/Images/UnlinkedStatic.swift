/// Finds static code that an image uses but that nothing links into it.
struct UnlinkedStatic: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "unlinked-static", .error, "libraries that an image uses but nothing links into it")
  static let footing = FindingEvidence.images
  static let pointsAtEntries = true

  func findings(in context: RuleContext) -> [Finding] {
    context.everywhere(findingsThere, about: \.from)
  }

  private func findingsThere(in context: RuleContext) -> [Finding] {
    let unlinked = context.images.unlinkedCode()
    guard !unlinked.isEmpty else { return [] }
    return unlinked.map { finding(about: $0, in: context) }
  }

  /// The finding is at the entry for the library that doesn't link it.
  private func finding(about unlinked: UnlinkedCode, in context: RuleContext) -> Finding {
    let (architecture, graph) = (context.architecture, context.graph)
    let links = unlinked.chain.map { graph.links[$0] }
    let remedies = context.remedies[.target(unlinked.library), nil]
    let isDoubtful =
      unlinked.isFramework && !(links.last.map { graph.sources.holdNoSwift(of: $0.from) } ?? false)
    let end =
      isDoubtful ? "and no Swift import autolinks it" : "linking fails with undefined symbols"
    return finding(
      "\(architecture.words(for: unlinked.image)) uses "
        + "\(architecture.words(for: .target(unlinked.library))) but nothing links it; \(end)",
      severity: isDoubtful ? .warning : .error,
      at: links.last.map(graph.place) ?? graph[unlinked.image].place,
      from: Subject(unlinked.image, in: graph), to: Subject(unlinked.library, in: graph),
      help: remedies.words(in: graph)
        ?? "link \(graph.name(of: unlinked.library)) into \(graph.name(of: unlinked.image))",
      notes: hops(links.dropLast(), in: graph)
        + (links.last.map {
          graph.entry(of: $0).provenance.notes(for: graph.name(of: unlinked.image))
        }
          ?? []),
      in: context
    ).fixed(by: remedies.fixes(in: graph))
  }

  /// A note per link; of a long chain the first, the last and a count.
  private func hops(_ links: [Link], in graph: ModuleGraph) -> [Note] {
    let isShort = links.count <= Architecture.mostHops
    let notes = (isShort ? links : [links[0], links[links.count - 1]]).map { link in
      Note(
        "\(graph.name(of: link.from)) uses \(graph.name(of: link.to))", at: graph.place(of: link))
    }
    return isShort ? notes : notes.withCount(of: links.count - 2)
  }
}

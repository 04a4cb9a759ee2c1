struct UnlinkedStatic: PlainRule, ImageRule {
  static let description = RuleDescription(
    "unlinked-static", .error, "libraries that an image uses but nothing links into it")
  static let pointsAtEntries = true

  func findings(in context: RuleContext) -> [Finding] {
    context.everywhere(findingsThere, about: \.from)
  }

  private func findingsThere(in context: RuleContext) -> [Finding] {
    let unlinked = context.images.unlinkedCode()
    guard !unlinked.isEmpty else { return [] }
    // The order of entries is that of the linker.
    return unlinked.map { finding(about: $0, in: context) }
      .withCauses(by: unlinked.map(\.image)) { image, members in
        let libraries = members.map { unlinked[$0].library }
        return Cause(
          "\(context.architecture.words(for: image)) uses \(libraries.count) libraries but nothing "
            + "links them: \(libraries.map(context.graph.name(of:)).listed(upTo: 12))",
          libraries.flatMap { context.remedies[$0, nil] },
          or: "link them into \(context.graph.name(of: image))", of: image, in: context.graph)
      }
  }

  /// The finding is at the entry for the library that doesn't link it.
  private func finding(about unlinked: UnlinkedCode, in context: RuleContext) -> Finding {
    let (architecture, graph) = (context.architecture, context.graph)
    let links = unlinked.chain.map { graph.links[$0] }
    let remedies = context.remedies[unlinked.library, nil]
    let isDoubtful =
      unlinked.isFramework && !(links.last.map { graph.sources.holdNoSwift(of: $0.from) } ?? false)
    let end =
      isDoubtful ? "and no Swift import autolinks it" : "linking fails with undefined symbols"
    return finding(
      "\(architecture.words(for: unlinked.image)) uses "
        + "\(architecture.words(for: unlinked.library)) but nothing links it; \(end)",
      severity: isDoubtful ? .warning : .error,
      at: links.last.map(graph.place) ?? graph[unlinked.image].place,
      from: Subject(unlinked.image, in: graph), to: Subject(unlinked.library, in: graph),
      help: remedies.words(in: graph)
        ?? "link \(graph.name(of: unlinked.library)) into \(graph.name(of: unlinked.image))",
      notes: graph.notes(for: links.dropLast(), "uses", from: links.first, count: links.count - 1)
        + graph.origin(of: links.last), in: context
    ).fixed(by: remedies.fixes(in: graph))
  }
}

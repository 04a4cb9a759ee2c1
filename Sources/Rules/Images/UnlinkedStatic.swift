struct UnlinkedStatic: PlainRule, ImageRule {
  static let description = RuleDescription(
    "unlinked-static", .error, "libraries that an image uses but nothing links into it")
  static let pointsAtEntries = true

  func findings(in context: RuleContext) -> [Finding] {
    context.everywhere(findingsThere, about: \.from) + unlinkedProducts(in: context)
  }

  /// The products of local packages that an Xcode project builds for a target and nothing links.
  private func unlinkedProducts(in context: RuleContext) -> [Finding] {
    let (architecture, graph) = (context.architecture, context.graph)
    let lost = graph.links.filter { link in
      link.kind == .package && link.writtenLink == false && !link.embeds
        && graph[graph.spec(of: link.from)].isXcodeProject && !graph.isOfDynamicProduct(link)
        && link.target.map { graph[$0].isPackageCode } ?? false
        && context.uses.use(of: link.to, by: link.from)?.certainSites.isEmpty == false
    }
    guard !lost.isEmpty else { return [] }
    let (linked, hosts) = (graph.adjacency(where: \.links), TestHosts(graph))
    return lost.filter { link in
      let ends = [link.from, hosts.host(of: link.from)].compactMap { $0?.index }
      let isReached = linked.reachable(from: ends)
      return link.target.map { !isReached[$0.index] } ?? false
    }.map { link in
      finding(
        "\(architecture.words(for: link.from)) uses \(architecture.words(for: link.to)) but nothing "
          + "links it; linking fails with undefined symbols", severity: .error,
        at: graph.place(of: link),
        from: Subject(link.from, in: graph), to: Subject(link.to, in: graph),
        help: "add \(graph.entry(of: link).reference) to its phase Link Binary With Libraries",
        in: context)
    }
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

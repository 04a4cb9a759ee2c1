/// Finds code that an image uses and that nothing links into it.
struct UnlinkedStatic: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "unlinked-static", .error, "an image uses a library that nothing links into it")
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

  /// It points at the entry that brings the library without linking it.
  private func finding(about unlinked: UnlinkedCode, in context: RuleContext) -> Finding {
    let (architecture, graph) = (context.architecture, context.graph)
    let links = unlinked.chain.map { graph.links[$0] }
    let isDoubtful =
      unlinked.isFramework && !(links.last.map { graph.sources.holdNoSwift(of: $0.from) } ?? false)
    let doubt = isDoubtful ? ": without Swift, no import tells the linker of it" : ""
    return finding(
      "\(architecture.words(for: unlinked.image)) uses "
        + "\(architecture.words(for: .target(unlinked.library))), which nothing links into it: "
        + "undefined symbols\(doubt)",
      severity: isDoubtful ? .warning : .error,
      at: links.last.map(graph.place) ?? graph[unlinked.image].place,
      from: Subject(unlinked.image, in: graph), to: Subject(unlinked.library, in: graph),
      help: unlinked.help(in: graph),
      notes: hops(links.dropLast(), in: graph)
        + (links.last.map {
          graph.entry(of: $0).provenance.notes(for: graph.name(of: unlinked.image))
        }
          ?? []),
      in: context
    ).fixed(by: unlinked.fixes(in: graph))
  }

  /// A note for each hop; of a long chain the first, the last and a count.
  private func hops(_ links: [Link], in graph: ModuleGraph) -> [Note] {
    let isShort = links.count <= Architecture.mostHops
    let notes = (isShort ? links : [links[0], links[links.count - 1]]).map { link in
      Note(
        "\(graph.name(of: link.from)) uses \(graph.name(of: link.to))", at: graph.place(of: link))
    }
    return isShort ? notes : notes.withCount(of: links.count - 2)
  }
}

extension UnlinkedCode {
  fileprivate func help(in graph: ModuleGraph) -> String {
    let links = chain.map { graph.links[$0] }
    guard links.count > 1, let last = links.last else { return "write `link: true` at the entry" }
    let (carrier, image) = (graph.name(of: last.from), graph.name(of: image))
    let isLocal = links.allSatisfy {
      $0.kind == .target && graph.spec(of: $0.from) == graph.spec(of: self.image)
    }
    let other =
      isLocal && graph.productType(of: self.image).isExecutable
      ? "set `transitivelyLinkDependencies: true` in \(image)"
      : addition(in: graph).words
    return "write `link: true` at the entry, so that \(carrier) takes it in; or \(other)"
  }
}

extension UnlinkedCode {
  /// The last carrier takes the library in, or the image lists it itself.
  fileprivate func fixes(in graph: ModuleGraph) -> [Fix] {
    let links = chain.map { graph.links[$0] }
    let here = links.last.map { [Fix(graph.change(.set("link", value: "true"), of: $0))] } ?? []
    return links.count > 1 ? here + [Fix(addition(in: graph))] : here
  }

  /// What the image has to list; an app would carry along what it names by its product.
  private func addition(in graph: ModuleGraph) -> Change {
    let isNamed = graph.spec(of: library) != graph.spec(of: image)
    let carries = graph.productType(of: image).isApp || graph.productType(of: image).isTest
    return graph.addition(of: library, to: image, isNamed && carries ? [.doesNotEmbed] : [])
  }
}

struct UnreachableModule: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "unreachable-module", .info, "modules that no app, test or product uses")

  func findings(in context: RuleContext) -> [Finding] {
    let (architecture, graph) = (context.architecture, context.graph)
    guard UnreachableModule.isSure(in: context) else { return [] }
    // All dependencies, and imports without an entry.
    let imports = context.dependencies.filter(\.isImport).map { ($0.from, $0.target) }
    let edges = (graph.links.map { ($0.from, $0.target) } + imports).map { from, target in
      target.map { Adjacency.Edge(from: from.index, to: $0.index) }
    }
    let isReached = Adjacency(count: graph.targets.count, edges: edges)
      .reachable(from: graph.targetIDs.filter { !graph.canBeLinked($0) }.map(\.index))
    return architecture.modules.compactMap { module in
      guard let id = module.mains.first, !module.targets.contains(where: { isReached[$0.index] })
      else { return nil }
      let words = architecture.words(for: id)
      let isOffered = module.mains.contains { graph.offers[$0] != nil }
      return finding(
        isOffered
          ? "no app or test depends on \(words) or its product"
          : "no app, test or product depends on \(words)", about: id,
        help: "link it where it should be used, or delete it"
          + (isOffered ? " if no other repository uses its product" : ""), in: context)
    }
  }

  /// Whether all links are known; not if a name is unknown or another tool may link, nor if nothing
  /// ships, since then the frameworks are the products.
  private static func isSure(in context: RuleContext) -> Bool {
    let (graph, conditions) = (context.graph, context.conditions)
    return conditions.isComplete && !conditions.isLoneSpec && conditions.joiners.isEmpty
      && areLinksKnown(in: graph) && graph.targetIDs.contains(where: context.architecture.ships)
      && context.architecture.joinedModules.count * 2 >= context.architecture.modules.count
  }

  static func areLinksKnown(in graph: ModuleGraph) -> Bool {
    !graph.isPartial && !graph.pods.isThere && graph.noticesOfLostLinks.isEmpty
      && !graph.externals.contains { [.unknown, .project].contains($0.kind) }
      && !graph.targetIDs.contains { graph[$0].build.unreadFile(of: .productName) != nil }
  }
}

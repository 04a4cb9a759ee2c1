/// The evidence of sources about links: links that no code uses, and uses without a link.
///
/// Only if all sources exist and are in Swift, since other languages don't name modules.
struct CodeUses {
  private let graph: ModuleGraph
  private let uses: ModuleUses
  private let exports: Exports
  private let destination: Destination
  /// For each target, whether its sources show all that it uses.
  private let isKnown: [Bool]

  init(_ graph: ModuleGraph, _ uses: ModuleUses, at destination: Destination) {
    (self.graph, self.uses, self.destination) = (graph, uses, destination)
    exports = Exports(graph, uses)
    let missing = Set(graph.sources.missing)
    let areRead = !graph.sources.isEmpty
    isKnown = graph.targetIDs.map { id in
      // A framework uses nothing if its folders hold no source; those of programs may be generated.
      let isEmpty = areRead && graph[id].linkage == .dynamic && !graph[id].sources.isEmpty
      return (graph.sources.count(of: id) > 0 || isEmpty) && graph.sources.showAllImports(of: id)
        && !graph[id].sources.contains { missing.contains($0.path) }
    }
  }

  /// Whether no source of a target uses the target or framework that a link leads to.
  func leavesOut(_ link: Link) -> Bool {
    guard isKnown[link.from.index] else { return false }
    // An import makes links of its own, which have no entry here.
    if let use = uses.use(of: link.to, by: link.from),
      use.sites.contains(where: { isCompiled($0, by: use.from) != false })
    {
      return false
    }
    let hasName = link.target != nil || graph.entry(of: link).reference.hasSuffix("framework")
    return hasName && !exports.hand(link.to, to: link.from)
  }

  /// Whether an import is compiled at the destination; nil if that is unknown.
  private func isCompiled(_ site: ModuleUse.Site, by id: TargetID) -> Bool? {
    let platforms = destination.platform.map { [$0] } ?? graph[id].systems
    let values = (platforms.isEmpty ? [.auto] : platforms).map { platform in
      site.item.value(
        for: graph[id], on: platform, in: destination.configuration,
        asSwift: site.path.hasSuffix(".swift"))
    }
    return Set(values).count == 1 ? values[0] : nil
  }

  /// The first import that certainly is compiled, and leads to the only end.
  private func certainSite(of use: ModuleUse) -> ModuleUse.Site? {
    guard use.ends.count == 1 else { return nil }
    return use.certainSites.first { isCompiled($0, by: use.from) == true }
  }

  /// Whether sources use what a link leads to at every destination, even where it is filtered.
  func needs(_ link: Link) -> Bool {
    guard let use = uses.use(of: link.to, by: link.from), certainSite(of: use) != nil else {
      return false
    }
    return !graph[link.from].sources.contains(where: \.isLimited)
  }

  /// The graph with a link for each import of a target, or of a dynamic framework on disk, that the
  /// importing one does not list: the compiler asks the linker for what it finds.
  var completed: ModuleGraph {
    graph.adding(
      uses.all.compactMap { use in
        let file = use.ends.first?.external.map { graph[$0] }
        let isFramework = file.map { $0.kind == .binary && $0.linkage == .dynamic }
        guard isFramework ?? use.isWithoutLink, !use.isListed,
          !graph.pods.mayBring(use.module), let site = certainSite(of: use)
        else { return nil }
        let link = Link(from: use.from, to: use.ends[0], kind: .framework, links: false)
        return (link, Link.Entry(use.module, at: site.place))
      })
  }
}

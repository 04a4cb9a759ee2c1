/// What is different between two architectures: targets, their layers, links, and imports.
package struct ArchitectureChange: Hashable, Sendable {
  /// Sorted by name, as are all lists here.
  package var addedTargets: [String] = []
  package var removedTargets: [String] = []
  package var layers: [LayerChange] = []
  package var addedLinks: [Ends] = []
  package var removedLinks: [Ends] = []
  /// Of any modules, those of the system among them.
  package var addedImports: [Import] = []
  package var removedImports: [Import] = []

  /// A target that is in another layer now.
  package struct LayerChange: Hashable, Sendable {
    package let target: String
    package let before: String?
    package let after: String?

    package init(target: String, before: String?, after: String?) {
      self.target = target
      self.before = before
      self.after = after
    }
  }

  /// Who depends on whom; several entries for the same two count as one.
  package struct Ends: Hashable, Sendable {
    package let from: String
    package let to: String

    package init(from: String, to: String) {
      self.from = from
      self.to = to
    }
  }

  /// A module that some source of a target imports.
  package struct Import: Hashable, Sendable {
    package let target: String
    package let module: String

    package init(target: String, module: String) {
      self.target = target
      self.module = module
    }
  }

  package init() {}

  package var isEmpty: Bool { self == ArchitectureChange() }

  /// Whether specs say something else than before, or only sources.
  package var concernsSpecs: Bool {
    var change = self
    (change.addedImports, change.removedImports) = ([], [])
    return !change.isEmpty
  }
}

extension ArchitectureChange {
  /// Compares two architectures; targets are the same by project and name.
  package init(from earlier: Architecture, to later: Architecture) {
    let (old, new) = (earlier.shownTargets, later.shownTargets)
    addedTargets = new.filter { old[$0.key] == nil }.map(\.value.name).sorted()
    removedTargets = old.filter { new[$0.key] == nil }.map(\.value.name).sorted()
    layers = new.compactMap { target, shown in
      guard let before = old[target], before.layer != shown.layer else { return nil }
      return LayerChange(target: shown.name, before: before.layer, after: shown.layer)
    }.sorted { $0.target < $1.target }
    let (oldLinks, newLinks) = (earlier.shownLinks, later.shownLinks)
    let byEnds = { (link: Ends) in (link.from, link.to) }
    addedLinks = ArchitectureChange.rest(of: newLinks, without: oldLinks, by: byEnds)
    removedLinks = ArchitectureChange.rest(of: oldLinks, without: newLinks, by: byEnds)
    let (oldImports, newImports) = (earlier.shownImports, later.shownImports)
    let byNames = { (use: Import) in (use.target, use.module) }
    addedImports = ArchitectureChange.rest(of: newImports, without: oldImports, by: byNames)
    removedImports = ArchitectureChange.rest(of: oldImports, without: newImports, by: byNames)
  }

  /// What one graph has that another does not, by the names that the first shows.
  private static func rest<Item: Hashable>(
    of items: [Item: Item], without others: [Item: Item], by names: (Item) -> (String, String)
  ) -> [Item] {
    items.filter { others[$0.key] == nil }.map(\.value).sorted { names($0) < names($1) }
  }
}

/// How a report shows a target.
private struct ShownTarget {
  let name: String
  let layer: String?
}

extension Architecture {
  /// All targets, by the name that is unique among projects.
  fileprivate var shownTargets: [String: ShownTarget] {
    let shownTargets = graph.targetIDs.map { id in
      let layer = layer(of: id).map { self[$0].name }
      return (graph[id].qualifiedName, ShownTarget(name: graph.name(of: id), layer: layer))
    }
    return Dictionary(shownTargets) { first, _ in first }
  }

  /// All links as reports show them, by the unique names.
  fileprivate var shownLinks: [ArchitectureChange.Ends: ArchitectureChange.Ends] {
    let links = graph.links.map { link in
      (
        ArchitectureChange.Ends(
          from: graph[link.from].qualifiedName,
          to: link.target.map { graph[$0].qualifiedName } ?? graph.name(of: link.to)),
        ArchitectureChange.Ends(from: graph.name(of: link.from), to: graph.name(of: link.to))
      )
    }
    return Dictionary(links) { first, _ in first }
  }

  /// All imports as reports show them, by the unique names.
  fileprivate var shownImports: [ArchitectureChange.Import: ArchitectureChange.Import] {
    let imports = uses.all.map { use in
      (
        ArchitectureChange.Import(target: graph[use.from].qualifiedName, module: use.module),
        ArchitectureChange.Import(target: graph.name(of: use.from), module: use.module)
      )
    }
    return Dictionary(imports) { first, _ in first }
  }
}

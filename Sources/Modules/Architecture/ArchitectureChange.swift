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
  package init(
    from earlier: Architecture, to later: Architecture, by workers: any Workers = LoneWorker()
  ) {
    let both = workers.map(2, takingAtOnce: 1) { Shown($0 == 0 ? earlier : later) }
    let (old, new) = (both[0], both[1])
    addedTargets = new.targets.filter { old.targets[$0.key] == nil }.map(\.value.name).sorted()
    removedTargets = old.targets.filter { new.targets[$0.key] == nil }.map(\.value.name).sorted()
    layers = new.targets.compactMap { target, shown in
      guard let before = old.targets[target], before.layer != shown.layer else { return nil }
      return LayerChange(target: shown.name, before: before.layer, after: shown.layer)
    }.sorted { $0.target < $1.target }
    let byEnds = { (link: Ends) in (link.from, link.to) }
    addedLinks = ArchitectureChange.rest(of: new.links, without: old.links, by: byEnds)
    removedLinks = ArchitectureChange.rest(of: old.links, without: new.links, by: byEnds)
    let byNames = { (use: Import) in (use.target, use.module) }
    addedImports = ArchitectureChange.rest(of: new.imports, without: old.imports, by: byNames)
    removedImports = ArchitectureChange.rest(of: old.imports, without: new.imports, by: byNames)
  }

  /// What one graph has that another does not, by the names that the first shows.
  private static func rest<Item: Hashable>(
    of items: [Item: Item], without others: [Item: Item], by names: (Item) -> (String, String)
  ) -> [Item] {
    items.filter { others[$0.key] == nil }.map(\.value).sorted { names($0) < names($1) }
  }
}

/// An architecture as a report shows it, by the names that are unique among projects.
private struct Shown: Sendable {
  /// How it shows a target.
  struct Target: Sendable {
    let name: String
    let layer: String?
  }

  let targets: [String: Target]
  let links: [ArchitectureChange.Ends: ArchitectureChange.Ends]
  let imports: [ArchitectureChange.Import: ArchitectureChange.Import]

  init(_ architecture: Architecture) {
    let graph = architecture.graph
    // Once for each target, since there are many links.
    let keys = graph.targets.map(\.qualifiedName)
    let names = graph.targetIDs.map(graph.name)
    targets = Dictionary(
      graph.targetIDs.map { id in
        let layer = architecture.layer(of: id).map { architecture[$0].name }
        return (keys[id.index], Target(name: names[id.index], layer: layer))
      }
    ) { first, _ in first }
    links = Dictionary(
      graph.links.map { link in
        let end = link.target.map { (keys[$0.index], names[$0.index]) }
        let (key, name) = end ?? (graph.name(of: link.to), graph.name(of: link.to))
        return (
          ArchitectureChange.Ends(from: keys[link.from.index], to: key),
          ArchitectureChange.Ends(from: names[link.from.index], to: name)
        )
      }
    ) { first, _ in first }
    imports = Dictionary(
      architecture.uses.all.map { use in
        (
          ArchitectureChange.Import(target: keys[use.from.index], module: use.module),
          ArchitectureChange.Import(target: names[use.from.index], module: use.module)
        )
      }
    ) { first, _ in first }
  }
}

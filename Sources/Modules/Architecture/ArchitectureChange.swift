/// The difference between two architectures: targets, their layers, links, and imports.
package struct ArchitectureChange: Hashable, Sendable {
  /// Sorted by name, as are all lists here.
  package var addedTargets: [String] = []
  package var removedTargets: [String] = []
  package var layers: [LayerChange] = []
  package var addedLinks: [Ends] = []
  package var removedLinks: [Ends] = []
  /// Imports of any modules, including system ones, from targets.
  package var addedImports: [Ends] = []
  package var removedImports: [Ends] = []

  /// A target whose layer changed.
  package struct LayerChange: Hashable, Sendable {
    package let target: String
    package let before: String?
    package let after: String?

    package init(target: String, before: String?, after: String?) {
      (self.target, self.before, self.after) = (target, before, after)
    }
  }

  /// A dependency or an import; several between the same ends count once.
  package struct Ends: Hashable, Sendable {
    package let from: String
    package let to: String

    package init(from: String, to: String) { (self.from, self.to) = (from, to) }
  }

  package init() {}

  package var isEmpty: Bool { self == ArchitectureChange() }

  /// Whether specs changed, or only sources.
  package var concernsSpecs: Bool {
    var change = self
    (change.addedImports, change.removedImports) = ([], [])
    return !change.isEmpty
  }
}

extension ArchitectureChange {
  /// Compares two architectures; targets are the same by project and name.
  package init(
    from earlier: Architecture, to later: Architecture,
    by workers: any TaskRunner = SerialTaskRunner()
  ) {
    let both = workers.map(2, takingAtOnce: 1) { Shown($0 == 0 ? earlier : later) }
    let (old, new) = (both[0], both[1])
    (addedTargets, removedTargets) = (new.names(missingIn: old), old.names(missingIn: new))
    (addedLinks, removedLinks) = (new.rest(\.links, of: old), old.rest(\.links, of: new))
    (addedImports, removedImports) = (new.rest(\.imports, of: old), old.rest(\.imports, of: new))
    layers = new.targets.compactMap { target, shown in
      guard let before = old.targets[target], before.layer != shown.layer else { return nil }
      return LayerChange(target: shown.name, before: before.layer, after: shown.layer)
    }.sorted { $0.target < $1.target }
  }
}

/// An architecture by display names, which are unique among projects.
private struct Shown: Sendable {
  /// A target by its display name.
  struct Target: Sendable {
    let name: String
    let layer: String?
    /// Links and imports by those names, in the order of the files, which rarely changes.
    var links: [String] = []
    var imports: [String] = []
  }

  let targets: [String: Target]

  init(_ architecture: Architecture) {
    let graph = architecture.graph
    // Computed once per target, since there are many links.
    let keys = graph.targets.map(\.qualifiedName)
    var shown = graph.targetIDs.map { id in
      Target(
        name: graph.name(of: id), layer: architecture.layer(of: id).map { architecture[$0].name })
    }
    for link in graph.links {
      let end = link.target.map { keys[$0.index] } ?? graph.name(of: link.to)
      shown[link.from.index].links.append(end)
    }
    for use in architecture.uses.all { shown[use.from.index].imports.append(use.module) }
    targets = Dictionary(zip(keys, shown)) { first, second in
      var both = first
      both.links += second.links
      both.imports += second.imports
      return both
    }
  }

  func names(missingIn other: Shown) -> [String] {
    targets.filter { other.targets[$0.key] == nil }.map(\.value.name).sorted()
  }

  /// What the lists of targets have and those of the other one lack, by displayed name.
  func rest(_ list: KeyPath<Target, [String]>, of other: Shown) -> [ArchitectureChange.Ends] {
    targets.flatMap { key, target -> [ArchitectureChange.Ends] in
      let (own, former) = (target[keyPath: list], other.targets[key]?[keyPath: list] ?? [])
      guard own != former else { return [] }
      return Set(own).subtracting(former).map {
        .init(from: target.name, to: targets[$0]?.name ?? $0)
      }
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}

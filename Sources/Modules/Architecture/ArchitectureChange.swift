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
    let sides = workers.map(2, takingAtOnce: 1) {
      let side = $0 == 0 ? Side(earlier, beside: later) : Side(later, beside: earlier)
      return (side, side.difference)
    }
    (removedTargets, removedLinks, removedImports) = sides[0].1
    (addedTargets, addedLinks, addedImports) = sides[1].1
    layers = sides[1].0.layers
  }
}

private struct Side: Sendable {
  typealias Ends = [ArchitectureChange.Ends]

  private let own: Architecture
  private let other: Architecture
  /// The same targets of the other one.
  private let counterparts: [TargetID?]

  init(_ own: Architecture, beside other: Architecture) {
    (self.own, self.other) = (own, other)
    counterparts = own.graph.counterparts(in: other.graph)
  }

  /// The targets, links and imports that only this one has.
  var difference: (targets: [String], links: Ends, imports: Ends) {
    let (graph, former) = (own.graph, other.graph)
    let targets = graph.targetIDs.filter { counterparts[$0.index] == nil }.map(graph.name)
    let links = rest(Architecture.linkNames) { id, old in
      graph.links(from: id).elementsEqual(former.links(from: old)) { isSame($0.to, $1.to) }
    }
    let imports = rest(Architecture.importNames) { id, old in
      own.uses.uses(of: id).elementsEqual(other.uses.uses(of: old)) { $0.module == $1.module }
    }
    return (targets.sorted(), links, imports)
  }

  /// What targets have and their counterparts lack, by displayed name.
  ///
  /// Names are only made where something differs, which is rare.
  private func rest(
    _ names: (Architecture) -> (TargetID) -> [Architecture.EndName],
    unless isSame: (TargetID, TargetID) -> Bool
  ) -> Ends {
    let ends = own.graph.targetIDs.flatMap { id -> Ends in
      if let former = counterparts[id.index], isSame(id, former) { return [] }
      let known = Set(counterparts[id.index].map { names(other)($0).map(\.key) } ?? [])
      return names(own)(id).filter { !known.contains($0.key) }.map {
        .init(from: own.graph.name(of: id), to: $0.shown)
      }
    }
    return Set(ends).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  private func isSame(_ end: Link.End, _ former: Link.End) -> Bool {
    switch (end, former) {
    case (.target(let one), .target(let other)): counterparts[one.index] == other
    case (.external(let one), .external(let two)): own.graph[one].name == other.graph[two].name
    default: false
    }
  }

  var layers: [ArchitectureChange.LayerChange] {
    own.graph.targetIDs.compactMap { id in
      guard let former = counterparts[id.index] else { return nil }
      let before = other.layer(of: former).map { other[$0].name }
      let after = own.layer(of: id).map { own[$0].name }
      guard before != after else { return nil }
      return .init(target: own.graph.name(of: id), before: before, after: after)
    }.sorted { $0.target < $1.target }
  }
}

extension Architecture {
  /// A name that is unique among projects, and the shown one.
  fileprivate typealias EndName = (key: String, shown: String)

  fileprivate func linkNames(of id: TargetID) -> [EndName] {
    graph.links(from: id).map { link in
      let shown = graph.name(of: link.to)
      return (link.target.map { graph[$0].qualifiedName } ?? shown, shown)
    }
  }

  fileprivate func importNames(of id: TargetID) -> [EndName] {
    uses.uses(of: id).map { ($0.module, $0.module) }
  }
}

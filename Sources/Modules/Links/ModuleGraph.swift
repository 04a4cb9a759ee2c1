/// All targets of all specs, and the links between them.
///
/// Made by a `GraphBuilder`. Ids are positions in sorted arrays, so iteration is deterministic.
package struct ModuleGraph: Sendable {
  package internal(set) var specs: [Spec]
  /// Sorted by name, then project, then the path of the spec.
  package internal(set) var targets: [Target]
  /// Sorted by name, then kind.
  package let externals: [External]
  /// Sorted by source target, then in the order of the spec, which is the linker's order.
  package internal(set) var links: [Link] = []
  /// Entries of specs, numbered by `Link.entry`.
  var entries: [Link.Entry]
  /// Sorted by place, then kind, then subject.
  package let notices: [Notice]
  /// The scanned sources; empty before the scan.
  package private(set) var sources = SourceFiles()
  /// The modules from CocoaPods, which may link to any target.
  package internal(set) var pods = PodNames()
  /// The targets of the products of packages that say themselves how they are linked.
  package internal(set) var products: [ExternalID: [TargetID]] = [:]
  /// The links to these products, which no others know.
  var productLinks: [(link: Link, entry: Link.Entry)] = []
  /// The products with each target of a package that other projects can link, its own first.
  package internal(set) var offers: [TargetID: [(product: String, place: Place)]] = [:]
  /// The projects that differ from their specs; compared only on request.
  package var outdatedProjects: [OutdatedProject] = []
  /// Whether a spec or an include could not be read, so that names may be missing.
  package let isPartial: Bool

  /// The start of each target's links in `links`, plus the end.
  var outgoingStarts: [Int32] = []
  /// The links to each target, grouped; starts as above.
  var incoming: [Int32] = []
  var incomingStarts: [Int32] = []
  /// Whether another project has a target of the same name.
  let isAmbiguous: [Bool]

  package func with(_ sources: SourceFiles) -> ModuleGraph {
    changed(self) { $0.sources = sources }
  }

  /// The same graph with all paths moved, for trying patterns.
  package func placed(_ path: (String) -> String) -> ModuleGraph {
    var graph = self
    graph.specs = specs.map { $0.placed(at: path($0.path)) }
    for index in targets.indices {
      graph.targets[index].details.sources = targets[index].sources.map {
        $0.placed(at: path($0.path))
      }
    }
    return graph
  }

  package var idsByName: [String: TargetID] {
    Dictionary(targetIDs.map { (self[$0].qualifiedName, $0) }) { first, _ in first }
  }

  /// For each target the one of the same project and name in another graph.
  package func counterparts(in other: ModuleGraph) -> [TargetID?] {
    let ids = other.idsByName
    return targets.map { ids[$0.qualifiedName] }
  }

  /// The same graph with the target names of another one.
  func named(like other: ModuleGraph, _ name: (String) -> String) -> ModuleGraph {
    lazy var ids = other.idsByName
    var graph = self
    for index in targets.indices {
      let old = targets[index].qualifiedName
      let new = name(old)
      guard new != old, let target = ids[new].map({ other[$0] }) else { continue }
      graph.targets[index].name = target.name
      graph.targets[index].details.project = target.project
      graph.targets[index].details.productName = target.productName
    }
    return graph
  }

  /// The same graph with more links, each after those of its target.
  package func adding(_ added: [(link: Link, entry: Link.Entry)]) -> ModuleGraph {
    guard !added.isEmpty else { return self }
    var graph = self
    var links = links
    for (number, item) in added.enumerated() {
      links.append(item.link)
      links[links.count - 1].entry = Int32(clamping: entries.count + number)
      graph.entries.append(item.entry)
    }
    graph.setLinks(links)
    return graph
  }

  func with(_ linkages: [TargetID: Linkage]) -> ModuleGraph {
    changed(self) { graph in
      for (id, linkage) in linkages { graph.targets[id.index].linkage = linkage }
    }
  }

  package var targetIDs: some RandomAccessCollection<TargetID> {
    targets.indices.lazy.map { TargetID($0) }
  }

  package subscript(id: TargetID) -> Target { targets[id.index] }
  package subscript(id: SpecID) -> Spec { specs[id.index] }
  package subscript(id: ExternalID) -> External { externals[id.index] }

  // Accessors for loops, which avoid copying a target.
  package func productType(of id: TargetID) -> ProductType { targets[id.index].type }
  package func spec(of id: TargetID) -> SpecID { targets[id.index].spec }
  package func platform(of id: TargetID) -> Platform { targets[id.index].platform }
  package func plainName(of id: TargetID) -> String { targets[id.index].plainName }
  package func isNative(_ id: TargetID) -> Bool { targets[id.index].kind == .native }
  package func canBeLinked(_ id: TargetID) -> Bool { targets[id.index].canBeLinked }
  package func entry(of link: Link) -> Link.Entry { entries[Int(link.entry)] }
  package func place(of link: Link) -> Place { entry(of: link).place }
  package func links(from id: TargetID) -> ArraySlice<Link> { links[linkRange(from: id)] }

  /// The positions in `links` of a target's links.
  package func linkRange(from id: TargetID) -> Range<Int> {
    Int(outgoingStarts[id.index])..<Int(outgoingStarts[id.index + 1])
  }

  /// The positions in `links` of the links to a target, in order.
  package func linkIndices(to id: TargetID) -> some RandomAccessCollection<Int> {
    incoming[Int(incomingStarts[id.index])..<Int(incomingStarts[id.index + 1])].lazy.map(Int.init)
  }

  /// The name in reports: the target's own, with its project if ambiguous.
  package func name(of id: TargetID) -> String {
    let target = targets[id.index]
    return isAmbiguous[id.index] ? target.qualifiedName : target.name
  }

  /// The plain product name, even if ambiguous.
  package func productName(of end: Link.End) -> String {
    switch end {
    case .target(let id): targets[id.index].productName
    case .external(let id): externals[id.index].name
    }
  }

  package func name(of end: Link.End) -> String {
    switch end {
    case .target(let id): name(of: id)
    case .external(let id): externals[id.index].name
    }
  }
}

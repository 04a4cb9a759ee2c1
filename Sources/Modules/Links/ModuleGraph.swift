/// All targets of all specs, and the links between them.
///
/// Made by a `GraphBuilder`; ids are positions in the sorted arrays, so every question about the
/// graph works on integers, and walking it in order is deterministic.
package struct ModuleGraph: Sendable {
  /// Sorted by path.
  package internal(set) var specs: [Spec]
  /// Sorted by name, then project, then the path of the spec.
  package internal(set) var targets: [Target]
  /// Sorted by name, then kind.
  package let externals: [External]
  /// Sorted by the target they leave; within a target in the order of the spec, which is the
  /// order in which the linker sees them.
  package internal(set) var links: [Link]
  /// What specs write, by the numbers that links have for it.
  var entries: [Link.Entry]
  /// Sorted by place, then kind, then subject.
  package let notices: [Notice]
  /// What was read of sources; empty until they are.
  package private(set) var sources = SourceFiles()
  /// What CocoaPods brings, and may link to any target.
  package internal(set) var pods = PodNames()
  /// Whether a spec or an include could not be read: names may come from there.
  package let isPartial: Bool

  /// Where the links of each target begin in `links`; one more entry marks the end.
  var outgoingStarts: [Int32]
  /// The links that lead to each target, side by side; starts as above.
  var incoming: [Int32]
  var incomingStarts: [Int32]
  /// Whether another project has a target of the same name.
  let isAmbiguous: [Bool]

  /// The same graph with what its sources say.
  package func with(_ sources: SourceFiles) -> ModuleGraph {
    var graph = self
    graph.sources = sources
    return graph
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

  /// The targets by project and name.
  package var idsByName: [String: TargetID] {
    Dictionary(targetIDs.map { (self[$0].qualifiedName, $0) }) { first, _ in first }
  }

  /// The same graph in which targets are called as in another one, where they have other names there.
  func named(like other: ModuleGraph, _ name: (String) -> String) -> ModuleGraph {
    let ids = other.idsByName
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

  /// The same graph with more links, each behind those of its target.
  package func adding(_ added: [(link: Link, entry: Link.Entry)]) -> ModuleGraph {
    guard !added.isEmpty else { return self }
    var graph = self
    for (number, item) in added.enumerated() {
      graph.links.append(item.link)
      graph.links[links.count + number].entry = Int32(clamping: entries.count + number)
      graph.entries.append(item.entry)
    }
    let outgoing = Buckets(count: targets.count, keys: graph.links.map(\.from.index))
    graph.links.reorder(by: outgoing.members.map(Int.init))
    let incoming = Buckets(count: targets.count, keys: graph.links.map { $0.target?.index ?? -1 })
    graph.outgoingStarts = outgoing.starts
    (graph.incoming, graph.incomingStarts) = (incoming.members, incoming.starts)
    return graph
  }

  /// The same graph with other linkages for some targets.
  func with(_ linkages: [TargetID: Linkage]) -> ModuleGraph {
    var graph = self
    for (id, linkage) in linkages { graph.targets[id.index].linkage = linkage }
    return graph
  }

  package var targetIDs: some RandomAccessCollection<TargetID> {
    targets.indices.lazy.map { TargetID($0) }
  }

  package subscript(id: TargetID) -> Target { targets[id.index] }
  package subscript(id: SpecID) -> Spec { specs[id.index] }
  package subscript(id: ExternalID) -> External { externals[id.index] }

  // What loops ask of a target: to read it where it is costs no copy.
  package func productType(of id: TargetID) -> ProductType { targets[id.index].type }
  package func spec(of id: TargetID) -> SpecID { targets[id.index].spec }
  package func platform(of id: TargetID) -> Platform { targets[id.index].platform }
  package func plainName(of id: TargetID) -> String { targets[id.index].plainName }
  package func isNative(_ id: TargetID) -> Bool { targets[id.index].kind == .native }
  package func canBeLinked(_ id: TargetID) -> Bool { targets[id.index].canBeLinked }

  /// The entry of a spec that a link comes of.
  package func entry(of link: Link) -> Link.Entry { entries[Int(link.entry)] }

  package func place(of link: Link) -> Place { entry(of: link).place }

  package func links(from id: TargetID) -> ArraySlice<Link> {
    links[linkRange(from: id)]
  }

  /// The positions in `links` of those that leave a target.
  package func linkRange(from id: TargetID) -> Range<Int> {
    Int(outgoingStarts[id.index])..<Int(outgoingStarts[id.index + 1])
  }

  /// The positions in `links` of those that lead to a target, in the order of `links`.
  package func linkIndices(to id: TargetID) -> some RandomAccessCollection<Int> {
    incoming[Int(incomingStarts[id.index])..<Int(incomingStarts[id.index + 1])].lazy.map(Int.init)
  }

  /// The name that reports use: the target's own, with its project where it is not unique.
  package func name(of id: TargetID) -> String {
    let target = targets[id.index]
    return isAmbiguous[id.index] ? target.qualifiedName : target.name
  }

  /// The name that a script would use, even where two projects have a target of that name.
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

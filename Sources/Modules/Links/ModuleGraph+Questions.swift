extension ModuleGraph {
  package func projectKey(of other: SpecID, in spec: SpecID) -> String? {
    self[spec].projectKeys[self[other].file]
  }

  /// The number of vertices; targets come first, then externals.
  package var vertexCount: Int { targets.count + externals.count }

  package func vertex(of end: Link.End) -> Int {
    switch end {
    case .target(let id): id.index
    case .external(let id): targets.count + id.index
    }
  }

  package func end(of vertex: Int) -> Link.End {
    vertex < targets.count
      ? .target(TargetID(vertex)) : .external(ExternalID(vertex - targets.count))
  }

  package var dependencies: Adjacency {
    Adjacency(
      count: vertexCount, edges: links.map { .init(from: $0.from.index, to: vertex(of: $0.to)) })
  }

  package func lists(_ other: TargetID, in id: TargetID) -> Bool {
    links(from: id).contains { $0.target == other && !$0.isInherited }
  }

  package func leadsToProgram(_ link: Link) -> Bool {
    link.target.map { self[$0].type.isExecutable } ?? false
  }

  /// The graph of some links; edges are numbered by their links' positions.
  package func adjacency(where isWanted: (Link) -> Bool = { _ in true }) -> Adjacency {
    Adjacency(
      count: targets.count,
      edges: links.map { link in
        guard let target = link.target, isWanted(link) else { return nil }
        return Adjacency.Edge(from: link.from.index, to: target.index)
      })
  }

  /// For each target the first of its platform variants, which may be itself.
  package func platformTwins() -> [TargetID] {
    var firsts: [PlatformVariants: TargetID] = [:]
    return targetIDs.map { id in
      guard self[id].isPlatformTwin else { return id }
      let twins = PlatformVariants(of: self[id])
      let first = firsts[twins] ?? id
      firsts[twins] = first
      return first
    }
  }

  /// A missing file or folder, with its path from the root.
  package typealias MissingFile = (notice: Notice, path: String)

  package var missingFiles: [MissingFile] {
    notices.compactMap { notice in notice.path.map { MissingFile(notice: notice, path: $0) } }
  }
}

/// The common key of platform variants, which XcodeGen makes of one entry.
package struct PlatformVariants: Hashable, Sendable {
  private let spec: SpecID
  private let name: String

  package init(of target: Target) { self.init(target.plainName, in: target.spec) }

  init(_ name: String, in spec: SpecID) { (self.spec, self.name) = (spec, name) }
}

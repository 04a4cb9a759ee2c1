extension ModuleGraph {
  /// By what a spec names the targets of another one, if it names any.
  package func projectKey(of other: SpecID, in spec: SpecID) -> String? {
    self[spec].projectKeys[self[other].file]
  }

  /// How many ends links may have; the targets come first, then the externals.
  package var vertexCount: Int { targets.count + externals.count }

  /// The number of an end among all targets and externals.
  package func vertex(of end: Link.End) -> Int {
    switch end {
    case .target(let id): id.index
    case .external(let id): targets.count + id.index
    }
  }

  /// What a number among all targets and externals stands for.
  package func end(of vertex: Int) -> Link.End {
    vertex < targets.count
      ? .target(TargetID(vertex)) : .external(ExternalID(vertex - targets.count))
  }

  /// Which target depends on which end, over every link there is.
  package var dependencies: Adjacency {
    Adjacency(
      count: vertexCount, edges: links.map { .init(from: $0.from.index, to: vertex(of: $0.to)) })
  }

  /// Whether a target depends on another by an entry of its own.
  package func lists(_ other: TargetID, in id: TargetID) -> Bool {
    links(from: id).contains { $0.target == other && !$0.isInherited }
  }

  /// The targets and the links between them that a question is about; edges have the positions
  /// of their links as numbers.
  package func adjacency(where isWanted: (Link) -> Bool = { _ in true }) -> Adjacency {
    Adjacency(
      count: targets.count,
      edges: links.map { link in
        guard let target = link.target, isWanted(link) else { return nil }
        return Adjacency.Edge(from: link.from.index, to: target.index)
      })
  }

  /// For each target, the first of those that its spec makes of the same entry for several
  /// platforms; for all others the target itself.
  package func platformTwins() -> [TargetID] {
    var firsts: [PlatformTwins: TargetID] = [:]
    return targetIDs.map { id in
      guard self[id].isPlatformTwin else { return id }
      let twins = PlatformTwins(of: self[id])
      let first = firsts[twins] ?? id
      firsts[twins] = first
      return first
    }
  }

  /// A file or folder that does not exist: what loading noticed, and the path from the root.
  package struct MissingFile: Sendable {
    package let notice: Notice
    package let path: String
  }

  /// What does not exist of all that specs name, sorted by place.
  package var missingFiles: [MissingFile] {
    notices.compactMap { notice in notice.path.map { MissingFile(notice: notice, path: $0) } }
  }
}

/// What the targets have in common that XcodeGen makes of one entry for several platforms.
package struct PlatformTwins: Hashable, Sendable {
  private let spec: SpecID
  private let name: String

  package init(of target: Target) { self.init(target.plainName, in: target.spec) }

  init(_ name: String, in spec: SpecID) {
    self.spec = spec
    self.name = name
  }
}

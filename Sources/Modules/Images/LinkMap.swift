/// The links of a graph as the linker and the copy phases see them, in a few bytes each.
///
/// Vertices are the targets, then the externals; links keep the numbers that they have in the
/// graph, in the linker's order.
struct LinkMap: Sendable {
  /// What a link does.
  struct Effect: OptionSet {
    let rawValue: UInt8

    /// The code is joined, weakly or not.
    static let links = Effect(rawValue: 1)
    /// The program starts without it.
    static let isWeak = Effect(rawValue: 2)
    /// The product is carried inside.
    static let embeds = Effect(rawValue: 4)
    /// The archive step copies the members of the other archive into its own.
    static let absorbs = Effect(rawValue: 8)
  }

  let shape: Adjacency
  /// What each vertex is.
  let forms: [CodeForm]
  /// Whether each vertex runs as a process of its own, so that no other image loads it.
  let isProgram: [Bool]
  let effects: [Effect]

  init(_ graph: ModuleGraph) {
    shape = Adjacency(
      count: graph.vertexCount,
      edges: graph.links.map { .init(from: $0.from.index, to: graph.vertex(of: $0.to)) })
    forms = graph.targets.map(\.codeForm) + graph.externals.map(\.codeForm)
    isProgram = graph.targets.map(\.isProcess) + graph.externals.map { _ in false }
    effects = graph.links.map { Effect(of: $0, in: graph) }
  }

  /// The numbers of the links that leave a vertex; where the edges lie, since links are sorted.
  func links(from vertex: Int) -> Range<Int> { shape.slots(of: vertex) }

  func head(of link: Int) -> Int { shape.head(at: link) }

  /// Whether a link joins an archive to what it leaves.
  func leadsToArchive(_ link: Int) -> Bool {
    effects[link].contains(.links) && forms[head(of: link)] == .archive
  }

  /// Whether a link joins code to code, weakly or not.
  func joins(_ link: Int) -> Bool {
    effects[link].contains(.links) && forms[head(of: link)] != .other
      && !isProgram[head(of: link)]
  }

  /// Whether what links cannot start without the other end.
  func isNeededAtLaunch(_ link: Int) -> Bool { joins(link) && !effects[link].contains(.isWeak) }

  /// Whether a link carries a dynamic image along.
  func carriesImage(_ link: Int) -> Bool {
    effects[link].contains(.embeds) && forms[head(of: link)] == .image
      && !isProgram[head(of: link)]
  }
}

extension LinkMap.Effect {
  fileprivate init(of link: Link, in graph: ModuleGraph) {
    self = []
    if link.links { insert(.links) }
    if link.isWeak { insert(.isWeak) }
    if link.embeds { insert(.embeds) }
    if link.links, link.isAbsorbed(in: graph) { insert(.absorbs) }
  }
}

extension Link {
  /// Whether the archive of a static target takes in what this link names.
  ///
  /// The archive step gets libraries and package products by path, and so the static frameworks
  /// that are targets of another project. Frameworks that it would have to find by name it ignores.
  fileprivate func isAbsorbed(in graph: ModuleGraph) -> Bool {
    guard graph[from].codeForm == .archive else { return false }
    switch to {
    case .external(let id):
      return graph[id].codeForm == .archive && graph[id].kind == .package
    case .target(let id):
      let other = graph[id]
      guard other.codeForm == .archive else { return false }
      return other.type == .staticLibrary || (kind == .target && other.spec != graph[from].spec)
    }
  }
}

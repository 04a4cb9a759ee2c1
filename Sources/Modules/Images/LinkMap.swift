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
    static let swallows = Effect(rawValue: 8)
  }

  let targetCount: Int
  /// What each vertex is.
  let forms: [CodeForm]
  /// Whether each vertex runs as a process of its own, so that no other image loads it.
  let isProgram: [Bool]
  /// Where each link leads.
  let heads: [Int32]
  let effects: [Effect]
  private let starts: [Int32]

  init(_ graph: ModuleGraph) {
    targetCount = graph.targets.count
    forms = graph.targets.map(\.codeForm) + graph.externals.map(\.codeForm)
    isProgram =
      graph.targets.map(\.isProcess) + graph.externals.map { _ in false }
    starts = graph.outgoingStarts
    var heads: [Int32] = []
    var effects: [Effect] = []
    heads.reserveCapacity(graph.links.count)
    effects.reserveCapacity(graph.links.count)
    for link in graph.links {
      heads.append(Int32(truncatingIfNeeded: LinkMap.vertex(of: link.to, graph.targets.count)))
      effects.append(Effect(of: link, in: graph))
    }
    self.heads = heads
    self.effects = effects
  }

  var vertexCount: Int { forms.count }

  /// The numbers of the links that leave a vertex; externals have none.
  func links(from vertex: Int) -> Range<Int> {
    guard vertex < targetCount else { return 0..<0 }
    return Int(starts[vertex])..<Int(starts[vertex + 1])
  }

  func vertex(of end: Link.End) -> Int { LinkMap.vertex(of: end, targetCount) }

  func end(of vertex: Int) -> Link.End {
    vertex < targetCount
      ? .target(TargetID(vertex)) : .external(ExternalID(vertex - targetCount))
  }

  private static func vertex(of end: Link.End, _ targetCount: Int) -> Int {
    switch end {
    case .target(let id): id.index
    case .external(let id): targetCount + id.index
    }
  }
}

extension LinkMap.Effect {
  fileprivate init(of link: Link, in graph: ModuleGraph) {
    self = []
    if link.links { insert(.links) }
    if link.isWeak { insert(.isWeak) }
    if link.embeds { insert(.embeds) }
    if link.links, link.isSwallowed(in: graph) { insert(.swallows) }
  }
}

extension Link {
  /// Whether the archive of a static target takes in what this link names.
  ///
  /// The archive step gets libraries and package products by path, and so the static frameworks
  /// that are targets of another project. Frameworks that it would have to find by name it ignores.
  fileprivate func isSwallowed(in graph: ModuleGraph) -> Bool {
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

/// The links of a graph as compiler, linker and copy phases see them.
///
/// Vertices are the targets, then the externals; links keep the numbers that they have in the
/// graph, which within a target is the order of the link phase.
struct LinkMap: Sendable {
  /// What a link does.
  struct Effect: OptionSet {
    let rawValue: UInt8

    /// The sources may import it: every dependency that does not say `link: false`.
    static let imports = Effect(rawValue: 1)
    /// The link phase names it.
    static let links = Effect(rawValue: 2)
    /// The program starts without it.
    static let isWeak = Effect(rawValue: 4)
    /// A copy phase puts it into the folder of frameworks.
    static let embeds = Effect(rawValue: 8)
    /// The archive step copies the members of the other archive into its own.
    static let absorbs = Effect(rawValue: 16)
    /// The compiler writes into each object that imports it that the linker is to look for it.
    static let hints = Effect(rawValue: 32)
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

  /// Whether code joins code, by an import or by the link phase.
  func joins(_ link: Int) -> Bool {
    !effects[link].isDisjoint(with: [.imports, .links]) && forms[head(of: link)] != .other
      && !isProgram[head(of: link)]
  }

  func imports(_ link: Int) -> Bool { effects[link].contains(.imports) && joins(link) }

  func links(_ link: Int) -> Bool { effects[link].contains(.links) && joins(link) }

  func absorbs(_ link: Int) -> Bool { effects[link].contains(.absorbs) }

  /// Whether a link carries a dynamic image along, to where dyld may look for it.
  func carriesImage(_ link: Int) -> Bool {
    effects[link].contains(.embeds) && forms[head(of: link)] == .image
      && !isProgram[head(of: link)]
  }
}

extension LinkMap.Effect {
  fileprivate init(of link: Link, in graph: ModuleGraph) {
    self = []
    let from = graph[link.from]
    guard from.kind == .native, link.to != .target(link.from), link.fits(from) else { return }
    if link.writtenLink != false { insert(.imports) }
    if link.links { insert(.links) }
    if link.isWeak { insert(.isWeak) }
    if link.embeds, !link.isMisplaced, from.hasFrameworksFolder { insert(.embeds) }
    if link.links, link.isAbsorbed(in: graph) { insert(.absorbs) }
    if contains(.imports), link.isHinted(in: graph), !from.holdsNoSwift { insert(.hints) }
  }
}

extension Link {
  /// Whether the link is there at all on a platform of its target.
  fileprivate func fits(_ target: Target) -> Bool {
    guard !platformFilters.isEmpty else { return true }
    return target.systems.isEmpty
      || target.systems.contains { platformFilters.contains($0.rawValue) }
  }

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

  /// Whether the compiler writes a hint for an import: for frameworks, but not for libraries.
  fileprivate func isHinted(in graph: ModuleGraph) -> Bool {
    switch to {
    case .target(let id): graph[id].type.isFramework
    case .external(let id): graph[id].kind == .carthage
    }
  }
}

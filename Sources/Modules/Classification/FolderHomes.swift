/// The folder in which each target lives: its spec's, or where a spec holds several modules that
/// link one another, that of its sources.
struct FolderHomes {
  /// A folder taken apart, and how much of it says something about the target.
  struct Home {
    let folders: [String]
    /// Folders from here on are the target's own; those before are shared by its whole spec.
    let start: Int

    /// The positions of the folders that speak for the target, innermost first.
    var inside: [Int] { Array((min(start, folders.count)..<folders.count).reversed()) }
  }

  /// The specs with several modules that link one another, sorted.
  let sharedSpecs: [SpecID]
  private let graph: ModuleGraph
  private let isShared: [Bool]
  private let modules: [TargetID]
  private let specFolders: [[String]]

  /// - Parameter looksIntoSpecs: whether it matters what shares a spec.
  init(graph: ModuleGraph, roles: [RoleClassifier.Answer], looksIntoSpecs: Bool) {
    self.graph = graph
    modules = graph.targetIDs.filter { roles[$0.index].role.makesModule }
    specFolders = graph.specs.map { FolderHomes.parts($0.folder) }
    let heads = Folding(graph: graph, roles: roles).heads
    var isShared = [Bool](repeating: false, count: graph.specs.count)
    for link in graph.links where looksIntoSpecs && !link.isInherited {
      guard let target = link.target, graph[target].spec == graph[link.from].spec,
        roles[target.index].role.makesModule, roles[link.from.index].role.makesModule
      else { continue }
      if heads[target.index] != heads[link.from.index] {
        isShared[graph[link.from].spec.index] = true
      }
    }
    self.isShared = isShared
    sharedSpecs = isShared.indices.filter { isShared[$0] }.map(SpecID.init)
  }

  /// Where a target lives; nil if it shares its spec and has no sources below it.
  subscript(id: TargetID) -> Home? {
    let spec = graph[id].spec.index
    guard isShared[spec] else { return Home(folders: specFolders[spec], start: 0) }
    let sources = graph[id].sources.lazy.map { FolderHomes.parts($0.folder) }
    return sources.first { $0.starts(with: specFolders[spec]) }
      .map { Home(folders: $0, start: specFolders[spec].count) }
  }

  /// The folders of all modules, and of the specs that several of them share.
  var ofModules: [[String]] {
    modules.compactMap { self[$0]?.folders } + sharedSpecs.map { specFolders[$0.index] }
  }

  /// The home, by spec, of all targets whose spec is not shared.
  var ofSpecs: [Home] { specFolders.map { Home(folders: $0, start: 0) } }

  /// Whether several modules that link one another share a spec.
  func isShared(_ spec: SpecID) -> Bool { isShared[spec.index] }

  static func parts(_ path: String) -> [String] {
    path.pathNames.map(String.init).filter { $0 != "." }
  }
}

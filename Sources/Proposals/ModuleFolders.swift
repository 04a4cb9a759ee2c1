/// The folder of each module, as far as a path sets it apart from all others.
struct ModuleFolders {
  private var homes: [TargetID: [String]] = [:]
  private let graph: ModuleGraph
  /// How many modules each spec has, and how many each name.
  private var tenants: [SpecID: Int] = [:]
  private let names: [String: Int]

  /// The parts of a module's folder; empty if no folder is its own.
  subscript(module: TargetID) -> [String] { homes[module] ?? [] }

  /// The parts of the folder that a layer may be named after: a module's own, else that of its spec.
  func place(of module: TargetID) -> [String] {
    let home = self[module]
    return home.isEmpty ? ModuleFolders.parts(graph[graph[module].spec].folder) : home
  }

  /// A module's own folder, or that of a spec with no other module: other specs are in it.
  func near(_ module: TargetID) -> [String] {
    tenants[graph[module].spec] == 1 ? place(of: module) : self[module]
  }

  init(of modules: [TargetID], in architecture: Architecture) {
    let graph = architecture.graph
    self.graph = graph
    names = modules.map(graph.plainName).counts
    var builders: [String: Set<TargetID>] = [:]
    let parts = modules.map { architecture.mains(of: $0) }
    for (module, mains) in zip(modules, parts) {
      tenants[graph[module].spec, default: 0] += 1
      for source in mains.flatMap({ graph[$0].sources }) {
        builders[source.folder, default: []].insert(module)
      }
    }
    // The folders around those of specs: what is in them belongs to several.
    let outer = Set(withFolders: tenants.keys.map { Spec.folder(of: graph[$0].folder) })
    builders = builders.filter { !outer.contains($0.key) }
    for (module, mains) in zip(modules, parts) {
      let spec = graph[graph[module].spec].folder
      let isOwn = tenants[graph[module].spec] == 1 && Vendor.folder(of: spec + "/.") == nil
      if isOwn, !spec.isEmpty, !outer.contains(spec) {
        homes[module] = ModuleFolders.parts(spec)
      } else {
        let own = mains.map { ownFolder(of: $0, spec, builders) }
        homes[module] = own.dropFirst().reduce(own.first ?? []) { ModuleFolders.shared($0, $1) }
      }
    }
    for same in Dictionary(grouping: modules, by: { self[$0] }).values where same.count > 1 {
      for module in same { homes[module] = [] }
    }
  }

  /// The pattern of a module without a folder: its name, or its spec if its name is shared; nil if
  /// both are.
  func namePattern(of module: TargetID) -> String? {
    let (name, spec) = (graph.plainName(of: module), graph[graph[module].spec])
    let isAlone = tenants[graph[module].spec] == 1
    return names[name] == 1 ? name : isAlone ? spec.path : nil
  }

  /// Of the folders that only this module compiles the one with most of its sources.
  private func ownFolder(
    of target: TargetID, _ spec: String, _ builders: [String: Set<TargetID>]
  ) -> [String] {
    let own = graph[target].sources.filter { source in
      builders[source.folder]?.count == 1 && source.folder != spec && !source.isResource
        && Vendor.folder(of: source.folder) == nil
        && ModuleFolders.parts(source.folder).first.map { $0 != ".." } ?? false
    }.map(\.folder)
    let files = own.count > 1 ? graph.sources.files(of: target).map(\.path) : []
    let counts = own.map { folder in files.count { $0.hasPrefix(folder + "/") } }
    guard let most = counts.max(), let index = counts.firstIndex(of: most) else { return [] }
    return shortened(ModuleFolders.parts(own[index]), builders)
  }

  /// The folder above one that only says that it holds sources, if it holds those of no other module.
  private func shortened(
    _ folder: [String], _ builders: [String: Set<TargetID>]
  ) -> [String] {
    guard folder.count > 1, NameWords.isPlain(folder[folder.count - 1]) else { return folder }
    let outer = folder.dropLast().joined(separator: "/")
    let tenants = builders.filter { $0.key == outer || $0.key.hasPrefix(outer + "/") }
    return Set(tenants.values.joined()).count == 1 ? folder.dropLast() : folder
  }

  static func shared(_ one: [String], _ other: [String]) -> [String] {
    zip(one, other).prefix { $0 == $1 }.map(\.0)
  }

  static func parts(_ path: String) -> [String] {
    path.pathNames.filter { $0 != "." }.map(String.init)
  }
}

extension Architecture {
  /// All that does the work of a module, given one of its targets.
  func mains(of id: TargetID) -> [TargetID] {
    let mains = self[module(of: id)].mains
    return mains.isEmpty ? [id] : mains
  }
}

internal import Modules

/// The folder in which each module lives, as far as a path tells it from all others.
struct ModuleFolders {
  /// Where a module lives, and the pattern that means it and nothing else.
  struct Home {
    /// Its folder taken apart; empty if no folder is its own.
    let folders: [String]
    let pattern: String
    /// Whether the folder is there for others, too, who are still to come.
    var isWide = false
  }

  private var homes: [TargetID: Home] = [:]

  subscript(module: TargetID) -> Home {
    homes[module] ?? Home(folders: [], pattern: "")
  }

  init(of modules: [TargetID], in graph: ModuleGraph) {
    var tenants: [SpecID: Int] = [:]
    var builders: [String: Set<TargetID>] = [:]
    for module in modules {
      tenants[graph[module].spec, default: 0] += 1
      for source in graph[module].sources { builders[source.folder, default: []].insert(module) }
    }
    let nested = ModuleFolders.foldersWithOthers(Set(tenants.keys.map { graph[$0].folder }))
    let names = Dictionary(modules.map { (graph[$0].plainName, 1) }, uniquingKeysWith: +)
    defer {
      separate(modules, tenants, in: graph)
      widen(modules)
    }
    for module in modules {
      let (target, spec) = (graph[module], graph[graph[module].spec])
      let isAlone = tenants[target.spec] == 1
      let own = target.sources.map(\.folder).first { folder in
        builders[folder]?.count == 1 && folder != spec.folder
          && ModuleFolders.parts(folder).first.map { $0 != ".." } ?? false
      }
      if isAlone, !spec.folder.isEmpty, !nested.contains(spec.folder) {
        homes[module] = Home(spec.folder)
      } else if let own {
        homes[module] = Home(ModuleFolders.shortened(own, builders))
      } else {
        let isByName = !isAlone || names[target.plainName] == 1 && spec.folder.isEmpty
        let pattern = isByName && !(isAlone && !spec.path.hasSuffix("project.yml"))
        homes[module] = Home(folders: [], pattern: pattern ? target.plainName : spec.path)
      }
    }
  }

  /// Modules of one pattern are told by their specs, as far as these are their own.
  private mutating func separate(
    _ modules: [TargetID], _ tenants: [SpecID: Int], in graph: ModuleGraph
  ) {
    let shared = Dictionary(grouping: modules) { self[$0].pattern }.values.filter { $0.count > 1 }
    for module in shared.joined() where tenants[graph[module].spec] == 1 {
      homes[module] = Home(folders: self[module].folders, pattern: graph[graph[module].spec].path)
    }
  }

  /// A module that has a wider folder to itself lives there: so will those that come tomorrow.
  ///
  /// The outermost such folder, or the outermost that is usually a layer.
  private mutating func widen(_ modules: [TargetID]) {
    let paths = modules.map { ModuleFolders.foldersAround(self[$0].folders) }
    var counts: [String: Int] = [:]
    for folder in paths.joined() { counts[folder, default: 0] += 1 }
    for (module, folders) in zip(modules, paths) where self[module].pattern.hasSuffix("/**") {
      let own = folders.filter { counts[$0] == 1 }
      let usual = own.first { UsualName.of(String($0.lastPathName)) != nil }
      guard let folder = usual ?? own.first, folder != folders.last else { continue }
      homes[module] = Home(folder)
      homes[module]?.isWide = true
    }
  }

  /// The folders on the way to one, itself among them: `a`, `a/b` of both parts.
  private static func foldersAround(_ parts: [String]) -> [String] {
    var path = ""
    return parts.map { part in
      path += path.isEmpty ? part : "/" + part
      return path
    }
  }

  /// Folders that say nothing but that sources lie in them.
  private static let plain: Set<String> = ["Sources", "Source", "src", "Classes", "Code"]

  /// The folder above one that only says that it holds sources, if those of no other module lie
  /// in it.
  private static func shortened(_ folder: String, _ builders: [String: Set<TargetID>]) -> String {
    var folders = parts(folder)
    guard folders.count > 1, let last = folders.popLast(), plain.contains(last)
    else { return folder }
    let outer = folders.joined(separator: "/")
    let tenants = builders.filter { $0.key == outer || $0.key.hasPrefix(outer + "/") }
    return Set(tenants.values.joined()).count == 1 ? outer : folder
  }

  /// The folders below which other ones of a set lie, or in which two specs lie.
  private static func foldersWithOthers(_ folders: Set<String>) -> Set<String> {
    var nested: Set<String> = []
    for folder in folders { nested.formUnion(foldersAround(parts(folder)).dropLast()) }
    return nested
  }

  static func parts(_ path: String) -> [String] {
    path.pathNames.filter { $0 != "." }.map(String.init)
  }
}

extension ModuleFolders.Home {
  fileprivate init(_ folder: String) {
    self.init(folders: ModuleFolders.parts(folder), pattern: "\(folder)/**")
  }
}

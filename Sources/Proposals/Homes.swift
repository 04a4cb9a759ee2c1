internal import Modules

/// The folder in which each module lives, as far as a path tells it from all others.
struct Homes {
  /// Where a module lives, and the pattern that means it and nothing else.
  struct Home {
    /// Its folder taken apart; empty if no folder is its own.
    let folders: [String]
    let pattern: String
  }

  private var homes: [TargetID: Home] = [:]

  subscript(module: TargetID) -> Home {
    homes[module] ?? Home(folders: [], pattern: "")
  }

  init(of modules: [TargetID], in graph: ModuleGraph) {
    var tenants: [SpecID: Int] = [:]
    var builders: [String: Int] = [:]
    for module in modules {
      tenants[graph[module].spec, default: 0] += 1
      for folder in Set(graph[module].sources.map(\.folder)) { builders[folder, default: 0] += 1 }
    }
    let nested = Homes.foldersWithOthers(Set(tenants.keys.map { graph[$0].folder }))
    let names = Dictionary(modules.map { (graph[$0].plainName, 1) }, uniquingKeysWith: +)
    defer { separate(modules, tenants, in: graph) }
    for module in modules {
      let (target, spec) = (graph[module], graph[graph[module].spec])
      let isAlone = tenants[target.spec] == 1
      let own = target.sources.map(\.folder).first { folder in
        builders[folder] == 1 && folder != spec.folder
          && Homes.parts(folder).first.map { $0 != ".." } ?? false
      }
      if isAlone, !spec.folder.isEmpty, !nested.contains(spec.folder) {
        homes[module] = Home(spec.folder)
      } else if let own {
        homes[module] = Home(Homes.shortened(own, builders))
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
      homes[module] = Home(
        folders: self[module].folders, pattern: graph[graph[module].spec].path)
    }
  }

  /// Folders that say nothing but that sources lie in them.
  private static let plain: Set<String> = ["Sources", "Source", "src", "Classes", "Code"]

  /// The folder above one that only says that it holds sources, if those of no other module lie
  /// in it.
  private static func shortened(_ folder: String, _ builders: [String: Int]) -> String {
    var folders = parts(folder)
    guard folders.count > 1, let last = folders.popLast(), plain.contains(last)
    else { return folder }
    let outer = folders.joined(separator: "/")
    let tenants = builders.keys.count { $0 == outer || $0.hasPrefix(outer + "/") }
    return tenants == 1 ? outer : folder
  }

  /// The folders below which other ones of a set lie, or in which two specs lie.
  private static func foldersWithOthers(_ folders: Set<String>) -> Set<String> {
    var nested: Set<String> = []
    for folder in folders {
      let parts = parts(folder)
      for end in parts.indices { nested.insert(parts[..<end].joined(separator: "/")) }
    }
    return nested
  }

  static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}

extension Homes.Home {
  fileprivate init(_ folder: String) {
    self.init(folders: Homes.parts(folder), pattern: "\(folder)/**")
  }
}

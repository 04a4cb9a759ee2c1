/// Folders that are modules of several targets.
struct FolderModules {
  let project: ProjectAnalysis

  /// Patterns for folders that are one module: `Modules/*`, if `Modules/Chat` has `ChatKit` too, or
  /// each such folder, if others have several modules.
  var patterns: [String] {
    var inside: [[String]: [TargetID]] = [:]
    for module in project.frameworks {
      let home = project.homes[module]
      for end in home.indices {
        inside[Array(home[...end]), default: []].append(module)
      }
    }
    let several = inside.filter { $0.value.count > 1 }
    return Dictionary(grouping: several.keys) { Array($0.dropLast()) }.flatMap { parent, siblings in
      let found = siblings.filter { isModule($0, several[$0, default: []]) }
      guard found.count > 1, !parent.isEmpty else {
        return found.filter { hasPrivateParts($0, several[$0, default: []]) }
      }
      return found.count == siblings.count ? [parent + ["*"]] : found
    }.map { $0.joined(separator: "/") }.sorted()
  }

  /// Whether all modules in a folder are only for the one with its name.
  private func hasPrivateParts(_ folder: [String], _ modules: [TargetID]) -> Bool {
    modules.allSatisfy { module in
      let users = project.links.predecessors(of: module)
      // What is a product of its own is for others, too.
      return project.name(of: module) == folder.last
        || !users.isEmpty && users.isSubset(of: modules)
          && project.architecture.graph.offers[module] == nil
    }
  }

  /// Whether a folder is one module: all names begin like it, or are only for the module with its
  /// name, and some of its targets are linked.
  private func isModule(_ folder: [String], _ modules: [TargetID]) -> Bool {
    let names = modules.map { project.name(of: $0) }
    // Modules in the folder of a layer are parts of that, not of one module.
    guard let name = folder.last, names.contains(name), !UsualName.isWhole(name) else {
      return false
    }
    let graph = project.architecture.graph
    // The pattern of such folders would match a spec next to them, with all of its targets.
    let areApart = modules.allSatisfy {
      ModuleFolders.parts(graph[graph[$0].spec].folder) != folder.dropLast()
    }
    return areApart
      && (names.allSatisfy { $0.hasPrefix(name) } || hasPrivateParts(folder, modules))
      && project.links.pairs(within: modules) > 0
  }
}

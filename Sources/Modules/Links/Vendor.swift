/// The folders that package managers write.
package enum Vendor {
  private static let names = ["Pods", "Carthage", "vendor", ".bundle", "node_modules"]

  /// The folder of a package manager that holds a path.
  package static func folder(of path: String) -> String? {
    let parts = path.pathNames.filter { $0 != "." }
    return parts.firstIndex { names.contains(String($0)) }
      .map { parts[...$0].joined(separator: "/") }
  }

  /// The package manager's folder that holds a target's spec, unless sources are elsewhere.
  package static func folder(of id: TargetID, in graph: ModuleGraph) -> String? {
    let isElsewhere = graph[id].sources.contains { folder(of: $0.folder) == nil }
    return isElsewhere ? nil : folder(of: graph[graph.spec(of: id)].path)
  }

  /// Whether a target is a binary or in such a folder, so that it needs no layer.
  package static func holds(_ id: TargetID, in graph: ModuleGraph) -> Bool {
    let isBinary = graph[id].type == .xcFramework && graph[id].sources.isEmpty
    return isBinary || folder(of: id, in: graph) != nil
  }
}

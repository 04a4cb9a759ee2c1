/// The folders that package managers write, or that teams keep the code of others in.
package enum Vendor {
  private static let tools: Set = ["Pods", "Carthage", ".bundle", "node_modules"]
  private static let copies: Set = ["vendor", "vendored", "vendors", "thirdparty"]
  /// A copy is in a folder of its own: `ThirdParty/Project.swift` and `ThirdParty/ThirdParty.xcodeproj`
  /// are wrappers of the team.
  private static let own: Set = [
    "Project.swift", "Package.swift", "project.yml", "Sources", "Source", "src",
  ]

  /// The folder that holds a path, and the code of others.
  package static func folder(of path: String) -> String? {
    let parts = path.pathNames.filter { $0 != "." }.map(String.init)
    return parts.indices.first { index in
      tools.contains(parts[index])
        || copies.contains(parts[index].filter { !"-_ ".contains($0) }.lowercased())
          && index + 1 < parts.count
          && !own.contains(parts[index + 1]) && !parts[index + 1].hasPrefix(parts[index])
    }.map { parts[...$0].joined(separator: "/") }
  }

  /// The folder of others that holds a target's spec, unless sources are elsewhere.
  package static func folder(of id: TargetID, in graph: ModuleGraph) -> String? {
    guard let folder = folder(of: graph[graph.spec(of: id)].path) else { return nil }
    return graph[id].sources.contains { self.folder(of: $0.folder) == nil } ? nil : folder
  }

  /// Whether a target is a binary or in such a folder, so that it needs no layer.
  package static func holds(_ id: TargetID, in graph: ModuleGraph) -> Bool {
    graph[id].isBinary || folder(of: id, in: graph) != nil
  }
}

extension Target {
  /// Whether a spec names only what was built elsewhere.
  package var isBinary: Bool { type == .xcFramework && sources.isEmpty }
}

/// Selects the root manifests of a project and the manifests they reference.
///
/// Fixtures, templates and packages that nothing refers to are skipped.
package struct ManifestChoice {
  private let manifests: [String]
  private let files: ProjectFiles
  private var read: Set<String>
  private var names: NamesByCase

  init(_ manifests: [String], read: [String], in files: ProjectFiles) {
    (self.manifests, self.files) = (manifests, files)
    (self.read, names) = (Set(read), NamesByCase(files))
  }

  package static func isName(_ name: String) -> Bool { names.contains(name) || isOfTuist(name) }

  static func isWorkspace(_ path: String) -> Bool { usualName(of: path) == "Workspace.swift" }
  private static func isProject(_ path: String) -> Bool { usualName(of: path) == "Project.swift" }
  package static func isOfTuist(_ path: String) -> Bool { usualName(of: path) != nil }

  /// What a manifest of Tuist is called on a Mac, where `WorkSpace.swift` is `Workspace.swift`.
  static func usualName(of path: String) -> String? {
    let name = path.lastPathName
    return ["Project.swift", "Workspace.swift"].first {
      name.utf8.count == $0.utf8.count && name.lowercased() == $0.lowercased()
    }
  }

  static let names: Set<String> = ["Package.swift", "Project.swift", "Workspace.swift"]

  /// The first manifests if none are named: those at the root, or all without a spec.
  package static func start(_ manifests: [String], _ specs: [String]) -> [String] {
    let own = own(manifests)
    let top = own.filter { !$0.contains("/") }
    let workspaces = own.filter(isWorkspace)
    let atTop = top.filter(isWorkspace)
    let projects = workspaces.isEmpty ? own.filter(isProject) : []
    let tuist = atTop.isEmpty ? workspaces + projects : atTop
    if !top.isEmpty { return Set(top + tuist).sorted() }
    return specs.isEmpty && tuist.isEmpty ? own : tuist
  }

  /// The manifests that are neither fixtures nor templates.
  package static func own(_ manifests: [String]) -> [String] {
    manifests.filter { path in
      !path.split(separator: "/").dropLast().contains { closed.contains($0) } && !path.holds("{{")
    }
  }

  private static let closed: Set<Substring> = [
    "Fixtures", "fixtures", "Templates", "templates", "Tuist", "tuist", "Derived", "Stencils",
  ]

  /// The manifests that parts name and that are not loaded yet.
  mutating func named(by parts: [LoadedPart]) -> [String] {
    var next: [String] = []
    for part in parts {
      for reference in part.container?.references ?? [] {
        switch reference.way {
        case .packageFolder(let folder): next.append(PathText.join(folder, "Package.swift"))
        case .projectFolder(let folder): next.append(PathText.join(folder, "Project.swift"))
        case .projectFile, .packageIdentity: break
        }
      }
      next += part.namedFolders.map(projects) ?? []
      // A workspace lists files as well.
      next += part.packageFolders.filter { files.kind($0) != .file }
        .map { PathText.join($0, "Package.swift") }
    }
    let paths = next.map(PathText.folded).map { path in
      ManifestChoice.isOfTuist(path) ? names.spelled(path) : path
    }
    return Set(paths).sorted().filter {
      files.kind($0) != nil && read.insert($0).inserted
    }
  }

  private func projects(in folders: [String]) -> [String] {
    folders.flatMap { folder -> [String] in
      let manifest = PathText.join(folder, "Project.swift")
      if FilePattern(folder).rest.isEmpty { return [manifest] }
      var room = 1 << 10
      let glob = SourceGlob(manifest, room: &room)
      return manifests.filter { glob.hits($0.pathNames.map { Array($0.utf8) }) }
    }
  }
}

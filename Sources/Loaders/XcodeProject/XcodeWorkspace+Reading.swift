extension XcodeWorkspace {
  static func read(_ path: String, in files: ProjectFiles) -> LoadedPart {
    let bytes: [UInt8]
    do throws(ProjectFiles.Failure) {
      bytes = try files.read(path)
    } catch {
      let problem = error.problem("workspace", at: path)
      return LoadedPart(path: path, container: nil, problems: [problem])
    }
    let source = Source(name: path, bytes: bytes)
    let (workspace, problem) = read(source, in: files)
    let packages = workspace.members.filter { !$0.isProject }
    // A file reference without an extension is usually a package.
    let missing = packages.filter {
      !$0.folder.lastPathName.contains(".") && files.kind($0.folder) == nil
    }.map {
      Problem(
        "the folder `\($0.folder)` does not exist", at: $0.place, severity: .warning,
        help: "fix the path, or remove the entry", missing: $0.folder)
    }
    var part = LoadedPart(
      path: path, container: nil, problems: [problem].compactMap(\.self) + missing)
    part.packageFolders = packages.map(\.folder)
    part.title = String(Spec.folder(of: path).lastPathName.prefix { $0 != "." })
    // With a part of it, projects would see too little.
    guard problem == nil else { return part }
    part.workspace = workspace
    part.namedProjects = workspace.members.filter(\.isProject).map { Note($0.file, at: $0.place) }
    return part
  }

  private static func read(
    _ source: Source, in files: ProjectFiles
  ) -> (XcodeWorkspace, Problem?) {
    let folder = Spec.folder(of: Spec.folder(of: source.name))
    var tags = XMLTags(Array(source.contents))
    var members: [Member] = []
    // The groups that are open, and the folder that paths in each start from.
    var open: [(name: String?, folder: String)] = []
    var isWorkspace = false
    var depth = 0
    while let tag = tags.next() {
      depth += tag.isEmpty ? 0 : tag.isClosing ? -1 : 1
      isWorkspace = isWorkspace || tag.name == "Workspace"
      let location = tag.attributes["location"] ?? ""
      switch tag.name {
      case "Group" where tag.isClosing: _ = open.popLast()
      case "Group" where !tag.isEmpty:
        let inner = XcodeWorkspace.path(location, in: open.last?.folder ?? folder, of: folder)
        let name = tag.attributes["name"] ?? inner.map { String($0.lastPathName) }
        open.append((name, inner ?? folder))
      case "FileRef":
        guard let file = XcodeWorkspace.path(location, in: open.last?.folder ?? folder, of: folder)
        else { continue }
        members.append(
          Member(
            file: file.hasSuffix(".xcodeproj") ? files.known(file) : "\(file)/Package.swift",
            groups: open.prefix(mostGroups).compactMap(\.name),
            place: Place(tag.start, in: source)))
      default: break
      }
    }
    let problem =
      tags.isCutOff || depth > 0
      ? "unexpected end of the workspace file"
      : source.contents.isEmpty
        ? "this file is empty" : isWorkspace ? nil : "this file is not a workspace"
    return (
      XcodeWorkspace(bundle: Spec.folder(of: source.name), members: members),
      source.mergeConflict ?? problem.map { Problem($0, at: Place(file: source.name)) }
    )
  }

  /// The limits of groups per project, and of a path's length.
  private static let (mostGroups, longestPath) = (64, 4096)

  /// A location, as a path from the root; nil for one that is somewhere else.
  private static func path(_ location: String, in group: String, of folder: String) -> String? {
    guard let colon = location.firstIndex(of: ":"),
      location.utf8.count + group.utf8.count < longestPath
    else { return nil }
    let path = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return PathText.folded(PathText.join(group, path))
    case "container": return PathText.folded(PathText.join(folder, path))
    case "absolute": return PathText.folded(path)
    default: return nil
    }
  }
}

extension LoadedPart {
  /// A warning for each project that it names, that does not exist, and that no tool makes.
  func missingProjects(in files: ProjectFiles, except made: Set<String>) -> [Problem] {
    var told: Set<String> = []
    return namedProjects.compactMap { project in
      let file = "\(project.text)/\(XcodeBundle.projectFile)"
      guard !made.contains(project.text), !XcodeBundle.isForeign(project.text),
        files.kind(file) == nil, told.insert(file).inserted
      else { return nil }
      return Problem(
        "the project `\(project.text)` does not exist", at: project.place, severity: .warning,
        help: "fix the path, or remove the entry", missing: file)
    }
  }
}

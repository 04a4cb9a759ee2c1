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
    let (workspace, folders, problem) = read(source, in: files)
    // A file reference without an extension is usually a package.
    let missing = folders.filter { !$0.text.lastPathName.contains(".") }.compactMap {
      Problem.missingFolder($0.text, at: $0.place, in: files)
    }
    var part = LoadedPart(
      path: path, container: nil, problems: [problem].compactMap(\.self) + missing)
    part.packageFolders = folders.map(\.text)
    // With a part of it, projects would see too little.
    part.workspace = problem == nil ? workspace : nil
    part.namedProjects = part.workspace?.members.map { Note($0.projectFile, at: $0.place) } ?? []
    part.title = String(Spec.folder(of: path).lastPathName.prefix { $0 != "." })
    return part
  }

  private static func read(
    _ source: Source, in files: ProjectFiles
  ) -> (XcodeWorkspace, folders: [Note], Problem?) {
    let folder = Spec.folder(of: Spec.folder(of: source.name))
    var tags = XMLTags(Array(source.contents))
    var (members, folders): ([Member], [Note]) = ([], [])
    // The groups that are open, and the folder that paths in each start from.
    var open: [(name: String?, folder: String)] = []
    var isWorkspace = false
    while let tag = tags.next() {
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
        let place = Place(tag.start, in: source)
        guard file.hasSuffix(".xcodeproj") else {
          folders.append(Note(file, at: place))
          continue
        }
        members.append(
          Member(
            projectFile: files.known(file), groups: open.prefix(mostGroups).compactMap(\.name),
            place: place))
      default: break
      }
    }
    let problem =
      tags.isCutOff || !open.isEmpty
      ? "unexpected end of the workspace file"
      : source.contents.isEmpty
        ? "this file is empty" : isWorkspace ? nil : "this file is not a workspace"
    return (
      XcodeWorkspace(
        bundle: Spec.folder(of: source.name), members: members, folders: folders.map(\.text)),
      folders,
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
    namedProjects.compactMap { project in
      let file = "\(project.text)/\(XcodeBundle.projectFile)"
      let isMade = made.contains(project.text)
      let isForeign = project.text.pathNames.contains {
        XcodeBundle.foreignFolders.contains(String($0))
      }
      guard !isMade, !isForeign, files.kind(file) == nil else { return nil }
      return Problem(
        "the project `\(project.text)` does not exist", at: project.place, severity: .warning,
        help: "fix the path, or remove the entry", missing: file)
    }
  }
}

/// Reads Xcode projects that no tool generates here, and workspaces with them.
///
/// ```
/// bytes → nodes → XcodeProject → settings of each configuration → Container
/// ```
struct XcodeProjectLoader: Loader {
  private let files: ProjectFiles

  init(files: ProjectFiles, environment: [String: String]) { self.files = files }

  func read(_ path: String, in parsed: inout ParsedFiles, among crowd: SpecBatch) -> LoadedPart? {
    if path.hasSuffix(".xcworkspace/\(XcodeBundle.workspaceFile)") {
      return XcodeWorkspace.read(path, in: files)
    }
    guard path.hasSuffix(".xcodeproj/\(XcodeBundle.projectFile)") else { return nil }
    defer { parsed.letGo(of: path) }
    switch parsed.entry(for: path) {
    case .document(let document):
      let (project, problems) = ProjectReader.read(document, of: PathText.folder(of: path))
      return part(path, project, problems)
    case .problem(let problem, _): return part(path, nil, [problem])
    case .failure(let failure): return part(path, nil, [failure.problem("project", at: path)])
    }
  }

  func definition(of path: String, in parsed: inout ParsedFiles) -> ProjectDefinition? {
    guard path.hasSuffix(".xcodeproj/\(XcodeBundle.projectFile)"),
      let document = parsed.entry(for: path).document,
      var texts = ProjectObjectTexts(document, at: path, files)
    else { return nil }
    defer { parsed.letGo(of: path) }
    return texts.definition()
  }

  private func part(_ path: String, _ project: XcodeProject?, _ problems: [Problem]) -> LoadedPart {
    guard let project else { return LoadedPart(path: path, container: nil, problems: problems) }
    var configFiles = ConfigFiles(files, of: project)
    let named = project.projectReferences.map {
      Note(files.known(project.rootPath($0.text)), at: $0.place)
    }
    let container = Container(
      project, at: path, naming: named, isPartial: problems.haveError, &configFiles, in: files)
    var problems = problems + configFiles.problems
    if configFiles.share.isSpent {
      problems.append(
        Problem("the settings of this project are too long to be read", at: project.place))
    }
    var part = LoadedPart(
      path: path, container: container, isPartial: problems.haveError, problems: problems)
    part.namedProjects = named
    return part
  }
}

extension Container {
  fileprivate convenience init(
    _ project: XcodeProject, at file: String, naming others: [Note], isPartial: Bool,
    _ configFiles: inout ConfigFiles, in files: ProjectFiles
  ) {
    let spec = Spec(
      path: project.path, file: file, project: project.name, place: project.place,
      isPartial: isPartial)
    let surroundings = TargetDeclaration.Surroundings(project, in: files)
    let declarations = project.targets.map { target in
      TargetDeclaration(
        project: project, target: target,
        views: configFiles.settings(of: target), surroundings: surroundings, files: files)
    }
    let targets = declarations.map { $0.declared() }
    let projects = zip(project.projectReferences, others).map {
      ContainerReference(key: $0.text, way: .projectFile($1.text))
    }
    let packages = project.packages.map { package in
      ContainerReference(
        key: package.key,
        way: package.isLocal
          ? .packageFolder(project.rootPath(package.location)) : .packageIdentity(package.key))
    }
    let synchronized = project.synchronizedFolders.flatMap {
      files.packages(below: project.rootPath($0.path))
    }
    let folders = project.folders.map { Note(project.rootPath($0.text), at: $0.place) }
    let absent = folders.filter { files.kind($0.text) == nil }
    let lost = Set(absent.map(\.text))
    let found = folders.map(\.text).filter { folder in
      lost.contains(folder) || files.kind(PathText.join(folder, "Package.swift")) == .file
    }
    let dropped = (found + synchronized).filter { folder in
      !packages.contains { $0.way == .packageFolder(folder) }
    }.map { ContainerReference(key: String($0.lastPathName), way: .packageFolder($0)) }
    let expected = project.packages.filter {
      $0.isLocal && XcodeBundle.isOwn(project.rootPath($0.location))
    }.map { DeclaredFile(.missingPackage, $0.location, at: $0.place) }
    // Of several folders that are not there, any may be the package.
    let perhaps = absent.filter { absent.count == 1 && XcodeBundle.isOwn($0.text) }.map {
      DeclaredFile(.missingPackage, $0.text, at: $0.place, isPerhapsPackage: true)
    }
    self.init(
      kind: .project, policy: .asWritten, spec: spec, folder: project.folder,
      projectFile: project.path, targets: targets,
      references: (projects + packages + dropped).sorted { $0.key < $1.key },
      files: expected + perhaps + declarations.flatMap(\.settingFiles))
  }
}

extension ProjectFiles {
  /// The folder if it is a package, or else the packages in its folders, two levels down at most.
  fileprivate func packages(below folder: String, levels: Int = 2) -> [String] {
    let entries = (try? list(folder))?.entries ?? []
    if entries.contains(where: { $0.name == "Package.swift" }) { return [folder] }
    let folders = levels > 0 ? entries.filter { $0.isFolder && !$0.name.hasPrefix(".") } : []
    return folders.map(\.name).sorted().flatMap {
      packages(below: PathText.join(folder, $0), levels: levels - 1)
    }
  }
}

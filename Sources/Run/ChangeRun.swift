/// The effects of a change on a workspace: since a commit, or of a list of files.
package struct ChangeRun {
  /// The answer is about its targets; files that became unreadable are as they were.
  package let workspace: Workspace
  package let affected: AffectedTargets
  package private(set) var problems: [Problem] = []

  package init(
    of workspace: Workspace, since revision: String, ignoring folder: FilePath? = nil
  ) throws(Problem) {
    var input = try Input(workspace, since: revision)
    if let folder {
      let top = workspace.top(of: input)
      input.changes = input.changes.filter { !top.appending($0).isInside(folder) }
    }
    input.readsSources = false
    let earlier = Pipeline.join(input)
    let state = ProjectState(
      earlier.graph, earlier.loaded, earlier.input.files, environment: input.environment)
    self.init(
      of: workspace, workspace.changedPaths(in: input), since: state,
      unless: earlier.loaded.problems)
  }

  package init(of workspace: Workspace, since earlier: Workspace) {
    self.init(
      of: workspace, workspace.changedPaths(in: earlier.input), since: earlier.state,
      unless: earlier.loaded.problems)
  }

  /// Takes the changed files, without the former contents of project files.
  package init(of workspace: Workspace, changed files: Set<FilePath>) {
    let paths = files.map { $0.relative(to: workspace.root.folder) }
    self.init(of: workspace, paths, since: nil)
  }

  init(
    of present: Workspace, _ paths: [String], since earlier: ProjectState?,
    unless formerProblems: [Problem] = []
  ) {
    let restored = present.restored(from: earlier, among: Set(paths))
    let workspace = restored.isEmpty ? present : present.overlaying(restored)
    self.workspace = workspace
    let placement = workspace.configuration.affected
    let search = ChangeSearch(from: earlier, to: workspace.state, placement)
    var touched = search.touched(by: Set(paths))
    let ignored = workspace.ignoredSpecs(among: touched, changed: paths)
    touched.touches = touched.touches.filter { !ignored.contains($0.path) }
    // Unreadable files, then or now, have an unknown effect.
    touched.general += [formerProblems, present.problems].compactMap { problems in
      problems.first { $0.severity == .error }.map { $0.place?.file ?? "a problem" }
    }
    for id in workspace.graph.targetIDs {
      let files = restored.keys.filter { workspace.state.isDeclared(id, by: $0) }
      touched.touches.formUnion(files.map { Touch(id, .definition, $0) })
    }
    problems = [Problem](unplaced: touched) { workspace.input.files.kind($0) != nil }
    if workspace.graph.targets.isEmpty, !present.problems.haveError {
      problems.append(
        Problem(
          "the project has no targets, so it is unknown what the change can break",
          help: "add the specs of its targets to `specs:` in .archlint.yml"))
    }
    let carriers = ChangeCarriers(
      workspace.graph, workspace.architecture.uses, running: touched.runs)
    affected = AffectedTargets(touched, over: carriers)
  }
}

extension Workspace {
  /// The project, for a comparison with another state of it.
  package var state: ProjectState {
    ProjectState(named, loaded, input.files, environment: input.environment, links: root.links)
  }

  /// The former contents of changed files that hide targets, such as unreadable ones.
  fileprivate func restored(
    from earlier: ProjectState?, among changed: Set<String>
  ) -> [String: [UInt8]?] {
    guard let earlier, problems.haveError || graph.targets.isEmpty else { return [:] }
    var names = Set(problems.filter { $0.severity == .error }.compactMap { $0.place?.file })
    names.formUnion(earlier.includedFiles.filter { input.files.kind($0) == nil })
    if graph.targets.isEmpty, let settings = input.settings.source { names.insert(settings.name) }
    let contents = names.intersection(changed).map { ($0, try? earlier.files.read($0)) }
    return Dictionary(contents) { first, _ in first }
  }

  /// The specs with touched targets that git ignores, so that they are no part of a change.
  fileprivate func ignoredSpecs(
    among touched: TouchedTargets, changed paths: [String]
  ) -> Set<String> {
    let specs = Set(touched.touches.filter { $0.cause == .definition }.map(\.path))
      .subtracting(paths)
    return Git.ignored(specs.sorted(), in: root.folder)
      .subtracting(specs.isEmpty ? [] : Git.tracked(below: root.folder).names)
  }

  fileprivate func top(of input: Input) -> FilePath {
    let depth = FilePath(input.commit?.prefix ?? "").depth
    return (0..<depth).reduce(root.folder) { folder, _ in folder.parent }
  }

  fileprivate func changedPaths(in input: Input) -> [String] {
    let top = top(of: input)
    return input.changes.map { top.appending($0).relative(to: root.folder) }
  }

  /// The folders of Swift packages by their manifests, as typed; empty for the current one.
  package var packageFolders: [String: String] {
    loaded.packageFolders.mapValues { folder in
      let shown = root.shown(folder)
      return shown == "." ? "" : shown
    }
  }
}

extension Root {
  fileprivate var links: [(path: String, file: String)] {
    let real = FilePath(Disk.realPath(of: folder.text))
    return Git.tracked(below: folder).links.map { path in
      (path, FilePath(Disk.realPath(of: folder.appending(path).text)).relative(to: real))
    }
  }
}

extension [Problem] {
  /// The problem that no target owns some files, with the entry that would assign them.
  fileprivate init(unplaced touched: TouchedTargets, where isThere: (String) -> Bool) {
    guard let first = touched.unplaced.first else {
      self = []
      return
    }
    let patterns = touched.patterns.prefix(10).map { "\"\($0)\"" }.joined(separator: ", ")
    let missing = isThere(first) ? "" : "fix the path unless the file was removed, or "
    let others = touched.unplaced.count > 1 ? " and \(touched.unplaced.count - 1) more" : ""
    self = [
      Problem(
        "no target owns `\(first)`\(others), so the change affects every target",
        severity: .warning,
        help:
          missing
          + "add `affected: {nothing: [\(patterns)]}` to .archlint.yml, or the name of a target "
          + "instead of `nothing`")
    ]
  }
}

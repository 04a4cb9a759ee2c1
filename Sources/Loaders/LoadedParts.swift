/// All projects of a run, and the problems with other files.
package struct LoadedParts: Sendable {
  /// Sorted by loader, then by path.
  ///
  /// A spec that XcodeGen would give up on is here as far as it could be read, so that its mistakes
  /// do not make names of its targets unknown to all others.
  package let parts: [LoadedPart]
  /// The projects that a spec or a manifest generates, which is read instead.
  private let generatedProjects: [LoadedPart]
  package let workspaces: [XcodeWorkspace]
  /// What every `Podfile` adds to targets.
  let pods: [PodUse]
  /// Whether each `Podfile` shows which targets use which pods.
  package let knowsPods: Bool
  package let titles: Set<String>
  /// The manifests of Tuist that only name projects, and set something for all.
  let workspaceManifests: [LoadedPart]
  /// The specs that are skipped, though it seems that they are meant.
  package let unread: [String]
  /// What others name and the configuration excludes.
  package let leftOut: [String]
  package let problems: [Problem]
  package let skippedCount: Int
  package let parsed: ParsedFiles
  /// What came of each file, projects or not.
  let pieces: [ProjectLoader.Share.Piece]

  init(
    _ shares: [ProjectLoader.Share], named: Set<String>, leavingOut leftOut: [String],
    _ parsed: ParsedFiles, _ files: ProjectFiles
  ) {
    self.leftOut = leftOut
    pieces = shares.flatMap(\.pieces)
      .sorted { ($0.loader, $0.part.path) < ($1.loader, $1.part.path) }
    let all = pieces.map(\.part)
    let fragments = LoadedParts.fragments(of: all).subtracting(named)
    let projects = all.filter { !fragments.contains($0.path) }
    unread = projects.filter(\.isUnread).map(\.path)
    let read = projects.filter { $0.skipped == nil }
    workspaces = read.compactMap(\.workspace)
    titles = Set(read.compactMap(\.title))
    workspaceManifests = read.filter(\.isTuistWorkspace)
    let declared = read.filter { !$0.isWorkspace && $0.pods == nil }
    let generated = Set(
      declared.filter { !$0.isXcodeProject }.compactMap { $0.container?.projectFile })
    let skipped = Dictionary(grouping: projects.compactMap(\.skipped), by: \.message)
    skippedCount = projects.count - read.count
    let leftOver = LoadedParts.leftOver(of: read, besides: generated).filter {
      !named.contains($0.key)
    }
    problems = projects.flatMap { part in
      part.skipped.map { [$0.once(for: skipped[$0.message] ?? [])] }
        ?? (leftOver[part.path].map { [$0] } ?? part.problems)
        + part.missingProjects(in: files, except: generated)
    }.uniqued(by: \.self)
    pods = read.flatMap { $0.pods ?? [] }
    knowsPods = read.allSatisfy { $0.pods?.isEmpty != true }
    let isGenerated = { (part: LoadedPart) in
      part.isXcodeProject && generated.contains(part.container?.projectFile ?? "")
    }
    generatedProjects = declared.filter(isGenerated)
    let builders = declared.filter { !isGenerated($0) && leftOver[$0.path] == nil }
    // The uppermost Podfile has a pod that several list.
    let podfiles = read.filter { $0.pods != nil }.sorted { $0.path.utf8.count < $1.path.utf8.count }
    let folders = Set(podfiles.map { PathText.folder(of: $0.path) })
    let listed = Set(read.flatMap { $0.namedProjects.map(\.text) })
    // A project that nothing names builds no pod.
    let rivals = builders.compactMap(\.container).filter {
      let file = $0.spec.isXcodeProject ? $0.projectFile : nil
      return file.map { listed.contains($0) || folders.contains(PathText.folder(of: $0)) } ?? true
    }
    var names = Set(rivals.flatMap { $0.targets.map(\.name) })
    parts = builders + podfiles.compactMap { $0.withPods(besides: &names) }
    self.parsed = shares.dropFirst().reduce(shares.first?.parsed ?? parsed) {
      $0.merging($1.parsed)
    }
  }

  /// The files that another one includes without being included by it in turn.
  private static func fragments(of parts: [LoadedPart]) -> Set<String> {
    let paths = Set(parts.map(\.path))
    var includers: [String: [String]] = [:]
    for part in parts {
      for file in part.includedFiles.lazy.map(PathText.folded)
      where paths.contains(file) && includers[file]?.last != part.path {
        includers[file, default: []].append(part.path)
      }
    }
    return Set(
      includers.filter { file, others in
        others.contains { $0 != file && !(includers[$0] ?? []).contains(file) }
      }.keys)
  }

  /// Why Xcode projects that nothing names are skipped, by path: those next to a manifest of Tuist,
  /// and those that only build what a package next to them does, which others use.
  private static func leftOver(
    of parts: [LoadedPart], besides generated: Set<String>
  ) -> [String: Problem] {
    let manifests = parts.filter { part in
      part.isTuistWorkspace || part.container != nil && ManifestChoice.isOfTuist(part.path)
    }
    let folders = Set(manifests.map { PathText.folder(of: $0.path) })
    let containers = parts.compactMap(\.container)
    let named = parts.flatMap { $0.namedProjects.map(\.text) }
    let listed = generated.union(
      named + containers.flatMap { $0.references.compactMap(\.projectFile) })
    let used = Set(containers.flatMap { $0.references.map(\.way) })
    let packages = Dictionary(
      containers.lazy.filter { $0.kind == .package && used.contains(.packageFolder($0.folder)) }
        .map { ($0.folder, Set($0.targets.map(\.name))) }, uniquingKeysWith: { $1 })
    return parts.reduce(into: [:]) { problems, part in
      guard part.isXcodeProject, let container = part.container,
        let file = container.projectFile, !listed.contains(file)
      else { return }
      let folder = PathText.folder(of: file)
      let code = container.targets.filter { !$0.made.type.isTest && $0.made.type != .bundle }
      let built = Set(code.map(\.name))
      if folders.contains(folder) {
        problems[part.path] = .leftOver(
          at: part.path, "Tuist generates the projects of this folder, and not this one")
      } else if !built.isEmpty, built.isSubset(of: packages[folder] ?? []) {
        problems[part.path] = .leftOver(
          at: part.path,
          "the package next to it has the same targets, and nothing names the project")
      }
    }
  }

  /// Whether there is nothing but one spec, and what it names of others cannot be known.
  package var isLoneSpec: Bool { parts.count == 1 && parts.allSatisfy(\.isProject) }

  /// Whether the one spec names nothing that is built or stored elsewhere.
  package var isSelfContained: Bool {
    guard isLoneSpec, let container = parts[0].container, !parts[0].isPartial else { return false }
    return container.references.isEmpty
      && container.targets.allSatisfy { target in
        !target.made.build.hasSearchPaths && target.made.build.unread.isEmpty
          && target.dependencies.allSatisfy {
            $0.kind == .target || $0.kind == .sdk || $0.kind == .framework && $0.implicit
          }
      }
  }

  package var includes: [String: [String]] {
    Dictionary(
      parts.filter(\.isProject).map { ($0.path, $0.includedFiles) }, uniquingKeysWith: { $1 })
  }

  package var packageFolders: [String: String] {
    let packages = parts.compactMap(\.container).filter { $0.kind == .package }
    return Dictionary(packages.map { ($0.spec.file, $0.folder) }, uniquingKeysWith: { $1 })
  }

  /// Each file that was read, projects or not.
  package var all: [LoadedPart] { pieces.map(\.part) }

  package var targetCount: Int { parts.reduce(0) { $0 + $1.targetCount } }

  /// The targets of the graph, in its order, before links are resolved.
  package func targets() -> [Target] {
    var builder = GraphBuilder()
    GraphJoiner.addTargets(of: parts, in: workspaces, to: &builder)
    return builder.build().targets
  }

  package func graph(by options: JoiningOptions = JoiningOptions()) -> ModuleGraph {
    // No variable holds the builder when it builds, or everything in it would be copied first.
    var graph = joined(parts, by: options).build()
    guard options.comparesProjects else { return graph }
    let projects = GeneratedProjects(generatedProjects, besides: parts) {
      joined($0, by: options).build()
    }
    graph.outdatedProjects = projects?.outdated(in: graph) ?? []
    return graph
  }

  private func joined(_ parts: [LoadedPart], by options: JoiningOptions) -> GraphBuilder {
    var builder = GraphBuilder()
    builder.pods = options.pods
    GraphJoiner.join(parts, in: workspaces, with: pods, by: options, into: &builder)
    return builder
  }
}

extension Problem {
  fileprivate static func leftOver(at path: String, _ reason: String) -> Problem {
    Problem(
      "skipped: \(reason)", at: Place(file: path), severity: .warning,
      help: "remove it, or name it under `specs: {include: …}`")
  }
}

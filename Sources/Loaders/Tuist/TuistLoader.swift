/// Reads the projects and workspaces of Tuist from their manifests.
struct TuistLoader: Loader {
  private let files: ProjectFiles
  /// The helpers of each root, which all its manifests share.
  private var roots: [String: TuistRoot] = [:]
  private var rootFolders: [String: String] = [:]
  /// What is saved of whole workspaces, by the file; nil where that is something else.
  private var graphs: [String: TuistGraph?] = [:]
  private var names: NamesByCase

  init(files: ProjectFiles, environment: [String: String]) {
    (self.files, names) = (files, NamesByCase(files))
  }

  mutating func read(
    _ path: String, in parsed: inout ParsedFiles, among crowd: SpecBatch
  ) -> LoadedPart? {
    guard ManifestChoice.isOfTuist(path) else {
      return savedGraph(at: path, in: &parsed)
    }
    let source: Source
    do throws(Problem) {
      source = try parsed.plainSource(at: path)
    } catch {
      return LoadedPart(path: path, container: nil, problems: [error])
    }
    // Any source may be called so; only what asks for Tuist's library is one of its manifests.
    guard String(decoding: source.contents, as: UTF8.self).contains("ProjectDescription") else {
      return LoadedPart(path: path, container: nil, namedFolders: [])
    }
    let root = root(around: path)
    let reading = TuistManifest.read(source, with: root.helpers, among: crowd.count)
    if reading.manifest == nil || reading.problems.haveError,
      let part = savedPart(path, in: &parsed, root)
    {
      return part
    }
    let problems =
      reading.problems.map { $0.aboutTuist(besides: root.absentPlugins) } + root.problems
    var part = LoadedPart(
      path: path, container: nil, includedFiles: root.files,
      isPartial: reading.manifest != nil && !reading.problems.isEmpty, problems: problems)
    part.asksEnvironment = reading.asksEnvironment
    if var manifest = reading.manifest {
      part.problems += spell(&manifest)
      if let usual = ManifestChoice.usualName(of: path), usual != path.lastPathName {
        part.problems.append(.otherCase("read as \(usual)", at: path, help: "rename it"))
      }
      part.packageFolders = manifest.folders
      switch manifest.kind {
      case .project:
        let comments = ManifestComments(source)
        part.container = container(
          manifest, at: path, isPartial: reading.isPartial, comments, root)
        part.notices = manifest.targets.map(\.name).repeated(.repeatedTarget).map { ($0, nil) }
        if !part.isPartial {
          part.problems += comments.idleTags(besides: manifest.targets.map(\.name.place))
        }
      case .workspace:
        (part.namedFolders, part.title) = (manifest.projects.map(\.text), manifest.name.text)
        part.problems += manifest.projects.filter({ isMissing($0) }).map { folder in
          Problem(
            "no Project.swift in `\(folder.text)`", at: folder.place, severity: .warning,
            help: "fix the path, or remove it from the workspace", missing: folder.text)
        }
      }
    } else if !problems.haveError {
      part.skipped = Problem(
        "skipped: this file defines neither a project nor a workspace", at: Place(file: path),
        severity: .warning)
    }
    return part
  }

  mutating func definition(of path: String, in parsed: inout ParsedFiles) -> ProjectDefinition? {
    guard ManifestChoice.isOfTuist(path),
      let source = try? parsed.plainSource(at: path)
    else { return nil }
    let root = root(around: path)
    var made = TuistManifest.read(source, with: root.helpers, comparing: true).manifest?.definition
    made?.shared += root.settings
    return made
  }

  private mutating func isMissing(_ project: Written) -> Bool {
    FilePattern(project.text).rest.isEmpty
      && files.kind(names.spelled(PathText.join(project.text, "Project.swift"))) == nil
  }

  /// Writes folders as the disk does: most Macs find those that differ in case as well.
  private mutating func spell(_ manifest: inout TuistManifest) -> [Problem] {
    var written: [String: String] = [:]
    func spell(_ folder: inout String) {
      let found = names.spelled(folder)
      if found != folder { written[found] = folder }
      folder = found
    }
    for index in manifest.projects.indices { spell(&manifest.projects[index].text) }
    for index in manifest.packages.indices { spell(&manifest.packages[index].at.text) }
    for target in manifest.targets.indices {
      for (index, entry) in manifest.targets[target].dependencies.enumerated() {
        guard entry.kind == "project", var path = entry.path else { continue }
        spell(&path)
        manifest.targets[target].dependencies[index].path = path
      }
    }
    return written.sorted { $0.key < $1.key }.map { folder, other in
      .otherCase("manifests call this folder \(other)", at: folder, help: "use one spelling")
    }
  }

  private mutating func root(around path: String) -> TuistRoot {
    let folder = Spec.folder(of: path)
    let around = rootFolders[folder] ?? TuistRoot.folder(around: path, in: files)
    rootFolders[folder] = around
    if let root = roots[around] { return root }
    let root = TuistRoot(around, in: files)
    roots[around] = root
    return root
  }

  private func container(
    _ manifest: TuistManifest, at path: String, in file: String? = nil, isPartial: Bool = false,
    _ comments: ManifestComments? = nil, _ root: TuistRoot? = nil
  ) -> Container {
    let spec = changed(
      Spec(
        path: path, file: file, project: manifest.name.text, place: manifest.name.place,
        isPartial: isPartial)
    ) { $0.manifestRoot = PathText.folded(root?.helpers.root ?? "") }
    let local = file == nil ? manifest.packages.filter { $0.kind == "path" }.map(\.at) : []
    var missing = DeclaredFile.missing(local, from: "", in: files) + (root?.missingPackages ?? [])
    let external = manifest.targets.lazy.flatMap(\.dependencies).first { $0.kind == "external" }
    if let path = root?.missingManifest, let external {
      missing.append(DeclaredFile(.missingExternals, path, at: external.name.place))
    }
    // A saved graph was made where these were.
    missing += (file == nil ? manifest.targets : []).flatMap { target in
      [target.plistFile, target.entitlementsFile].compactMap(\.self).filter(XcodeBundle.isOwn).map {
        DeclaredFile(.missingSettingFile, $0, at: target.name.place)
      }
    }
    let configFiles = Set(manifest.flags.files + manifest.targets.flatMap(\.flags.files))
    let flags = configFiles.map { path in
      (path, ConfigFile.read(path, in: files).settings["OTHER_LDFLAGS"]?.text.words ?? [])
    }
    let declaration = TuistDeclaration(
      manifest: manifest, comments: comments, fileFlags: Dictionary(uniqueKeysWithValues: flags))
    return Container(
      kind: .project, policy: .tuist, spec: spec, folder: spec.folder,
      projectFile: PathText.join(spec.folder, "\(manifest.name.text).xcodeproj"),
      targets: declaration.targets, references: declaration.references + (root?.packages ?? []),
      files: missing)
  }
}

/// The saved output of `tuist graph`.
extension TuistLoader {
  private static let graphName = "graph.json"

  /// Reads it as the projects that are in it.
  private mutating func savedGraph(at path: String, in parsed: inout ParsedFiles) -> LoadedPart? {
    guard let graph = graph(at: path, in: &parsed) else { return nil }
    var part = LoadedPart(path: path, container: nil, namedFolders: [], problems: graph.problems)
    part.projects = graph.projects.map { folder, manifest in
      let project = PathText.join(folder, "\(manifest.name.text).xcodeproj")
      return LoadedPart(path: project, container: container(manifest, at: project, in: path))
    }
    return part
  }

  /// What it says in the place of a manifest that is unreadable.
  private mutating func savedPart(
    _ path: String, in parsed: inout ParsedFiles, _ root: TuistRoot
  ) -> LoadedPart? {
    let file = PathText.join(root.helpers.root, TuistLoader.graphName)
    guard files.kind(file) == .file, let graph = graph(at: file, in: &parsed) else { return nil }
    var part = LoadedPart(
      path: path, container: nil, includedFiles: root.files + [file], problems: graph.problems)
    if ManifestChoice.isWorkspace(path) {
      part.namedFolders = graph.projects.map(\.folder)
      return part
    }
    guard let found = graph.projects.first(where: { $0.folder == Spec.folder(of: path) })
    else { return nil }
    part.container = container(found.manifest, at: path, in: file)
    return part
  }

  private mutating func graph(at path: String, in parsed: inout ParsedFiles) -> TuistGraph? {
    if let known = graphs[path] { return known }
    let root = ParsedFiles.isJSON(path) ? parsed.entry(for: path).document?.root : nil
    let graph = root.flatMap { root in
      TuistGraph.isMeant(by: root) ? TuistGraph(root, in: Spec.folder(of: path)) : nil
    }
    graphs[path] = .some(graph)
    return graph
  }
}

extension Problem {
  fileprivate static func otherCase(_ message: String, at path: String, help: String) -> Problem {
    Problem(
      "\(message), which differs in case", at: Place(file: path), severity: .warning,
      help: "\(help), which also works on a case-sensitive disk")
  }

  /// The same, with what can be done where archlint does not follow a manifest.
  fileprivate func aboutTuist(besides plugins: [String]) -> Problem {
    guard severity == .error, help == nil else { return self }
    let isUnknown =
      !plugins.isEmpty && ["does not know", "has no "].contains(where: message.contains)
    return changed(self) {
      $0.help =
        (isUnknown ? "it may come from the plugin \(plugins.joined(separator: " or ")); " : "")
        + "run `tuist graph --format json`, and keep its graph.json in the root"
    }
  }
}

extension JoiningPolicy {
  /// Tuist's rules: static code goes into what links it, frameworks into what is installed or run.
  static let tuist = JoiningPolicy(findsProductsAnywhere: true, reachesLikeTuist: true) {
    dependency, consumer, product in
    var decision = LinkDecision(links: false, embeds: false)
    switch dependency.kind {
    case .target:
      switch product {
      case .dynamicFramework?, .dynamicLibrary?:
        decision = LinkDecision(links: consumer.linksInTuist, embeds: consumer.embedsInTuist)
      case .staticCode?: decision.links = consumer.linksInTuist
      case .program?, .bundle?: decision.embeds = consumer.isApp
      case .nothing?, nil: break
      }
    case .framework, .pod:
      decision = LinkDecision(links: true, embeds: consumer.embedsInTuist)
    case .sdk, .flag: decision.links = true
    case .product, .targetOrProduct, .carthage, .bundle: decision.links = consumer.linksInTuist
    }
    return LinkDecision(
      links: dependency.link ?? decision.links, embeds: dependency.embed ?? decision.embeds)
  }
}

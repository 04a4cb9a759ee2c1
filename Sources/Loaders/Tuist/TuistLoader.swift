/// Reads the projects and workspaces of Tuist from their manifests.
struct TuistLoader: Loader {
  private let files: ProjectFiles
  /// The helpers of each root, which all its manifests share.
  private var roots: [String: TuistRoot] = [:]
  private var rootFolders: [String: String] = [:]

  init(files: ProjectFiles, environment: [String: String]) { self.files = files }

  mutating func read(
    _ path: String, in parsed: inout ParsedFiles, among crowd: SpecBatch
  ) -> LoadedPart? {
    guard ManifestChoice.tuistNames.contains(String(path.lastPathName)) else { return nil }
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
    let problems = reading.problems + root.problems
    var part = LoadedPart(
      path: path, container: nil, includedFiles: root.files,
      isPartial: reading.manifest != nil && !reading.problems.isEmpty, problems: problems)
    if let manifest = reading.manifest {
      part.definition = manifest.definition
      part.definition?.shared += root.settings
      switch manifest.kind {
      case .project: part.container = container(manifest, at: path, source, root)
      case .workspace:
        (part.namedFolders, part.title) = (manifest.projects.map(\.text), manifest.name.text)
      }
    } else if !problems.haveError {
      part.skipped = Problem(
        "skipped: this file defines neither a project nor a workspace", at: Place(file: path),
        severity: .warning)
    }
    return part
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
    _ manifest: TuistManifest, at path: String, _ source: Source, _ root: TuistRoot
  ) -> Container {
    let spec = Spec(path: path, project: manifest.name.text, place: manifest.name.place)
    let declaration = TuistDeclaration(manifest: manifest, comments: ManifestComments(source))
    return Container(
      kind: .project, policy: .tuist, spec: spec, folder: spec.folder,
      projectFile: PathText.join(spec.folder, "\(manifest.name.text).xcodeproj"),
      targets: declaration.targets, references: declaration.references + root.packages)
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

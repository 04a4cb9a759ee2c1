@_exported public import Manifests
@_exported public import Modules

/// The loading of project files into a module graph.
///
/// ```
/// folders ─search→ paths ─read→ parts ─join→ ModuleGraph
/// ```
/// 1. `SpecSearch` looks for paths, by names alone.
/// 2. The first loader of the catalog that matches a file reads it as a part.
/// 3. `LoadedParts` are the files that are projects of their own.
/// 4. A single join resolves the names of all parts.
///
/// Loading prints nothing and applies no rules. Files and variables are passed in.
package struct ProjectLoader {
  /// Every kind of input, in the order in which they are asked what a file is.
  static let catalogue: [any Loader.Type] = [
    SwiftPackageLoader.self, TuistLoader.self, XcodeProjectLoader.self,
    PodLoader.self, XcodeGenLoader.self,
  ]

  private let files: ProjectFiles
  private let environment: [String: String]
  private var loaders: [any Loader]
  /// Among how many specs is shared what they may make.
  private let crowd: SpecBatch
  /// What another run made of specs that are the same in this one.
  private let known: KnownParts
  package private(set) var parsed: ParsedFiles

  /// Files that are parsed already are not read once more.
  package init(
    files: ProjectFiles, environment: [String: String], parsed: ParsedFiles? = nil,
    knowing known: KnownParts = KnownParts()
  ) {
    self.init(files, environment, parsed, SpecBatch(), known)
  }

  private init(
    _ files: ProjectFiles, _ environment: [String: String], _ parsed: ParsedFiles?,
    _ crowd: SpecBatch, _ known: KnownParts
  ) {
    (self.files, self.environment, self.crowd, self.known) = (files, environment, crowd, known)
    loaders = ProjectLoader.catalogue.map { $0.init(files: files, environment: environment) }
    self.parsed = parsed ?? ParsedFiles(files)
  }

  package mutating func read(_ path: String) -> LoadedPart? { place(path).first?.part }

  package mutating func definition(of part: LoadedPart) -> ProjectDefinition? {
    for index in loaders.indices {
      if let made = loaders[index].definition(of: part.file, in: &parsed) { return made }
    }
    return nil
  }

  /// What a file is; nothing, if no loader knows it.
  private mutating func place(_ path: String) -> [Share.Piece] {
    if let piece = known.pieces[path] { return [piece] }
    for index in loaders.indices {
      if let part = loaders[index].read(path, in: &parsed, among: crowd) {
        return ([part] + part.projects).map { (index, $0) }
      }
    }
    return []
  }

  /// Reads files, and separates projects, such as those in `named`, from files only included.
  ///
  /// Each worker takes every n-th file, since adjacent ones are alike, and has its own cache.
  package consuming func read(
    _ paths: [String], named: Set<String> = [], linked: Set<String> = [],
    among manifests: [String] = [], by workers: any TaskRunner = SerialTaskRunner()
  ) -> LoadedParts {
    let paths = Set(paths.map(PathText.folded)).sorted()
    let (files, parsed) = (files, parsed)
    let crowd = SpecBatch(count: paths.count, linked: linked)
    var read = overdrawn(shares(of: paths, among: crowd, knowing: [], by: workers), among: crowd)
    let parts = read.flatMap(\.pieces).map(\.part)
    var choice = ManifestChoice(manifests, read: parts.map(\.path), in: files)
    var seen = Set(paths)
    read += followed(from: parts, knowing: read, by: workers) { choice.named(by: $0) }
    read += followed(from: parts, knowing: read, by: workers) { parts in
      // Those of pods, or of a folder that is left out, which no search finds.
      parts.flatMap(\.namedProjects).map { "\($0.text)/\(XcodeBundle.projectFile)" }.filter {
        guard seen.insert($0).inserted, let kind = files.kind($0) else { return false }
        return kind != .file || !files.isForeign($0)
      }
    }
    return LoadedParts(read, named: named, parsed, files)
  }

  /// Reads the files that some parts name, and those that these name in turn.
  private func followed(
    from parts: [LoadedPart], knowing known: [Share], by workers: any TaskRunner,
    named: ([LoadedPart]) -> [String]
  ) -> [Share] {
    var next = named(parts)
    var found: [Share] = []
    while !next.isEmpty {
      let round = shares(of: next, among: crowd, knowing: known + found, by: workers)
      found += round
      next = named(round.flatMap { $0.pieces.map(\.part) })
    }
    return found
  }

  private func shares(
    of paths: [String], among crowd: SpecBatch, knowing shares: [Share], by workers: any TaskRunner
  ) -> [Share] {
    let count = max(1, min(workers.count, paths.count / ProjectLoader.leastShare))
    let parsed = shares.reduce(parsed) { $0.merging($1.parsed) }
    return workers.map(count, takingAtOnce: 1) { [files, environment, known] number in
      ProjectLoader(files, environment, parsed, crowd, known)
        .share(of: paths, at: stride(from: number, to: paths.count, by: count))
    }
  }

  /// With fewer files a worker is not worth starting.
  private static let leastShare = 32

  /// The specs that one worker has read.
  struct Share: Sendable {
    /// What came of one file, and the number of the loader that it is for.
    typealias Piece = (loader: Int, part: LoadedPart)

    var pieces: [Piece]
    let parsed: ParsedFiles
  }

  /// Reads once more what overdrew its share, now that it is known which files are shared.
  private func overdrawn(_ shares: [Share], among crowd: SpecBatch) -> [Share] {
    let parts = shares.flatMap { $0.pieces.map(\.part) }
    guard crowd.count > 1, parts.contains(where: \.isOverdrawn) else { return shares }
    let parsed = shares.reduce(parsed) { $0.merging($1.parsed) }
    var again = ProjectLoader(
      files, environment, parsed, crowd.knowing(parts, in: parsed), KnownParts())
    return shares.map { share in
      var share = share
      for index in share.pieces.indices where share.pieces[index].part.isOverdrawn {
        let part = share.pieces[index].part
        share.pieces[index].part = again.read(part.path) ?? part
      }
      return share
    }
  }

  private consuming func share(of paths: [String], at numbers: StrideTo<Int>) -> Share {
    let pieces = numbers.flatMap { place(paths[$0]) }
    return Share(pieces: pieces, parsed: parsed)
  }
}

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
  package let problems: [Problem]
  package let skippedCount: Int
  package let parsed: ParsedFiles
  /// What came of each file, projects or not.
  let pieces: [ProjectLoader.Share.Piece]

  fileprivate init(
    _ shares: [ProjectLoader.Share], named: Set<String>, _ parsed: ParsedFiles,
    _ files: ProjectFiles
  ) {
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
    problems = projects.flatMap { part in
      part.skipped.map { [$0.once(for: skipped[$0.message] ?? [])] }
        ?? part.problems + part.missingProjects(in: files, except: generated)
    }.uniqued(by: \.self)
    pods = read.flatMap { $0.pods ?? [] }
    knowsPods = read.allSatisfy { $0.pods?.isEmpty != true }
    let isGenerated = { (part: LoadedPart) in
      part.isXcodeProject && generated.contains(part.container?.projectFile ?? "")
    }
    generatedProjects = declared.filter(isGenerated)
    let builders = declared.filter { !isGenerated($0) }
    var names = Set(builders.lazy.compactMap(\.container).flatMap { $0.targets.map(\.name) })
    // The uppermost Podfile has a pod that several list.
    let podfiles = read.filter { $0.pods != nil }.sorted { $0.path.utf8.count < $1.path.utf8.count }
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

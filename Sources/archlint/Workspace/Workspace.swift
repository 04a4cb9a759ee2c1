internal import Configuration
internal import Documents
internal import Findings
internal import Loaders
internal import Modules
internal import Reporters
internal import Rules

/// All that a run knows before rules judge it: the configuration, the specs, and their graph.
struct Workspace {
  let root: Root
  let configuration: Configuration
  let architecture: Architecture
  /// Mistakes in the configuration, and what stood in the way of reading specs.
  let problems: [Problem]
  /// Whether one spec is judged without a configuration, and names of others are not known.
  let isLoneSpec: Bool
  /// The commit whose files these are; nothing, if they lie on the disk.
  let commit: Git.Commit?
  /// What the configuration's file says and what is wrong with it.
  let settings: ConfigurationFile
  /// The variables that specs may name.
  let environment: [String: String]
  /// The specs, and the files that each includes.
  let includes: [String: [String]]
  private var sources: [String: Source]
  let reader: SpecReader

  var graph: ModuleGraph { architecture.graph }

  /// The exceptions of the configuration, and those in comments if it accepts them.
  var excuses: [Exception] {
    let inSpecs = configuration.acceptsExceptionsInSpecs ? reader.allowances : []
    return configuration.exceptions + inSpecs.map(Exception.init)
  }

  /// The sources that are missing because git ignores them; git is only asked if there are some.
  var ignoredSources: Set<String> {
    let missing = graph.missingSources.map(\.path)
    return missing.isEmpty ? [] : Git.ignored(missing, in: root.folder)
  }

  /// The text of a file of the run, by its path relative to the root.
  func source(of path: String) -> Source? { sources[path] ?? reader.source(of: path) }

  /// The workspace with one more file that messages may point at.
  func knowing(_ source: Source?) -> Workspace {
    guard let source else { return self }
    var workspace = self
    workspace.sources[source.name] = source
    return workspace
  }

  /// Every file that was read, by its path relative to the root.
  var knownFiles: [String] { includes.flatMap { [$0.key] + $0.value } }

  /// Reads everything below a root, from the disk unless something else stands for it.
  init(
    _ root: Root, environment: [String: String] = Environment.variables,
    files: ProjectFiles? = nil
  ) {
    self.init(
      root, settings: ConfigurationFile(of: root),
      files: files ?? .onDisk(below: root.folder.text), environment: environment)
  }

  /// Reads everything below a root by settings that are known already.
  init(
    _ root: Root, settings: ConfigurationFile, files: ProjectFiles, environment: [String: String],
    commit: Git.Commit? = nil, cache: SpecCache = SpecCache()
  ) {
    let search = Workspace.search(root, settings.configuration, in: files)
    var reader = SpecReader(files: files, environment: environment, cache: cache)
    let specs = reader.load(search.paths, named: search.named)
    let isLoneSpec =
      root.configuration == nil && specs.loads.count == 1 && specs.packages.isEmpty
    let graph = ModuleGraph(
      joining: specs.loads.compactMap { load in
        load.project.map { JoinedSpec($0, notices: load.notices) }
      }, packages: specs.packages,
      options: JoiningOptions(
        externals: settings.configuration.externals,
        externalProjects: settings.configuration.externalProjects,
        expectsImplicitNames: !isLoneSpec, exists: { files.kind($0) != nil }))
    let found = search.problems + specs.problems
    self.root = root
    self.settings = settings
    self.environment = environment
    self.commit = commit
    includes = Dictionary(specs.loads.map { ($0.path, $0.includedFiles) }) { $1 }
    self.configuration = settings.configuration
    self.isLoneSpec = isLoneSpec
    self.reader = reader
    sources = settings.sources
    architecture = Architecture(of: graph, as: settings.configuration.blueprint)
    let isComplete = !(settings.problems + found).contains { $0.severity == .error }
    problems =
      settings.problems + found
      + (specs.loads.isEmpty && specs.packages.isEmpty && !found.contains { $0.severity == .error }
        ? [.noSpec(below: root.shown, patterns: settings.configuration.include)]
        : architecture.problems(isComplete: isComplete) + reader.failedAllowances)
  }

  /// The specs of the run: those the configuration names, or the one that was typed.
  private static func search(
    _ root: Root, _ configuration: Configuration, in files: ProjectFiles
  ) -> SpecSearch.Result {
    if let spec = root.spec, root.configuration == nil {
      return SpecSearch.Result(paths: [spec], named: [spec], problems: [])
    }
    let result = SpecSearch(
      include: configuration.include, exclude: configuration.exclude + root.configurations,
      list: files.list
    ).run()
    guard let spec = root.spec else { return result }
    return SpecSearch.Result(
      paths: result.paths + [spec], named: result.named.union([spec]), problems: result.problems)
  }
}

extension Workspace {
  /// Problems in full, with paths as one would type them where the program was started.
  func text(of problems: [Problem]) -> String {
    let words = ProblemText(path: root.shown, source: source)
    return problems.map(words.text).joined()
  }
}

extension Problem {
  fileprivate static func noSpec(below folder: String, patterns: [Pattern]) -> Problem {
    let looked = patterns.map { "`\($0.text)`" }.joined(separator: ", ")
    return Problem(
      "no spec found below `\(folder)`",
      help: "archlint looks for \(looked); `specs:` in .archlint.yml names others")
  }
}

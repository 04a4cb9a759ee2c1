/// Everything that a run loads before rules run.
package struct Workspace {
  package internal(set) var input: Input
  package internal(set) var architecture: Architecture
  package let images: Images
  /// Mistakes in the configuration, and problems with reading specs.
  package let problems: [Problem]
  /// Whether a single spec is checked without a configuration, so names of others are unknown.
  let isLoneSpec: Bool
  /// The graph of its files, if its architecture is that of other places.
  package var joined: ModuleGraph?
  /// What git said of the commit to compare with, while the specs were read.
  var earlier: Result<EarlierCommit, Problem>?
  /// Whether a later workspace reads anything else; an earlier commit may be all the same.
  var hasChanged = true
  package let includes: [String: [String]]
  package var parsed: ParsedFiles { loaded.parsed }
  /// What the stages before classifying made, for another configuration of the same specs.
  package let found: SpecSearch.Result
  let loaded: LoadedParts
  let scanned: SourceReader.Result
  package let unread: [String]
  /// Whether everything was looked at, and there is no spec.
  package let hasNoSpec: Bool

  /// Puts together what the first stages made.
  package init(
    _ input: Input, _ found: SpecSearch.Result, _ loaded: LoadedParts,
    _ scanned: SourceReader.Result, _ architecture: Architecture, _ images: Images
  ) {
    (self.input, self.found, self.loaded, self.scanned) = (input, found, loaded, scanned)
    (self.architecture, self.images) = (architecture, images)
    isLoneSpec = input.root.configuration == nil && loaded.isLoneSpec
    includes = loaded.includes
    unread = input.unread(besides: found, loaded)
    let external = input.configuration.externalProjects.map {
      "\(PathText.folded($0.text))/\(XcodeBundle.projectFile)"
    }
    let loading = loaded.problems.filter { !external.contains($0.missing ?? "") }
      .acceptingIgnored(in: input.root.folder)
    let nested =
      input.commit == nil ? Problem(nested: found.noted, over: found.paths, in: input.root) : nil
    let owners = input.commit == nil ? Problem(unreadOwnersOf: input.root) : nil
    let met =
      input.settings.problems + [nested, owners].compactMap(\.self)
      + found.problems.filter(input.concerns)
      + loading
    hasNoSpec = loaded.parts.isEmpty && !(found.problems + loading).haveError
    problems =
      met
      + (hasNoSpec
        ? [
          .noSpec(
            below: input.root.shown, skipping: loaded.skippedCount,
            patterns: input.configuration.include,
            others: SpecLookalikes(in: input.files, exclude: input.configuration.exclude))
        ]
        : (architecture.problems(isComplete: !met.haveError)
          + input.unmatchedPatterns(in: architecture.graph, loaded)).filter(input.concerns)
          + loaded.parsed.failedExceptions + scanned.problems)
  }

  package var root: Root { input.root }
  package var configuration: Configuration { input.configuration }
  package var graph: ModuleGraph { architecture.graph }

  /// What it is called: like its only workspace, or else its top project, or else its folder.
  package var title: String {
    (loaded.titles.count == 1 ? loaded.titles.first : graph.projectName) ?? root.folder.name
  }

  /// Its graph as its own files have it, by whose names findings of it are known.
  var named: ModuleGraph { (joined ?? graph).with(scanned.sources) }

  /// What is different from an earlier workspace, and which names are.
  package typealias Changes = (architecture: ArchitectureChange, names: NameChanges)

  func changes(since earlier: Workspace) -> Changes {
    guard earlier.hasChanged else { return (ArchitectureChange(), NameChanges(from: [], to: [])) }
    let names = names(since: earlier)
    let before =
      names.hasRenames
      ? earlier.architecture.named(like: graph, names.renamed) : earlier.architecture
    return (ArchitectureChange(from: before, to: architecture, by: workers), names)
  }

  func names(since earlier: Workspace) -> NameChanges {
    NameChanges(from: earlier.named, to: named) { [old = earlier.input.files, new = input.files] in
      if let one = try? old.read($0), let other = try? new.read($1) { one == other } else { false }
    }
  }

  package func architecture(named later: Workspace) -> Architecture {
    architecture.named(like: later.graph, later.names(since: self).renamed)
  }

  /// Every file that was read, by its path relative to the root.
  var knownFiles: [String] { loaded.parts.flatMap { [$0.file] + $0.includedFiles } }

  /// The exceptions of the configuration, and those in comments if it accepts them.
  var exceptions: [Exception] { exceptions(by: configuration) }

  func exceptions(by configuration: Configuration) -> [Exception] {
    let inSpecs =
      configuration.acceptsExceptionsInSpecs ? parsed.exceptions + scanned.exceptions : []
    return configuration.exceptions + inSpecs.map(Exception.init)
  }

  /// The text of a file of the run, by its path relative to the root; nil outside of the
  /// repository, whose contents must not get into a log.
  package func source(of path: String) -> Source? {
    guard !input.files.isForeign(path) else { return nil }
    if let source = input.settings.source(of: path) ?? parsed.source(of: path) { return source }
    // Of a source with a finding only what is shown is read once more.
    let isRead = graph.sources.contains(path) || (knownFiles + found.libraryFiles).contains(path)
    return isRead ? (try? input.files.read(path)).map { Source(name: path, bytes: $0) } : nil
  }

  /// The problem of a file that was read but whose text is gone: findings in it may be wrong.
  package func loss(of path: String) -> Problem? {
    guard parsed.hasRead(path), !input.files.isForeign(path) else { return nil }
    return Problem("this spec changed during the run", at: Place(file: path))
  }

  /// Problems in full, with paths as one would type them where the program was started.
  package var words: ProblemText { ProblemText(path: root.shown, source: source) }

  /// That comparing is not the whole truth, because specs of the commit could not be read.
  package var earlierProblem: Problem? {
    let broken = Set(
      problems.filter { $0.severity == .error }.compactMap { $0.place?.file }
    ).subtracting([Configuration.fileName]).count
    guard let commit = input.commit, broken > 0 else { return nil }
    return Problem(
      "\(broken) \(broken == 1 ? "file" : "files") of \(commit.shortName) cannot be read; their "
        + "findings are reported as new", severity: .warning)
  }

  /// The manifests that nothing names, without fixtures, templates and sources of such a name.
  var unnamedManifests: [String] {
    guard input.commit == nil, input.root.spec == nil else { return [] }
    let read = Set(loaded.all.flatMap { [$0.path, $0.file] + $0.includedFiles })
    let others = ManifestChoice.own(found.manifests).filter { !read.contains($0) }
    return SpecLookalikes.unread(among: others, besides: parsed, in: input.files)
  }

  /// Which files were read, which were left out, and why.
  package var reading: [String] {
    let all = loaded.all
    let manifests = all.filter { $0.title != nil && $0.path.hasSuffix(".swift") }
    let read = Set(knownFiles + manifests.map(\.file))
    let unread = found.manifests.filter { !read.contains($0) }
    let empty = Set(unread).intersection(all.map(\.path)).sorted()
    let unnamed = unread.filter { !empty.contains($0) }
    let excluded = loaded.leftOut
    let askers = loaded.parts.filter(\.asksEnvironment).map(\.path)
    let named = Set((loaded.parts + manifests).map(\.file)).sorted()
    return [
      ("read: ", named), ("without a project, a workspace or a package: ", empty),
      ("not read, because nothing that could be read names \(unnamed.count.pronoun): ", unnamed),
      ("not read, because `specs.exclude` has \(excluded.count.pronoun): ", excluded),
      ("no environment variable is set for: ", askers),
    ].filter { !$0.1.isEmpty }.map { $0 + $1.listed(upTo: 12) }
  }

  /// The problem that a requested folder contains neither a spec nor sources.
  package var hiddenByScope: Problem? {
    guard let scope = root.scope, !knownFiles.isEmpty, !knownFiles.contains(where: root.shows)
    else { return nil }
    return Problem(
      "`\(root.shown(scope))` contains no spec and no sources",
      help: "use the folder of a module, or omit PATH")
  }
}

extension Problem {
  /// The problem that configurations below the root, above some of its specs, have no effect there.
  fileprivate init?(nested paths: [String], over specs: [String], in root: Root) {
    let nested = paths.filter { path in
      let folder = path.dropLast(Configuration.fileName.count)
      return !folder.isEmpty && root.folder.appending(path) != root.configuration
        && specs.contains { $0.hasPrefix(folder) }
    }
    guard let first = nested.first else { return nil }
    let others = nested.count > 1 ? ", nor are \(nested.count - 1) more below" : ""
    let folder = root.shown(String(first.dropLast(Configuration.fileName.count + 1)))
    self.init(
      "`\(root.shown(first))` is not read\(others); one configuration applies to a whole root",
      severity: .warning,
      help: "run `archlint check \(folder)` to use it, or add `specs: {exclude: […]}`")
  }

  fileprivate static func noSpec(
    below folder: String, skipping count: Int, patterns: [Pattern], others: SpecLookalikes
  ) -> Problem {
    let looked =
      patterns.map { "`\($0.text)`" }.joined(separator: ", ")
      + ", manifests of packages and of Tuist, and Xcode projects"
    return Problem(
      "no spec found below `\(folder)`" + (count > 0 ? "; \(count.of("file")) skipped" : ""),
      help: "archlint looks for \(looked); "
        + (others.patterns.isEmpty
          ? "add other specs to `specs:` in .archlint.yml"
          : "\(others.paths[0]) looks like one; add `\(ProposalText.line(including: others.patterns))` "
            + "to .archlint.yml, or run `archlint init`"))
  }
}

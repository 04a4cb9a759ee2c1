/// What the world says to a run before its first stage.
package struct Input {
  package var root: Root
  var settings: ConfigurationFile
  package var files: ProjectFiles
  package let environment: [String: String]
  package let largestFile: Int
  /// Whether the search enters folders on another device than the root's.
  package let entersOtherDevices: Bool
  /// The commit of these files; nil if they are on disk.
  package var commit: Git.Commit?
  /// Today's graph, where these are files of a commit.
  var later: ModuleGraph?
  /// What the configuration said at that commit, if it was not the same.
  var former: BaseConfiguration?
  /// Whether sources are read for what they import.
  package var readsSources = true
  /// The revision that the run is compared with, if it is.
  package var since: String?
  /// Whether files of commits are read too, most of which are the same on disk.
  package var comparesCommits = false
  /// Whether all is of interest that changed since a commit, also what git does not track.
  package var listsChanges = false
  /// What changed since the commit whose files these are, from the top of the repository.
  var changes: Set<String> = []
  /// What was parsed already by a run over files that are partly the same.
  package var parsed: ParsedFiles?
  /// What such a run made of the specs that are the same, and of the sources.
  var known = KnownParts()
  var knownSource: @Sendable (String) -> SourceReading.Known? = { _ in nil }

  package var configuration: Configuration { settings.configuration }

  /// Problems of the configuration in full.
  package var words: ProblemText {
    ProblemText(path: root.shown, source: settings.source(of:))
  }

  /// Whether a remark about a pattern is for this project: files that are shared by many may have
  /// patterns for others.
  func concerns(_ problem: Problem) -> Bool {
    problem.severity == .error || !settings.isShared(problem.place)
  }

  /// The patterns for what comes from elsewhere that nothing is named by: an earlier commit is not
  /// asked, and neither is what could not be read.
  func unmatchedExternals(in graph: ModuleGraph, _ loaded: LoadedParts) -> [Problem] {
    guard commit == nil, !graph.isPartial else { return [] }
    let names = graph.externals.map(\.name)
    let projects = Set(loaded.parts.flatMap(\.projectFiles).map(root.folder.appending))
    let idle =
      configuration.externals.filter { pattern in !names.contains { pattern.matches(name: $0) } }
      + configuration.externalProjects.filter {
        files.kind($0.text) == nil && !projects.contains(root.folder.appending($0.text))
      }
    return idle.map { Problem(unmatched: $0) }
  }

  /// The files that seem to be meant as specs and are not read: by other names, in folders that no
  /// search enters although git tracks them, or for a misspelled key.
  func unread(besides found: SpecSearch.Result, _ loaded: LoadedParts) -> [String] {
    guard commit == nil, root.spec == nil else { return [] }
    let others = SpecLookalikes.unread(among: found.alike, besides: loaded.parsed, in: files)
    return (loaded.unread + others).sorted()
  }

  /// Problems in the configuration that prevent a check: with another configuration, or half of it,
  /// the result would be meaningless.
  package var obstacles: [Problem] {
    let book = RuleBook(preset: configuration.preset.rules, configuration: configuration.rules)
    let problems = settings.problems + book.problems
    return problems.haveError ? problems : []
  }
}

extension Input {
  /// The contents of a root, on disk unless another file source is given.
  package init(
    _ root: Root, environment: [String: String] = Environment.variables,
    files: ProjectFiles? = nil, largestFile: Int = Disk.usualFile,
    entersOtherDevices: Bool = false, readsSources: Bool = true
  ) {
    self.init(
      root: root, settings: ConfigurationFile(of: root),
      files: files
        ?? .onDisk(below: root.folder.text, inside: root.tree, upTo: largestFile),
      environment: environment, largestFile: largestFile, entersOtherDevices: entersOtherDevices,
      readsSources: readsSources)
  }

  /// The same root at the commit where HEAD and a revision parted, by today's configuration and
  /// today's exceptions.
  package init(_ today: Workspace, since revision: String) throws(Problem) {
    if let asked = today.earlier, today.input.since == revision {
      let asked = try asked.get()
      try self.init(today, at: asked.commit, asked)
    } else {
      try self.init(today, at: Git.base(of: revision, in: today.root.folder))
    }
  }

  /// The same root at a commit.
  package init(_ today: Workspace, at commit: Git.Commit) throws(Problem) {
    try self.init(today, at: commit, nil)
  }

  /// The same, where git may have been asked already.
  private init(_ today: Workspace, at commit: Git.Commit, _ asked: EarlierCommit?) throws(Problem) {
    let input = today.input
    let folder = input.root.folder
    let known = today.knownFiles.map { commit.prefix + $0 }
    // Names first: with more of them than the limit, git would take too long to compare.
    let reading =
      if let asked { asked.reading } else {
        try CommitReading(
          of: commit, in: folder, expecting: ExpectedFiles(like: known) { _ in false },
          upTo: input.largestFile)
      }
    guard let changed = asked?.changed ?? reading.changes(for: input)
    else { throw .unknownChanges(since: commit) }
    let isUnchanged = { @Sendable [knows = input.readsSources] (path: String) in
      knows && !changed.hasAny(of: commit.prefix + path)
    }
    let sources = today.parsed.sources.withBlobNames(by: today.workers) { path in
      isUnchanged(path) ? reading.object(at: commit.prefix + path) : nil
    }
    let patterns = input.configuration.include
    let expected = ExpectedFiles(like: known + changed.filter(SourceReading.isSource)) { path in
      guard path.hasPrefix(commit.prefix) else { return false }
      let name = String(path.dropFirst(commit.prefix.count))
      return patterns.contains { $0.matches(path: name) }
    }
    let snapshot = try reading.snapshot(
      expecting: expected,
      knowing: Dictionary(sources.values.map { ($1, Array($0.contents)) }) { $1 })
    // What is the same as today need not be parsed once more.
    let same = sources.filter { path, source in
      guard case .file(let object)? = snapshot.entry(at: commit.prefix + path) else { return false }
      return object == source.1
    }
    let files = ProjectFiles.at(
      snapshot, below: commit.prefix, disk: input.files
    ) { path in
      // Nearly all sources are still the same: they are read where that is quick.
      SourceReading.isSource(path) && isUnchanged(path)
    }
    self.init(
      root: input.root, settings: input.settings, files: files, environment: input.environment,
      largestFile: input.largestFile, entersOtherDevices: input.entersOtherDevices,
      commit: commit, later: today.graph, former: BaseConfiguration(of: files, today: input),
      readsSources: input.readsSources,
      parsed: today.parsed.keeping(Set(same.keys), otherwise: files))
    changes = changed
    guard input.readsSources else { return }
    if changed.allSatisfy(KnownParts.areIndependent) {
      self.known = KnownParts(of: today.loaded) { same[$0] != nil }
    }
    knownSource = { [known = today.scanned.known] in isUnchanged($0) ? known[$0] : nil }
  }
}

extension [String: Source] {
  /// The files with the names that git gives to their contents.
  fileprivate func withBlobNames(
    by workers: any Workers, knowing known: @escaping @Sendable (String) -> String?
  ) -> [String: (Source, String)] {
    let files = Array(self)
    let names = workers.map(files.count, takingAtOnce: 32) {
      known(files[$0].key) ?? BlobName.of(files[$0].value.contents)
    }
    return [String: (Source, String)](
      uniqueKeysWithValues: files.indices.map { (files[$0].key, (files[$0].value, names[$0])) })
  }
}

extension Set<String> {
  /// Whether a path or a folder above it is among these.
  fileprivate func hasAny(of path: String) -> Bool {
    if contains(path) { return true }
    let bytes = path.utf8
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "/") && contains(String(path[..<index]))
    }
  }
}

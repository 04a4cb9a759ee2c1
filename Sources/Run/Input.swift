/// The external input of a run before its first stage.
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
  /// The current graph, if these are files of a commit.
  var later: ModuleGraph?
  /// The commit's configuration, if it differs.
  var former: BaseConfiguration?
  package var readsSources = true
  package var since: String?
  /// Whether files of commits are read too, most of which are the same on disk.
  package var comparesCommits = false
  /// Whether all changes since a commit matter, even of untracked files.
  package var listsChanges = false
  /// The changes since this commit, from the top of the repository.
  var changes: Set<String> = []
  /// Files that a run over partly the same files has parsed.
  package var parsed: ParsedFiles?
  /// Results of such a run for unchanged specs and sources.
  var known = KnownParts()
  var knownSource: @Sendable (String) -> SourceReader.Known? = { _ in nil }

  package var configuration: Configuration { settings.configuration }

  package var words: ProblemText { ProblemText(path: root.shown, source: settings.source(of:)) }

  /// Whether a warning applies here, since shared files have patterns for other projects, too.
  func concerns(_ problem: Problem) -> Bool {
    problem.severity == .error || !settings.isShared(problem.place)
  }

  /// Unmatched patterns for externals and owners, if all current files are readable.
  func unmatchedPatterns(in graph: ModuleGraph, _ loaded: LoadedParts) -> [Problem] {
    guard commit == nil, !graph.isPartial else { return [] }
    let names = graph.externals.map(\.name)
    let projects = Set(loaded.parts.flatMap(\.projectFiles).map(root.folder.appending))
    let idle =
      configuration.externals.filter { pattern in !names.contains { pattern.matches(name: $0) } }
      + configuration.externalProjects.filter {
        files.kind($0.text) == nil && !projects.contains(root.folder.appending($0.text))
      }
    let owned = configuration.owners.flatMap(\.patterns).filter { pattern in
      !graph.targetIDs.contains { graph.isMeant($0, by: pattern.orBelow) }
    }
    // Names in the configuration without a target would hide a change.
    let placed = configuration.affected.targets
    let known = Set((placed.isEmpty ? [] : graph.targets).flatMap { [$0.name, $0.plainName] })
    return placed.filter { !known.contains($0.name) }.map { name, patterns in
      Problem(
        "`affected:` names \(name), which is not a target", at: patterns.first?.place,
        help: NearestName.help(for: name, among: known.sorted())
          ?? "use `nothing`, `everything` or the name of a target")
    } + idle.map { Problem(unmatched: $0) }
      + owned.map { Problem(unmatched: $0, among: graph.patternNames) }
  }

  /// Files that look like specs but are not read, such as those with a misspelled key.
  func unread(besides found: SpecSearch.Result, _ loaded: LoadedParts) -> [String] {
    guard commit == nil, root.spec == nil else { return [] }
    let others = SpecLookalikes.unread(among: found.alike, besides: loaded.parsed, in: files)
    return (loaded.unread + others).sorted()
  }

  /// Problems in the configuration that would make the result of a check meaningless.
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

  /// The same root at the merge base of HEAD and a revision, as configured now.
  package init(_ today: Workspace, since revision: String) throws(Problem) {
    if today.input.since == revision, let asked = today.earlier {
      try self.init(today, at: asked.get())
    } else {
      try self.init(today, at: Git.base(of: revision, in: today.root.folder))
    }
  }

  /// The same root at a commit.
  package init(_ today: Workspace, at commit: Git.Commit) throws(Problem) {
    try self.init(today, at: EarlierCommit(at: commit, of: today.input))
  }

  private init(_ today: Workspace, at asked: EarlierCommit) throws(Problem) {
    let (input, commit) = (today.input, asked.commit)
    let known = today.knownFiles.map { commit.prefix + $0 }
    let reading = try asked.reading.enteringSubmodules(
      with: ExpectedFiles(like: known) { _ in false })
    guard let changed = asked.changed ?? reading.changes(for: input)
    else { throw .unknownChanges(since: commit) }
    let isUnchanged = { @Sendable [knows = input.readsSources] (path: String) in
      knows && !changed.hasAny(of: commit.prefix + path)
    }
    let sources = today.parsed.sources.withBlobNames(by: today.workers) { path in
      isUnchanged(path) ? reading.object(at: commit.prefix + path) : nil
    }
    let patterns = input.configuration.include
    let read = changed.filter {
      SourceReader.isSource($0) || LockFile($0) != nil || TestList.isName($0)
    }
    let expected = ExpectedFiles(like: known + read) { path in
      guard path.hasPrefix(commit.prefix) else { return false }
      let name = String(path.dropFirst(commit.prefix.count))
      return patterns.contains { $0.matches(path: name) }
    }
    let snapshot = try reading.snapshot(
      expecting: expected,
      knowing: Dictionary(sources.values.map { ($1, Array($0.contents)) }) { $1 })
    // Unchanged files are not parsed again.
    let same = sources.filter { path, source in
      guard case .file(let object)? = snapshot.entry(at: commit.prefix + path) else { return false }
      return object == source.1
    }
    // Nearly all files are unchanged and faster to read from disk.
    let files = ProjectFiles.at(
      snapshot, below: commit.prefix, disk: input.files, isSame: isUnchanged)
    self.init(
      root: input.root, settings: input.settings, files: files, environment: input.environment,
      largestFile: input.largestFile, entersOtherDevices: input.entersOtherDevices,
      commit: commit, later: today.graph, former: BaseConfiguration(of: files, today: input),
      readsSources: input.readsSources,
      parsed: today.parsed.keeping(Set(same.keys), otherwise: files))
    changes = changed
    guard input.readsSources else { return }
    if changed.allSatisfy(KnownParts.areIndependent) {
      self.known = KnownParts(of: today.loaded) { path in
        same[path] != nil || isUnchanged(path) && reading.object(at: commit.prefix + path) != nil
      }
    }
    knownSource = { [known = today.scanned.known] in isUnchanged($0) ? known[$0] : nil }
  }
}

extension [String: Source] {
  fileprivate func withBlobNames(
    by workers: any TaskRunner, knowing known: @escaping @Sendable (String) -> String?
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
  fileprivate func hasAny(of path: String) -> Bool {
    if contains(path) { return true }
    let bytes = path.utf8
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "/") && contains(String(path[..<index]))
    }
  }
}

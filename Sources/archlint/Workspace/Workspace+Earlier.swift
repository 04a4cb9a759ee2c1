internal import Configuration
internal import Documents
internal import Findings
internal import Loaders
internal import Modules

extension Workspace {
  /// The same root at the commit where HEAD and a revision parted, judged as it is today: by
  /// today's configuration and today's exceptions.
  func earlier(since revision: String) throws(Problem) -> Workspace {
    let commit = try Git.base(of: revision, in: root.folder)
    let today = reader.cache.sources.mapValues { ($0, BlobName.of($0.contents)) }
    let contents = Dictionary(today.values.map { ($1, Array($0.contents)) }) { $1 }
    let expected = ExpectedFiles(like: knownFiles.map { commit.prefix + $0 }) { path in
      Workspace.takes(path, below: commit.prefix, configuration)
    }
    let wishes = CommitReading.Wishes(
      known: contents, file: expected.contains, submodule: expected.lie)
    let snapshot = Snapshot(try CommitReading(of: commit, in: root.folder, wishes))
    // What is the same as today need not be parsed once more.
    let same = today.filter { path, file in
      guard case .file(let object)? = snapshot.entry(at: commit.prefix + path) else { return false }
      return object == file.1
    }
    return Workspace(
      root, settings: settings, files: .at(commit, snapshot, below: root.folder),
      environment: environment, commit: commit, cache: reader.cache.keeping(Set(same.keys)))
  }

  /// Whether a file is a spec by the configuration.
  private static func takes(
    _ path: String, below prefix: String, _ configuration: Configuration
  ) -> Bool {
    guard path.hasPrefix(prefix) else { return false }
    let name = String(path.dropFirst(prefix.count))
    return configuration.include.contains { $0.matches(path: name) }
  }

  /// That comparing is not the whole truth, because specs of the commit could not be read.
  var earlierProblem: Problem? {
    let broken = Set(
      problems.filter { $0.severity == .error }.compactMap { $0.place?.file }
    ).subtracting([Configuration.fileName]).count
    guard let commit, broken > 0 else { return nil }
    return Problem(
      "\(broken) \(broken == 1 ? "spec" : "specs") of \(commit.shortName) cannot be read; what is "
        + "wrong in \(broken == 1 ? "it" : "them") counts as new", severity: .warning)
  }
}

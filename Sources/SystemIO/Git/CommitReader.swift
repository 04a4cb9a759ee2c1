/// Reads a commit and its submodules from git's objects: names first, contents on request.
///
/// A submodule is a repository of its own, so git runs again in its folder.
package struct CommitReader: Sendable {
  /// How many bytes a file may have, and all names of a commit together.
  private let limit: Int
  /// What was listed, the outermost repository first.
  private var repositories: [Repository] = []
  private var names: Snapshot

  /// A repository, and the commit of it that is read.
  fileprivate struct Repository: Sendable {
    let folder: FilePath
    let commit: String
    /// Its path in the outermost repository; empty, or with a slash at its end.
    let prefix: String
    /// All names by their path from the top, including those in submodules.
    var names: [Git.TreeEntry] = []

    func listed(upTo limit: Int) throws(Problem) -> Self {
      var listed = self
      let isThere = try Git.forEachEntry(of: commit, in: folder, upTo: limit) { name, entry in
        listed.names.append((prefix + name, entry))
      }
      guard isThere else { throw .lacksCommit(commit, of: prefix) }
      return listed
    }

    func wanted(_ expected: ExpectedFiles) -> Set<String> {
      var objects: Set<String> = []
      for (path, entry) in names {
        switch entry {
        case .link(let object): objects.insert(object)
        case .file(let object) where expected.contains(path): objects.insert(object)
        case .file, .folder, .module: break
        }
      }
      return objects
    }
  }

  /// Lists a commit of the repository around a folder, without its submodules.
  package init(of commit: Git.Commit, in folder: FilePath, upTo limit: Int) throws(Problem) {
    self.limit = limit
    var top = FilePath(Disk.realPath(of: folder.text))
    for _ in 0..<FilePath(commit.prefix).depth { top = top.parent }
    let repository = Repository(folder: top, commit: commit.name, prefix: "")
    repositories = [try repository.listed(upTo: limit)]
    names = Snapshot(repositories.lazy.flatMap(\.names))
  }

  package func enteringSubmodules(
    with expected: @autoclosure () -> ExpectedFiles
  ) throws(Problem) -> CommitReader {
    guard hasSubmodules, let top = repositories.first?.folder else { return self }
    let expected = expected()
    var (reader, next) = (self, 0)
    while next < reader.repositories.count {
      for (path, entry) in reader.repositories[next].names {
        // What was a submodule then may be a plain folder now.
        guard case .module(let commit) = entry, expected.lie(in: path),
          Disk.exists(top.appending("\(path)/.git").text)
        else { continue }
        let inner = Repository(folder: top.appending(path), commit: commit, prefix: path + "/")
        reader.repositories.append(try inner.listed(upTo: limit))
        reader.repositories[next].names.removeAll { $0.path == path }
      }
      next += 1
    }
    if next > 1 { reader.names = Snapshot(reader.repositories.lazy.flatMap(\.names)) }
    return reader
  }

  /// Whether there are repositories in it that were not listed.
  package var hasSubmodules: Bool {
    repositories.contains { repository in
      repository.names.contains { if case .module = $0.entry { true } else { false } }
    }
  }

  /// The name of the contents of a file that no link leads to; nil, if there is none.
  package func object(at path: String) -> String? { names.object(at: path) }

  /// The files that differ from the commit, from the outermost repository's top; nil if unknown.
  ///
  /// Asks each repository on its own: git would run what a submodule's configuration says.
  package func changedFiles() -> Set<String>? { changes().map { Set($0.maybeSame.keys) } }

  /// The same, and whether they may be as they were, with the submodules at another commit.
  private func changes() -> (maybeSame: [String: Bool], modules: [String])? {
    var (maybeSame, modules) = ([String: Bool](), [String]())
    for repository in repositories {
      guard let own = Git.changes(since: repository.commit, in: repository.folder)
      else { return nil }
      maybeSame.merge(own.maybeSame.map { (repository.prefix + $0.key, $0.value) }) { $0 && $1 }
      modules += own.modules.map { repository.prefix + $0 }
    }
    return (maybeSame, modules)
  }

  /// All that differs from the commit, untracked files and submodules too; nil if unknown.
  ///
  /// Where contents can be compared, a file that was only touched is not among them.
  package func differences() -> Set<String>? {
    guard let (maybeSame, modules) = changes() else { return nil }
    let entered = Set(repositories.map(\.prefix))
    var paths = Set(maybeSame.keys).union(modules.filter { !entered.contains($0 + "/") })
    for repository in repositories {
      guard let names = Git.untrackedFiles(in: repository.folder) else { return nil }
      paths.formUnion(names.map { repository.prefix + $0 })
      for (path, entry) in repository.names {
        guard case .module(let commit) = entry, let inner = differences(in: path, since: commit)
        else { continue }
        paths.remove(path)
        paths.formUnion(inner)
      }
    }
    return paths.filter { maybeSame[$0] == false || !isSame($0) }
  }

  /// The differences in a submodule that isn't entered; nil if they are unknown.
  private func differences(in path: String, since commit: String) -> [String]? {
    guard let folder = repositories.first?.folder.appending(path),
      Disk.exists(folder.appending(".git").text),
      let module = try? CommitReader(
        of: Git.Commit(name: commit, prefix: ""), in: folder, upTo: limit)
    else { return nil }
    return module.differences()?.map { "\(path)/\($0)" }
  }

  private func isSame(_ path: String) -> Bool {
    guard case .file(let object)? = names.entry(at: path), let top = repositories.first?.folder,
      let bytes = try? Disk.contents(of: top.appending(path).text)
    else { return false }
    return BlobName.of(bytes) == object
  }

  /// The files of the commit.
  ///
  /// Contents may be at hand already, by the names of their objects; those of links, and of files
  /// that are expected to be read, are asked for at once.
  package func snapshot(
    expecting expected: ExpectedFiles, knowing contents: [String: [UInt8]]
  ) throws(Problem) -> Snapshot {
    var contents = contents
    for repository in repositories {
      let objects = repository.wanted(expected).filter { contents[$0] == nil }
      let (found, large) = Git.contents(of: objects.sorted(), in: repository.folder, upTo: limit)
      contents.merge(found) { $1 }
      let missing = objects.count { contents[$0] == nil && !large.contains($0) }
      if missing > 0 {
        throw .lacks(missing.of("file"), of: repository.commit, in: repository.prefix)
      }
    }
    return names.holding(contents) {
      [repositories, limit] object, path in
      let repository = repositories.last { path.hasPrefix($0.prefix) }
      return repository.flatMap {
        Git.contents(of: [object], in: $0.folder, upTo: limit).found[object]
      }
    }
  }
}

extension Problem {
  /// That a clone has not fetched a commit, or the folders of it.
  fileprivate static func lacksCommit(_ commit: String, of submodule: String) -> Problem {
    if submodule.isEmpty { return lacks("the folders", of: commit, in: "") }
    return Problem(
      "the submodule `\(submodule.dropLast())` has no commit \(commit.prefix(10)) here",
      help: "run `git -C \(submodule.dropLast()) fetch origin \(commit)`")
  }

  fileprivate static func lacks(
    _ what: String, of commit: String, in submodule: String
  ) -> Problem {
    let name = String(commit.prefix(10))
    let git = submodule.isEmpty ? "git" : "git -C \(submodule.dropLast())"
    return Problem(
      "this clone has not fetched \(what) of \(name)",
      help: "run `\(git) diff --stat \(name)` to complete this partial clone, or check out "
        + "without a `filter` in CI")
  }
}

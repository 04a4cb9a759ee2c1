internal import Documents
internal import Loaders
internal import Modules

/// Reads a commit out of git's objects, and with it the commits of submodules that it names.
///
/// A submodule is a repository of its own, so git is asked once more in its folder.
struct CommitReading {
  private let expected: ExpectedFiles
  /// How many bytes a file may have.
  private let limit: Int
  /// Every name in the commit, submodules that were not read among them.
  private var names: [Git.TreeEntry] = []
  /// The contents of links and of the files that are wanted, by the names of their objects.
  private var contents: [String: [UInt8]]
  /// Where git was asked, the outermost repository first.
  private var repositories: [Repository] = []
  /// Submodules that are still to be read.
  private var pending: [Repository]

  /// A repository, and the commit of it that is read.
  private struct Repository {
    let folder: FilePath
    let commit: String
    /// Where it lies in the outermost one; empty, or with a slash at its end.
    let prefix: String
  }

  /// The files of a commit of the repository in which a folder lies.
  ///
  /// `contents` are at hand already, by the names of their objects; those of files that are expected
  /// to be read are asked for at once.
  static func snapshot(
    of commit: Git.Commit, in folder: FilePath, contents: [String: [UInt8]],
    expecting expected: ExpectedFiles, upTo limit: Int
  ) throws(Problem) -> Snapshot {
    var top = FilePath(Disk.realPath(of: folder.text))
    for _ in 0..<FilePath(commit.prefix).depth { top = top.parent }
    var reading = CommitReading(
      expected: expected, limit: limit, contents: contents,
      pending: [Repository(folder: top, commit: commit.name, prefix: "")])
    while let repository = reading.pending.popLast() { try reading.read(repository, below: top) }
    let repositories = reading.repositories
    return Snapshot(reading.names, contents: reading.contents) { object, path in
      let repository = repositories.last { path.hasPrefix($0.prefix) }
      return repository.flatMap {
        Git.contents(of: [object], in: $0.folder, upTo: limit).found[object]
      }
    }
  }

  private mutating func read(_ repository: Repository, below top: FilePath) throws(Problem) {
    repositories.append(repository)
    var wanted: Set<String> = []
    let isThere = try Git.forEachEntry(of: repository.commit, in: repository.folder) {
      name, entry in
      let path = repository.prefix + name
      let folder = top.appending(path)
      switch entry {
      // What was a submodule then may be a plain folder now.
      case .module(let commit)
      where expected.lie(in: path) && Disk.exists(folder.appending(".git").text):
        pending.append(Repository(folder: folder, commit: commit, prefix: path + "/"))
        return
      case .link(let object): wanted.insert(object)
      case .file(let object) where expected.contains(path): wanted.insert(object)
      case .file, .folder, .module: break
      }
      names.append((path, entry))
    }
    guard isThere else { throw .lacksCommit(repository.commit, of: repository.prefix) }
    let objects = wanted.filter { contents[$0] == nil }
    let (found, large) = Git.contents(of: objects.sorted(), in: repository.folder, upTo: limit)
    contents.merge(found) { $1 }
    let missing = objects.count { contents[$0] == nil && !large.contains($0) }
    if missing > 0 { throw .lacksFiles(missing, of: repository.commit, in: repository.prefix) }
  }
}

extension Problem {
  /// That a clone has not fetched a commit, or the folders of it.
  fileprivate static func lacksCommit(_ commit: String, of submodule: String) -> Problem {
    if submodule.isEmpty { return lacks("the folders", of: commit, in: "") }
    return Problem(
      "the submodule `\(submodule.dropLast())` has no commit \(commit.prefix(10)) here",
      help: "`git -C \(submodule.dropLast()) fetch origin \(commit)` fetches it")
  }

  fileprivate static func lacksFiles(
    _ count: Int, of commit: String, in submodule: String
  ) -> Problem {
    lacks("\(count) file\(count == 1 ? "" : "s")", of: commit, in: submodule)
  }

  private static func lacks(
    _ what: String, of commit: String, in submodule: String
  ) -> Problem {
    let name = String(commit.prefix(10))
    let git = submodule.isEmpty ? "git" : "git -C \(submodule.dropLast())"
    return Problem(
      "this clone has not fetched \(what) of \(name)",
      help: "it is a partial clone: `\(git) diff --stat \(name)` fetches what differs; in CI, "
        + "check out without a `filter`")
  }
}

internal import Documents
internal import Modules

/// Reads a commit out of git's objects, and with it the commits of submodules that it names.
///
/// A submodule is a repository of its own, so git is asked once more in its folder.
struct CommitReading {
  /// What is wanted of a commit, by paths from the top of the repository.
  struct Wishes {
    /// Contents that are at hand, by the names of their objects.
    let known: [String: [UInt8]]
    /// Whether the contents of a file are wanted.
    let file: (String) -> Bool
    /// Whether something lies in a submodule that the run is about.
    let submodule: (String) -> Bool
  }

  /// Every name in the commit, submodules that were not read among them.
  private(set) var entries: [Git.TreeEntry] = []
  /// The contents of links and of the files that are wanted, by the names of their objects.
  private(set) var contents: [String: [UInt8]]
  /// Where git was asked, the outermost repository first, each by the path that it lies at.
  private(set) var repositories: [(prefix: String, folder: FilePath)] = []
  private let wishes: Wishes
  /// Submodules that are still to be read.
  private var pending: [Repository] = []

  /// A repository, and the commit of it that is read.
  private struct Repository {
    let folder: FilePath
    let commit: String
    /// Where it lies in the outermost one; empty, or with a slash at its end.
    let prefix: String
  }

  /// Reads the commit of a repository in which a folder lies.
  init(of commit: Git.Commit, in folder: FilePath, _ wishes: Wishes) throws(Problem) {
    self.wishes = wishes
    contents = wishes.known
    var top = FilePath(Disk.realPath(of: folder.text))
    for _ in 0..<FilePath(commit.prefix).depth { top = top.parent }
    pending = [Repository(folder: top, commit: commit.name, prefix: "")]
    while let repository = pending.popLast() { try read(repository, below: top) }
  }

  private mutating func read(_ repository: Repository, below top: FilePath) throws(Problem) {
    guard let tree = Git.tree(of: repository.commit, in: repository.folder) else {
      throw .lacksCommit(repository.commit, of: repository.prefix)
    }
    repositories.append((repository.prefix, repository.folder))
    let found = tree.map { $0.below(repository.prefix) }
    for entry in found {
      let folder = top.appending(entry.path)
      // What was a submodule then may be a plain folder now.
      if entry.kind == .module, wishes.submodule(entry.path),
        Disk.exists(folder.appending(".git").text)
      {
        pending.append(
          Repository(folder: folder, commit: entry.object, prefix: entry.path + "/"))
      } else {
        entries.append(entry)
      }
    }
    let objects = Set(found.filter(isWanted).map(\.object))
    contents.merge(Git.contents(of: objects.sorted(), in: repository.folder)) { $1 }
    let missing = objects.count { contents[$0] == nil }
    if missing > 0 { throw .lacksFiles(missing, of: repository.commit, in: repository.prefix) }
  }

  private func isWanted(_ entry: Git.TreeEntry) -> Bool {
    guard contents[entry.object] == nil else { return false }
    return entry.kind == .link || (entry.kind == .file && wishes.file(entry.path))
  }
}

extension Git.TreeEntry {
  /// The same where its repository lies in another one.
  fileprivate func below(_ prefix: String) -> Git.TreeEntry {
    prefix.isEmpty ? self : Git.TreeEntry(kind: kind, object: object, path: prefix + path)
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

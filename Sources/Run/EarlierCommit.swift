internal import Documents
internal import Loaders
internal import Modules
internal import World

/// What git says of an earlier commit without a look at today's specs, so that it is asked while these
/// are read.
struct EarlierCommit: Sendable {
  let commit: Git.Commit
  let reading: CommitReading
  /// The files that are not as the commit has them, from the top of the repository.
  let changed: Set<String>

  /// Asks git; nil where it depends on today's specs which submodules matter.
  static func asked(for revision: String, of input: Input) -> Result<EarlierCommit, Problem>? {
    do throws(Problem) {
      let folder = input.root.folder
      let commit = try Git.base(of: revision, in: folder)
      let reading = try CommitReading(
        of: commit, in: folder, expecting: ExpectedFiles(like: []) { _ in false },
        upTo: input.largestFile)
      if reading.hasSubmodules { return nil }
      guard let changed = reading.changes(for: input)
      else { throw .unknownChanges(since: commit) }
      return .success(EarlierCommit(commit: commit, reading: reading, changed: changed))
    } catch {
      return .failure(error)
    }
  }
}

extension CommitReading {
  /// What changed since the commit, as far as a run asks for it; nil if git does not know.
  func changes(for input: Input) -> Set<String>? {
    if input.listsChanges { return differences() }
    return input.readsSources ? changedFiles() : []
  }
}

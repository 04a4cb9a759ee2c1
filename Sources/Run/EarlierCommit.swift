/// Git's data on an earlier commit, which loads in parallel with the current specs.
struct EarlierCommit: Sendable {
  let commit: Git.Commit
  let reading: CommitReader
  /// The changed files, from the top; nil if current specs decide which submodules matter.
  let changed: Set<String>?

  init(at commit: Git.Commit, of input: Input) throws(Problem) {
    let folder = input.root.folder
    self.commit = commit
    // Names first: with more of them than the limit, git would take too long to compare.
    reading = try CommitReader(of: commit, in: folder, upTo: input.largestFile)
    changed = reading.hasSubmodules ? nil : reading.changes(for: input)
  }
}

extension CommitReader {
  /// The relevant changes since the commit; nil if unknown.
  func changes(for input: Input) -> Set<String>? {
    if input.listsChanges { return differences() }
    return input.readsSources ? changedFiles() : []
  }
}

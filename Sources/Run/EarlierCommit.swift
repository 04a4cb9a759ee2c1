/// Git's data on an earlier commit, which loads in parallel with the current specs.
struct EarlierCommit: Sendable {
  let commit: Git.Commit
  let reading: CommitReader
  /// The changed files, from the top; nil if current specs decide which submodules matter.
  let changed: Set<String>?
  /// Whether there are no other differences, such as untracked files.
  let isWhole: Bool

  init(at commit: Git.Commit, of input: Input) throws(Problem) {
    let folder = input.root.folder
    self.commit = commit
    // Names first: with more of them than the limit, git would take too long to compare.
    reading = try CommitReader(of: commit, in: folder, upTo: input.largestFile)
    changed = reading.hasSubmodules ? nil : reading.changes(for: input)
    isWhole =
      input.readsSources && changed?.isEmpty ?? false
      && Git.untrackedFiles(in: folder)?.isEmpty ?? false
  }
}

extension CommitReader {
  /// The relevant changes since the commit; nil if unknown.
  func changes(for input: Input) -> Set<String>? {
    if input.listsChanges { return differences() }
    return input.readsSources ? changedFiles() : []
  }
}

extension Workspace {
  /// The workspace at the base commit if no input differs, so that only the rules have to run.
  func unchanged(since revision: String) -> Workspace? {
    guard input.since == revision, case .success(let asked)? = earlier, asked.isWhole,
      (knownFiles + scanned.known.keys).allSatisfy({
        asked.reading.object(at: asked.commit.prefix + $0) != nil
      })
    else { return nil }
    return changed(self) {
      ($0.input.commit, $0.earlier, $0.hasChanged) = (asked.commit, nil, false)
    }
  }
}

/// Git's data on an earlier commit that doesn't depend on current specs, so that both load in
/// parallel.
struct EarlierCommit: Sendable {
  let commit: Git.Commit
  let reading: CommitReader
  /// The changed files, from the top of the repository.
  let changed: Set<String>
  /// Whether there are no other differences, such as untracked files.
  let isWhole: Bool

  /// Asks git; nil if current specs decide which submodules matter.
  static func asked(for revision: String, of input: Input) -> Result<EarlierCommit, Problem>? {
    do throws(Problem) {
      let folder = input.root.folder
      let commit = try Git.base(of: revision, in: folder)
      let reading = try CommitReader(
        of: commit, in: folder, expecting: ExpectedFiles(like: []) { _ in false },
        upTo: input.largestFile)
      if reading.hasSubmodules { return nil }
      guard let changed = reading.changes(for: input)
      else { throw .unknownChanges(since: commit) }
      let isWhole =
        input.readsSources && changed.isEmpty && Git.untrackedFiles(in: folder)?.isEmpty ?? false
      return .success(
        EarlierCommit(commit: commit, reading: reading, changed: changed, isWhole: isWhole))
    } catch {
      return .failure(error)
    }
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
    var then = self
    (then.input.commit, then.earlier, then.hasChanged) = (asked.commit, nil, false)
    return then
  }
}

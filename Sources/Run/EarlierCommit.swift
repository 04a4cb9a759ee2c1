/// What git says of an earlier commit without a look at today's specs, so that it is asked while these
/// are read.
struct EarlierCommit: Sendable {
  let commit: Git.Commit
  let reading: CommitReading
  /// The files that are not as the commit has them, from the top of the repository.
  let changed: Set<String>
  /// Whether nothing else is there that a run could read otherwise than the commit has it.
  let isWhole: Bool

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
      let isWhole =
        input.readsSources && changed.isEmpty && Git.untrackedFiles(in: folder)?.isEmpty ?? false
      return .success(
        EarlierCommit(commit: commit, reading: reading, changed: changed, isWhole: isWhole))
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

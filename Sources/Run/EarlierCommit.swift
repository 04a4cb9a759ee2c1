internal import Inputs
internal import Modules
internal import World

/// What git says of an earlier commit without a look at today's specs, so that it is asked while these
/// are read.
struct EarlierCommit: Sendable {
  /// As it was typed.
  let revision: String
  let commit: Git.Commit
  let reading: CommitReading
  /// The files that are not as the commit has them, from the top of the repository.
  let changed: Set<String>

  /// Nil where git has no answer, and where it depends on today's specs which submodules matter:
  /// whoever needs it asks again, and hears what is wrong.
  init?(_ revision: String, for input: Input) {
    let folder = input.root.folder
    guard let commit = try? Git.base(of: revision, in: folder),
      let reading = try? CommitReading(
        of: commit, in: folder, expecting: ExpectedFiles(like: []) { _ in false },
        upTo: input.largestFile),
      !reading.hasSubmodules, let changed = input.readsSources ? reading.changedFiles() : []
    else { return nil }
    (self.revision, self.commit, self.reading, self.changed) = (revision, commit, reading, changed)
  }
}

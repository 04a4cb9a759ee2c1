/// The options that select a change: a commit, or a list of files.
struct ChangeOptions {
  private let invocation: Invocation
  private let files: Set<FilePath>?
  private let revision: String?
  /// A file or a folder that is written, and no part of the change.
  private let ignored: FilePath?

  /// Takes the commit that is usual, if the command line names nothing.
  init(_ invocation: Invocation, usually revision: String? = nil) throws(UsageError) {
    self.invocation = invocation
    ignored = try invocation.value(of: .graphOutput).map { path throws(UsageError) in
      FilePath(path, in: try UsageError.ofProblem(Environment.currentFolder))
    }
    files = try invocation.changedFiles()
    self.revision = invocation.value(of: .since) ?? (files == nil ? revision : nil)
    if files != nil, invocation.has(.since) {
      throw UsageError("`--since` and `--changed` cannot be combined", help: "remove one of them")
    }
  }

  /// Loads the project, and answers with what the change can break; nil if no change is named.
  func outcome(_ body: (Workspace, ChangeRun?) throws(Problem) -> Outcome) -> Outcome {
    let prepare = { (input: inout Input) in
      input.since = revision
      input.comparesCommits = revision != nil
      input.listsChanges = revision != nil
    }
    return invocation.withWorkspace(needsSpecs: false, preparing: prepare) {
      workspace throws(Problem) in
      let change = try change(of: workspace)
      var outcome = try body(change?.workspace ?? workspace, change)
      let problems = change?.problems ?? []
      outcome.problems = workspace.words.text(of: problems) + outcome.problems
      if problems.haveError { outcome.exitCode = .unable }
      return outcome
    }
  }

  private func change(of workspace: Workspace) throws(Problem) -> ChangeRun? {
    if let files { return ChangeRun(of: workspace, changed: files) }
    return try revision.map { revision throws(Problem) in
      try ChangeRun(of: workspace, since: revision, ignoring: ignored)
    }
  }
}

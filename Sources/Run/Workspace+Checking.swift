extension Workspace {
  /// Collects the facts that a check depends on, and checks.
  package func checked(on terms: CheckOptions, baseline: BaselineFiles? = nil) -> CheckedWorkspace {
    var facts = RunContext(about: self, on: terms, baseline: baseline)
    facts.conditions.former = facts.baseline?.recorded?.inferred(in: architecture)
    let workspace = Pipeline.workspace(self, assuming: facts.conditions.former)
    return workspace.settled(
      Pipeline.check(workspace, on: terms, knowing: facts), on: terms, knowing: facts)
  }

  /// The result, checked again with renamed entries if needed.
  ///
  /// Unused baseline entries with missing names may be due to a rename; only then archlint asks git
  /// for the names at the time the list was written.
  func settled(
    _ checked: CheckedWorkspace, on terms: CheckOptions, knowing facts: RunContext
  ) -> CheckedWorkspace {
    let verdict = checked.verdict
    guard !verdict.stale.isEmpty else { return checked }
    let names = named.entryNames
    let moved = Set(verdict.stale.filter { $0.names(noneOf: names) }.compactMap(\.note?.place.file))
    guard !verdict.findings.isEmpty, !moved.isEmpty else { return checked }
    var facts = facts
    facts.changes = changes(since: (facts.baseline?.files ?? []).filter { moved.contains($0.name) })
    return facts.changes.isEmpty ? checked : Pipeline.check(self, on: terms, knowing: facts)
  }

  /// The names that changed since each baseline file was last written, if known.
  private func changes(since files: [BaselineFile]) -> [String: NameChanges] {
    var known: [String: NameChanges] = [:]
    var changes: [String: NameChanges] = [:]
    for file in files {
      guard let commit = Git.lastChange(of: file.path, seenFrom: root.folder) else { continue }
      if known[commit.name] == nil { known[commit.name] = self.changes(since: commit) }
      changes[file.name] = known[commit.name]
    }
    return changes
  }

  private func changes(since commit: Git.Commit) -> NameChanges? {
    guard let input = try? Input(self, at: commit) else { return nil }
    let workspace = Pipeline.workspace(of: input)
    return workspace.problems.haveError ? nil : names(since: workspace)
  }
}

internal import Documents
internal import Findings
internal import Modules
internal import Rules

extension Workspace {
  /// Asks the world what judging has to know, and judges.
  ///
  /// Where entries of the baseline accept nothing and name what is not there any more, it may have
  /// another name now; only then is git asked which names there were when the list was written.
  func judged(
    on terms: Terms, baseline: BaselineFiles? = nil, growth: [Baseline.Entry] = [],
    since earlier: Architecture? = nil
  ) -> JudgedWorkspace {
    var facts = Facts(about: self, on: terms, baseline: baseline)
    facts.growth = growth
    facts.earlier = earlier
    let judged = Pipeline.judge(self, on: terms, knowing: facts)
    let verdict = judged.verdict
    guard !verdict.findings.isEmpty, verdict.stale.contains(where: { $0.names(noneOf: names) }),
      let before = namesBefore(facts.baseline)
    else { return judged }
    facts.changes = NameChanges(from: before, to: names)
    return Pipeline.judge(self, on: terms, knowing: facts)
  }

  /// The names that there were when the baseline was last written; nil if that cannot be told.
  private func namesBefore(_ baseline: BaselineFiles?) -> Set<String>? {
    let commits = (baseline?.files ?? []).lazy.compactMap { file in
      Git.lastChange(of: file.path, seenFrom: root.folder)
    }
    guard let commit = commits.first, let input = try? Input(self, at: commit) else { return nil }
    let workspace = Pipeline.workspace(of: input)
    return workspace.problems.haveError ? nil : workspace.names
  }
}

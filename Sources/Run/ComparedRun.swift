/// A run over a workspace, optionally compared with an earlier commit.
package struct ComparedRun {
  package let today: CheckedWorkspace
  package let earlier: CheckedWorkspace?
  private let changes: Workspace.Changes?
  /// The number of added baseline entries, if compared.
  private let growth: Int?

  /// Checks both with the current configuration, exceptions and baseline, in parallel on two cores.
  ///
  /// An expired exception covers nothing on either side. Both are classified with the union of
  /// their conventions, so that no edit disables a check.
  package init(
    of workspace: Workspace, on terms: CheckOptions, since revision: String?
  ) throws(Problem) {
    let earlier = try revision.map { revision throws(Problem) in
      Pipeline.workspace(of: try Input(workspace, since: revision))
    }
    try self.init(of: workspace, on: terms, against: earlier)
  }

  /// The same for a known earlier state, such as the one before a hypothetical change.
  package init(
    of workspace: Workspace, on terms: CheckOptions, against earlier: Workspace?
  ) throws(Problem) {
    let baselines = terms.usesBaseline ? BaselineFiles(of: workspace, typed: terms.baselines) : nil
    if let missing = baselines?.missing.first { throw missing }
    var (workspace, then) = (workspace, Workspace?.none)
    var former = baselines?.recorded?.inferred(in: workspace.architecture)
    let own = workspace.architecture.inferred
    if let earlier {
      then = Pipeline.workspace(earlier, assuming: own.union(former))
      former = earlier.architecture.inferred.union(former)
    }
    workspace = Pipeline.workspace(workspace, assuming: former)
    let entries = then.flatMap { baselines?.growth(in: workspace, since: $0) }
    growth = entries?.count
    var facts = RunContext(about: workspace, on: terms, baseline: baselines)
    (facts.conditions.growth, facts.conditions.former) = (entries ?? [], former)
    facts.conditions.earlier = then?.architecture
    facts.conditions.reconfigured = then.flatMap(Pipeline.ownArchitecture)
    if let then { workspace.compareChecks(with: then, for: &facts.conditions) }
    let judgeToday = { @Sendable [facts, workspace] (workers: any TaskRunner) in
      Pipeline.check(workspace, on: terms, knowing: facts, by: workers)
    }
    guard let then else {
      today = workspace.settled(judgeToday(workspace.workers), on: terms, knowing: facts)
      (self.earlier, changes) = (nil, nil)
      return
    }
    var past = terms
    past.isPast = true
    let pastFacts = RunContext(about: then, on: past, baseline: baselines)
    let judgeThen = { @Sendable [past] in
      Pipeline.check(then, on: past, knowing: pastFacts, by: SerialTaskRunner())
    }
    let (now, before) = Threads().both({ judgeToday(SerialTaskRunner()) }, judgeThen)
    changes = workspace.changes(since: then)
    today = workspace.settled(now, on: terms, knowing: facts)
    self.earlier = then.settled(before, on: past, knowing: pastFacts)
  }

  /// The report on the current state, with new findings at a changed line if there is one.
  package var report: Report {
    var report = Pipeline.compare(today, with: earlier, changes)
    report.summary.unnamed = today.workspace.unnamedManifests.count
    report.baselineGrowth = growth
    if let earlier {
      var lines = ChangedLines(today: today.source, earlier: earlier.source)
      report.anchor { lines.contains($0) }
    }
    return report
  }
}

extension BaselineFiles {
  fileprivate func growth(in today: Workspace, since earlier: Workspace) -> [BaselineEntry] {
    let baseline = baseline(never: [])
    if baseline.entries.isEmpty { return [] }
    return baseline.growth(
      since: BaselineFiles(self, in: earlier.input).baseline(never: []),
      today.names(since: earlier))
  }
}

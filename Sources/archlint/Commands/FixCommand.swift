extension Command {
  static let fix = Command(
    "fix",
    arguments: [.path],
    options: [
      .ofRule, .diff, .isCheck, .dirty, .config, .since, .baselineFiles, .noBaseline, .noImports,
      .asOf, .quiet,
    ] + .reading,
    run: { invocation throws(UsageError) in try invocation.fix() })
}

extension Option {
  static let ofRule = Option("rule", .rule, isRepeatable: true)
  static let fixFirst = Option("fix")
  static let diff = Option("diff")
  static let isCheck = Option("check")
  static let dirty = Option("dirty")
}

extension Invocation {
  /// Fixes what can be fixed; `check` does the same first where that is asked for.
  func fix() throws(UsageError) -> Outcome {
    for name in values(of: .ofRule) where !RuleCatalog.names.contains(name) {
      throw .unknownRule(name, of: .ofRule)
    }
    // Also rules that a command line does not show have a say in what is harm.
    let terms = CheckOptions(
      day: try day(), usesBaseline: !has(.noBaseline), baselines: values(of: .baselineFiles))
    return withWorkspace(forOthers: true, orSaying: "nothing was fixed") {
      workspace throws(Problem) in try fix(workspace, on: terms)
    }
  }

  private func fix(_ workspace: Workspace, on terms: CheckOptions) throws(Problem) -> Outcome {
    let compared = try value(of: .since).map { revision throws(Problem) in
      try ComparedRun(of: workspace, on: terms, since: revision)
    }
    let parts = compared?.report.findings.flatMap(\.each).filter { $0.state == .new }
    let new = parts.map { Set($0.map(\.fingerprint)) }
    let rules = Set(values(of: .ofRule) + values(of: .only))
    let skipped = values(of: .skip)
    let run = FixRun(ModifiedProject(workspace, on: terms)) { finding in
      (rules.isEmpty || rules.contains(finding.rule)) && !skipped.contains(finding.rule)
        && workspace.root.shows(finding.finding) && new?.contains(finding.fingerprint) ?? true
    }
    let files = try EditedFiles(run.state.files, in: workspace.root)
    let isDone = !has(.isCheck) && !has(.diff)
    if isDone { try write(files) }
    let summary = summary(of: run, files, isDone: isDone)
    var outcome = Outcome(output: summary)
    if has(.diff) {
      // An empty patch alone would look like a mistake.
      let patch = files.patch
      outcome = Outcome(output: patch, problems: patch.isEmpty ? summary : "")
    }
    if has(.isCheck), !run.fixed.isEmpty { outcome.exitCode = .negative }
    return outcome
  }

  private func summary(of run: FixRun, _ files: EditedFiles, isDone: Bool) -> String {
    let verb = isDone ? "Fixed" : "Would fix"
    var lines =
      has(.quiet) ? [] : run.fixed.map { "\(verb.lowercased()): \($0.line(files.root.shown))" }
    lines += run.left.map { finding, reason in
      "left: \(finding.line(files.root.shown))\n  because \(reason)"
    }
    let stale = RuleCatalog.staleBaseline
    let unfixable = run.unfixable
    let isConfigured = run.state.checked.workspace.architecture.blueprint.isConfigured
    func hint(for rule: String) -> String {
      if unfixable[rule]?.hasCandidates ?? false { return "; see `archlint plan`" }
      return rule == RuleCatalog.unlayeredModule && !isConfigured ? "; run `archlint init`" : ""
    }
    let counts = unfixable.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .filter { $0.key != stale }
    lines += counts.grouped { hint(for: $0.key) }.map { counts in
      "left: no automatic fix for "
        + counts.map { "\($0.key) (\($0.value.count))" }.joined(separator: ", ")
        + hint(for: counts[0].key)
    }
    if let count = unfixable[stale]?.count {
      lines.append("left: \(stale) (\(count)); run `archlint baseline --prune`")
    }
    let (findings, count) = (run.state.report.findings, run.count)
    lines.append(
      count == 0
        ? (run.left.isEmpty ? "Nothing to fix." : "Nothing fixed.")
        : "\(verb) \(count.of("finding")) in \(files.count.of("file")).")
    let known = run.state.report.summary.baselined
    let accepted = known > 0 ? " (\(known) in the baseline, which `archlint fix` skips)" : ""
    lines.append(
      (findings.isEmpty ? "No findings are left" : "\(findings.count.of("finding")) left")
        + accepted + ".")
    return BuildLog.disarmed(lines.joined(separator: "\n") + "\n")
  }

  /// Writes files, unless some have changes that would mix with archlint's.
  func write(_ files: EditedFiles) throws(Problem) {
    guard !has(.dirty), let first = files.dirty.first else { return try files.write() }
    let others = files.dirty.count - 1
    throw Problem(
      "`\(files.root.shown(first))`"
        + (others > 0 ? " and \(others.of("other file")) have" : " has") + " uncommitted changes",
      help: "commit them first, or add `--dirty`")
  }
}

extension ReportedFinding {
  func line(_ shown: (String) -> String) -> String {
    "\(shown(self.place.file)):\(self.place.line): \(self.message) [\(self.rule)]"
      .escapingInvisibles
  }
}

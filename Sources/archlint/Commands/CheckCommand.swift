extension Command {
  static let check = Command(
    "check",
    arguments: [.path],
    options: [
      .config, .format, .output, .only, .skip, .since, .changed, .filesFrom, .baselineFiles,
      .noBaseline, .noImports, .strict, .exitZero, .asOf, .fixFirst, .dirty,
    ] + Option.ofReports + [.quiet, .verbose, .color, .noColor] + .reading,
    run: { invocation throws(UsageError) in try CheckRun(invocation).run() })
}

/// One run of `check`: the whole program in a few lines.
struct CheckRun {
  private let invocation: Invocation
  private let terms: CheckOptions
  private let plan: OutputPlan
  private let reading: DisplayOptions
  private let changedFiles: Set<FilePath>?
  private let changes: [HypotheticalChange]

  /// Takes changes that are hypothetical, whose report compares the project with what it is.
  init(_ invocation: Invocation, assuming changes: [HypotheticalChange] = []) throws(UsageError) {
    let only = invocation.values(of: .only)
    let skip = invocation.values(of: .skip)
    for name in only + skip where !RuleCatalog.names.contains(name) {
      throw .unknownRule(name)
    }
    // A run without rules would always pass.
    if let name = only.first(where: skip.contains) {
      throw UsageError("`--only` and `--skip` both name `\(name)`", help: "remove one of them")
    }
    if invocation.has(.dirty), !invocation.has(.fixFirst) {
      throw UsageError("`--dirty` requires `--fix`", help: "add it, or remove `--dirty`")
    }
    (self.invocation, self.changes) = (invocation, changes)
    terms = try invocation.terms(only: only, skip: skip)
    changedFiles = try invocation.changedFiles()
    plan = try OutputPlan(invocation, keepsText: true)
    reading = try invocation.reading()
  }

  /// Fixes first what can be fixed, if that is asked for, and adds a summary to the problems.
  func run() throws(UsageError) -> Outcome {
    guard invocation.has(.fixFirst) else { return check() }
    let fixing = try invocation.fix()
    if fixing.exitCode == .unable { return fixing }
    var outcome = check()
    outcome.problems = String(decoding: fixing.output, as: UTF8.self) + outcome.problems
    return outcome
  }

  private func check() -> Outcome {
    do throws(Problem) {
      var input = try invocation.input()
      input.listsChanges = plan.parts.contains(.drawing)
      input.comparesCommits = input.comparesCommits || !changes.isEmpty
      guard input.obstacles.isEmpty else {
        return unable(input.obstacles, input.words, in: input.root)
      }
      return try outcome(of: Pipeline.workspace(of: input))
    } catch {
      return unable([error], .plain)
    }
  }

  /// What every format says of a run that could not be done: a report that has seen nothing.
  private func unable(
    _ problems: [Problem], _ words: ProblemText, in root: Root? = nil
  ) -> Outcome {
    // Where only its words are shown, the help is one of them.
    let told = problems.map {
      Problem($0.message + ($0.help.map { "; \($0)" } ?? ""), at: $0.place, severity: $0.severity)
    }
    var report = Report(summary: Summary(), findings: [], problems: told)
    report.tool = Program.archlint.version
    var outcome = ReportOutput(plan: plan, invocation: invocation, root: root).outcome(of: report)
    outcome.problems = problems.map(words.text).joined()
    outcome.exitCode = .unable
    return outcome
  }

  private func outcome(of workspace: Workspace) throws(Problem) -> Outcome {
    let modified =
      changes.isEmpty || workspace.hasNoSpec
      ? nil : try ModifiedWorkspace(workspace, with: changes)
    let run =
      if let modified {
        try ComparedRun(of: modified.workspace, on: terms, against: workspace)
      } else {
        try ComparedRun(of: workspace, on: terms, since: invocation.value(of: .since))
      }
    var report = shown(of: run.report, on: run.today)
    if invocation.has(.verbose) || plan.parts.contains(.explanations) {
      report.explanations = run.today.workspace.reading + report.explanations
    }
    report.forecast = modified.map { Forecast(from: workspace, to: $0) }
    if plan.parts.contains(.drawing) {
      report.drawing = ChangeDrawing.text(
        of: report, in: run,
        since: modified == nil ? invocation.value(of: .since) ?? "" : Invocation.former)
      report.affected = modified == nil ? run.affected : nil
    }
    let output = ReportOutput(
      plan: plan, invocation: invocation, root: workspace.root, reading: reading)
    var outcome = output.outcome(of: report)
    let remarks = invocation.has(.verbose) ? run.today.remarks : []
    outcome.problems = run.today.words.text(of: report.problems + remarks)
    outcome.exitCode = ExitCode(report.conclusion)
    outcome.remains = RetainedObjects(run)
    return outcome
  }

  /// What is shown of a report: the part that PATH and changed files name, with its lines.
  private func shown(of report: Report, on checked: CheckedWorkspace) -> Report {
    let workspace = checked.workspace
    let root = workspace.root
    let touched = changedFiles.map { files in
      var owners = FileOwners(workspace.graph.targets)
      return TouchedModules(
        of: files, in: workspace.architecture, below: root.folder, includes: workspace.includes,
        builtFrom: { owners.targets(of: $0) }, configuration: root.configuration,
        exists: { Disk.exists($0.text) })
    }
    let scope = root.scope.map { scope in
      TouchedModules(
        in: root.folder.appending(scope), of: workspace.architecture, below: root.folder,
        includes: workspace.includes)
    }
    var report = report
    // The current folder is shown by its name.
    let folder = root.scope.map { root.shown($0) == "." ? $0 : root.shown($0) }
    let changes = changedFiles.map { _ in
      "the changed modules" + (folder.map { " of \($0)" } ?? "")
    }
    if let part = changes ?? folder {
      report.keep(part) { finding in
        (root.shows(finding.finding) || scope?.owns(finding) ?? true)
          && touched?.shows(finding) ?? true
      }
    }
    report.tool = Program.archlint.version
    report.failingSeverity =
      invocation.has(.exitZero) ? nil : invocation.has(.strict) ? .warning : .error
    let hidden = scope?.isEmpty ?? false ? workspace.hiddenByScope : nil
    report.problems += [hidden, workspace.around].compactMap { $0 }
    report.decide(
      about: RuleCatalog.namesOfPolicies,
      inComments: workspace.configuration.acceptsExceptionsInSpecs)
    quote(checked, in: &report)
    if plan.parts.contains(.edits) { report.workOutEdits(in: checked) }
    if plan.parts.contains(.offers) { report.proveFixes(of: workspace, on: terms) }
    let owner = workspace.ownerOfFile
    for (file, indices) in report.indicesByFile {
      let owner = owner(file)
      for index in indices { report.findings[index].owner = owner }
    }
    return report
  }

  /// Gives findings their lines, and says where these are not there any more.
  private func quote(_ checked: CheckedWorkspace, in report: inout Report) {
    var lost: [Problem] = []
    report.quote(isHashing: plan.parts.contains(.lineHashes)) { file in
      let source = checked.source(of: file)
      if source == nil, let loss = checked.workspace.loss(of: file) { lost.append(loss) }
      return source
    }
    report.problems += lost.sorted { ($0.place?.file ?? "") < ($1.place?.file ?? "") }
  }
}

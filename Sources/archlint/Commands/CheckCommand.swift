internal import CommandLine
internal import Documents
internal import Findings
internal import Modules
internal import Reporters
internal import Rules

extension Command {
  /// The main job: loads everything below the root, judges it, and reports.
  static let check = Command(
    name: "check",
    summary: "Judge the links of all specs, and report",
    details: """
      Everything below the root is loaded and judged: the root is the folder of the nearest \
      .archlint.yml, or the PATH itself where there is none. A PATH below the root only chooses \
      what is shown. The exit code is 0 if there is nothing to report, 1 if there are errors (with \
      --strict also warnings), 2 if the job could not be done, 3 for a mistake in archlint; it \
      never depends on the format.
      """,
    examples: [
      ("archlint check", "judge the project in this folder"),
      ("archlint check service/Network", "show only what concerns one module"),
      ("archlint check --since origin/main", "fail only for what a branch did"),
      ("archlint check --strict --format json", "for a script"),
      (
        "archlint check --format sarif --output archlint.sarif", "text, and a file beside it"
      ),
    ],
    arguments: [
      .init(.path, "a folder or a spec; the current folder", isOptional: true)
    ],
    options: [
      .config, .format, .output, .only, .skip, .since, .changed, .filesFrom, .noBaseline, .strict,
      .exitZero, .asOf, .quiet, .verbose,
      .color, .noColor,
    ],
    run: { invocation throws(UsageError) in try CheckRun(invocation).run() })
}

/// One run of `check`: the whole program in a few lines.
struct CheckRun {
  private let invocation: Invocation
  private let terms: Judgement.Terms
  private let plan: OutputPlan
  private let changedFiles: ChangedFiles?

  init(_ invocation: Invocation) throws(UsageError) {
    let only = invocation.values(of: .only)
    let skip = invocation.values(of: .skip)
    for name in only + skip where !Catalogue.names.contains(name) {
      throw .unknownRule(name)
    }
    if let name = only.first(where: skip.contains) { throw .bothWays(name) }
    self.invocation = invocation
    terms = Judgement.Terms(
      only: only, skip: skip, day: try invocation.day(),
      usesBaseline: !invocation.has(.noBaseline))
    changedFiles = try ChangedFiles(invocation)
    plan = try OutputPlan(invocation, keepsText: true)
  }

  func run() -> Outcome {
    do throws(Problem) {
      let root = try Root(
        path: invocation.arguments.first, configuration: invocation.values(of: .config).first)
      return try judge(Workspace(root))
    } catch {
      return Outcome(
        output: told(error),
        problems: ProblemText.plain.text(of: error),
        exitCode: .unable)
    }
  }

  /// What a build server reads of a run that could not be done.
  ///
  /// No other format gets a report: one without findings would close everything that is open.
  private func told(_ error: Problem) -> [UInt8] {
    guard let reporter = plan.outputs.first(where: { $0.file == nil })?.reporter,
      reporter.reader != nil
    else { return [] }
    let words = error.message + (error.help.map { "; \($0)" } ?? "")
    let report = Report(
      summary: Summary(), findings: [], problems: [Problem(words, at: error.place)])
    return reporter.bytes(of: report, in: ReportSetting(isQuiet: true))
  }

  private func judge(_ workspace: Workspace) throws(Problem) -> Outcome {
    let judgement = Judgement(of: workspace, on: terms)
    var report = judgement.report
    if let revision = invocation.values(of: .since).first {
      let earlier = Judgement(of: try workspace.earlier(since: revision), on: terms)
      report.compare(judgement, with: earlier)
    }
    let touched = changedFiles.map { TouchedModules($0, in: workspace) }
    report.keep { workspace.root.shows($0.place.file) && touched?.shows($0) ?? true }
    report.problems += workspace.hiddenByScope
    report.quote(from: judgement.workspace.source)
    return outcome(of: report, in: judgement.workspace)
  }

  private func outcome(of report: Report, in workspace: Workspace) -> Outcome {
    let output = ReportOutput(plan: plan, invocation: invocation, root: workspace.root)
    var outcome = output.outcome(of: report)
    outcome.problems = workspace.text(of: report.problems)
    outcome.exitCode = exitCode(of: report)
    return outcome
  }

  private func exitCode(of report: Report) -> ExitCode {
    if report.problems.contains(where: { $0.severity == .error }) { return .unable }
    guard let worst = report.worst, !invocation.has(.exitZero) else { return .success }
    return worst >= (invocation.has(.strict) ? .warning : .error) ? .negative : .success
  }
}

extension Workspace {
  /// That a folder is asked about which holds no spec: all findings are shown elsewhere.
  fileprivate var hiddenByScope: [Problem] {
    guard let scope = root.scope, !knownFiles.isEmpty, !knownFiles.contains(where: root.shows)
    else { return [] }
    return [
      Problem(
        "no spec lies below `\(root.shown(scope))`, so no finding of any spec is shown",
        severity: .warning, help: "name the folder of a spec, or no PATH at all")
    ]
  }
}

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
      .config, .format, .output, .only, .skip, .since, .changed, .filesFrom, .noBaseline,
      .noImports, .strict,
      .exitZero, .asOf, .quiet, .verbose,
      .color, .noColor,
    ] + .reading,
    run: { invocation throws(UsageError) in try CheckRun(invocation).run() })
}

/// One run of `check`: the whole program in a few lines.
struct CheckRun {
  private let invocation: Invocation
  private let terms: Terms
  private let plan: OutputPlan
  private let changedFiles: Set<FilePath>?

  init(_ invocation: Invocation) throws(UsageError) {
    let only = invocation.values(of: .only)
    let skip = invocation.values(of: .skip)
    for name in only + skip where !Catalogue.names.contains(name) {
      throw .unknownRule(name)
    }
    if let name = only.first(where: skip.contains) { throw .bothWays(name) }
    self.invocation = invocation
    terms = Terms(
      only: only, skip: skip, day: try invocation.day(),
      usesBaseline: !invocation.has(.noBaseline))
    changedFiles = try invocation.changedFiles()
    plan = try OutputPlan(invocation, keepsText: true)
  }

  func run() -> Outcome {
    do throws(Problem) {
      return try outcome(of: Pipeline.workspace(of: try invocation.input()))
    } catch {
      return Outcome(error, output: words(forLogs: error))
    }
  }

  /// What a build server reads of a run that could not be done.
  ///
  /// No other format gets a report: one without findings would close everything that is open.
  private func words(forLogs error: Problem) -> [UInt8] {
    guard let reporter = plan.outputs.first(where: { $0.file == nil })?.reporter,
      reporter.reader != nil
    else { return [] }
    let words = error.message + (error.help.map { "; \($0)" } ?? "")
    let report = Report(
      summary: Summary(), findings: [], problems: [Problem(words, at: error.place)])
    return reporter.bytes(of: report, in: ReportSetting(isQuiet: true))
  }

  private func outcome(of workspace: Workspace) throws(Problem) -> Outcome {
    let today = workspace.judged(on: terms)
    var earlier: JudgedWorkspace?
    if let revision = invocation.value(of: .since) {
      earlier = Pipeline.workspace(of: try Input(workspace, since: revision))
        .judged(on: terms, baseline: today.baseline)
    }
    let report = shown(of: Pipeline.compare(today, with: earlier), on: today)
    let output = ReportOutput(plan: plan, invocation: invocation, root: workspace.root)
    var outcome = output.outcome(of: report)
    let remarks = invocation.has(.verbose) ? today.remarks : []
    outcome.problems = today.words.text(of: report.problems + remarks)
    outcome.exitCode = ExitCode(
      report,
      failsFor: invocation.has(.exitZero) ? nil : invocation.has(.strict) ? .warning : .error)
    return outcome
  }

  /// What is shown of a report: the part that PATH and changed files name, with its lines.
  private func shown(of report: Report, on judged: JudgedWorkspace) -> Report {
    let workspace = judged.workspace
    let root = workspace.root
    let touched = changedFiles.map {
      TouchedModules(
        of: $0, in: workspace.architecture, below: root.folder, includes: workspace.includes,
        configuration: root.configuration)
    }
    var report = report
    report.keep { root.shows($0.place.file) && touched?.shows($0) ?? true }
    report.problems += workspace.hiddenByScope.map { [$0] } ?? []
    report.quote(from: judged.source)
    return report
  }
}

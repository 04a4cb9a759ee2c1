/// Writes a report down in all formats that were asked for.
struct ReportOutput {
  /// What GitHub takes as the summary of a step, in bytes.
  private static let largestSummary = 1 << 20
  /// So many screens a report of many findings takes.
  private static let screens = 2
  /// So many lines it takes in a log.
  private static let mostLogged = 100

  let plan: OutputPlan
  let invocation: Invocation
  /// Nil where nothing could be found out about it.
  let root: Root?
  var reading = DisplayOptions()
  var environment = Environment.variables
  var screen = Terminal.screen

  func outcome(of report: Report) -> Outcome {
    var outcome = Outcome()
    for output in plan.outputs {
      let reporter = isOverview(output, report) ? ReporterCatalog.overview : output.reporter
      let bytes = reporter.bytes(of: report, in: setting(for: output, report))
      if let file = output.file {
        outcome.files.append(OutputFile(path: file, bytes: bytes, boundary: root?.tree.text))
      } else {
        outcome.output = bytes
      }
      if output.reporter is GitHubReporter, let summary = jobSummary(of: report) {
        outcome.files.append(summary)
      }
    }
    return outcome
  }

  /// The page that GitHub shows of a run, behind what the step has written there already; nil
  /// where there is no room left, because GitHub shows none of a summary that is too long.
  private func jobSummary(of report: Report) -> OutputFile? {
    guard let file = environment["GITHUB_STEP_SUMMARY"], !file.isEmpty else { return nil }
    let size = Disk.size(of: file)
    // A heading right below a table or a tag would be taken for a part of it.
    let gap = size > 0 ? Array("\n".utf8) : []
    let room = ReportOutput.largestSummary - size - gap.count
    let output = OutputPlan.Output(reporter: MarkdownReporter(limit: room), file: file)
    let bytes = output.reporter.bytes(of: report, in: setting(for: output, report))
    guard bytes.count <= room else { return nil }
    return OutputFile(path: file, bytes: gap + bytes, isAppended: true)
  }

  /// Whether the report is too long to read and the full one was not requested.
  private func isOverview(_ output: OutputPlan.Output, _ report: Report) -> Bool {
    output.file == nil && output.reporter.format == ReporterCatalog.standard.format
      && reading.isOverview(of: report)
  }

  private func setting(for output: OutputPlan.Output, _ report: Report) -> ReportSetting {
    let path = root?.printing(output.reporter.paths, in: environment)
    var setting = ReportSetting(
      isQuiet: invocation.has(.quiet), isVerbose: invocation.has(.verbose),
      rules: RuleCatalog.descriptions, version: Program.archlint.version, reading: reading,
      address: ReportSetting.address(in: environment), path: path ?? { $0 },
      help: RuleText.help)
    if output.reporter.paths == .absolute, let path = root?.printing(.repository, in: environment) {
      setting.isOutside = { path($0).hasPrefix("../") }
    }
    setting.ruleAddress = ReportSetting.ruleAddress(in: environment)
    setting.linkRules = RuleCatalog.namesOfLinkRules
    guard output.file == nil else { return setting }
    setting.style = invocation.style()
    setting.reading.isLog = screen == nil
    if isOverview(output, report) {
      setting.reading.lines =
        screen.map { ReportOutput.screens * $0.lines - 1 } ?? ReportOutput.mostLogged
    }
    if let screen {
      setting.reading.columns = screen.columns
      setting.style.hasLinks = setting.style != .plain && ReportSetting.knowsLinks(in: environment)
      setting.placeAddress = { [root] place in root?.address(of: place) }
    }
    return setting
  }
}

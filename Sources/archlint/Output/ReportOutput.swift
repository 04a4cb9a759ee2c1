internal import CommandLine
internal import Findings
internal import Modules
internal import Reporters
internal import Rules

/// Writes a report down in all formats that were asked for.
struct ReportOutput {
  /// What GitHub takes as the summary of a step, in bytes.
  private static let largestSummary = 1 << 20

  let plan: OutputPlan
  let invocation: Invocation
  let root: Root
  var environment = Environment.variables

  /// The formats on their way to standard output and to files.
  func outcome(of report: Report) -> Outcome {
    var outcome = Outcome()
    for output in plan.outputs {
      let bytes = output.reporter.bytes(of: report, in: setting(for: output))
      if let file = output.file {
        outcome.files.append(OutputFile(path: file, bytes: bytes, boundary: root.tree.text))
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
    let bytes = output.reporter.bytes(of: report, in: setting(for: output))
    guard bytes.count <= room else { return nil }
    return OutputFile(path: file, bytes: gap + bytes, isAppended: true)
  }

  /// What a format must know; files have no colours.
  private func setting(for output: OutputPlan.Output) -> ReportSetting {
    ReportSetting(
      style: output.file == nil ? invocation.style() : .plain, isQuiet: invocation.has(.quiet),
      isVerbose: invocation.has(.verbose),
      rules: Catalogue.descriptions, version: Program.archlint.version,
      address: ReportSetting.address(in: environment),
      path: root.printing(output.reporter.paths, in: environment), help: RuleHelp.ofRule)
  }
}

internal import Configuration
internal import Documents
internal import Findings
internal import Modules
internal import Rules

/// A workspace, and what the rules have to say about it.
struct Judgement {
  /// What a command line may say about judging.
  struct Terms {
    /// The rules that are run alone; all, if none is named.
    var only: [String] = []
    var skip: [String] = []
    var day: Day?
    /// Whether the baseline accepts what it lists.
    var usesBaseline = true
  }

  let workspace: Workspace
  /// What the file accepts; nothing without one.
  let baseline: [Baseline.Entry]?
  let verdict: Verdict
  /// Everything that stands in the way of a whole answer, or should be looked at.
  let problems: [Problem]

  init(of workspace: Workspace, on terms: Terms = Terms()) {
    let file = terms.usesBaseline ? BaselineFile(of: workspace.root) : nil
    let configuration = workspace.configuration
    let book = RuleBook(
      preset: configuration.preset.rules, configuration: configuration.rules, only: terms.only,
      skip: terms.skip)
    let problems = workspace.problems + (file?.problems ?? []) + book.problems
    // What could not be read might be just what an exception or the baseline is about.
    let isComplete = !problems.contains { $0.severity == .error }
    let conditions = Conditions(
      day: terms.day, isFullRun: terms.only.isEmpty && terms.skip.isEmpty && isComplete,
      isComplete: isComplete, isLoneSpec: workspace.isLoneSpec,
      ignoredSources: workspace.ignoredSources)
    verdict = book.judge(
      workspace.architecture, excuses: workspace.excuses,
      accepting: Baseline(file?.entries ?? [], never: Set(configuration.neverAccepted)),
      under: conditions)
    self.problems = problems
    self.workspace = workspace.knowing(file?.source)
    baseline = file?.entries
  }

  /// All there is to report.
  var report: Report { verdict.report(of: workspace.architecture, problems: problems) }

  /// Whether everything could be read.
  var isComplete: Bool { !problems.contains { $0.severity == .error } }
}

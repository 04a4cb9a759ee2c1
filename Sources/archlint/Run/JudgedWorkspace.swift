internal import Documents
internal import Findings
internal import Modules
internal import Reporters
internal import Rules

/// What a command line may say about judging.
struct Terms {
  /// The rules that are shown alone; all, if none is named.
  var only: [String] = []
  var skip: [String] = []
  var day: Day?
  /// Whether the baseline accepts what it lists.
  var usesBaseline = true
  /// The files that hold it, as they were typed; else those of the root.
  var baselines: [String] = []
  /// Whether warnings count as errors, and nothing is put off.
  var isStrict = false
}

/// What the world says about a workspace before it is judged.
struct Facts {
  /// What is accepted as old debt; nil if nobody wants to know.
  let baseline: BaselineFiles?
  /// The sources that are missing because git ignores them, as paths from the root.
  let ignoredSources: Set<String>
  /// The names that changed since the baseline was written, where that is known.
  var changes: NameChanges?
  /// The entries that the baseline gained since an earlier commit.
  var growth: [Baseline.Entry] = []

  /// Reads the baseline unless it is known; git is only asked if sources are missing.
  init(about workspace: Workspace, on terms: Terms, baseline known: BaselineFiles? = nil) {
    baseline =
      terms.usesBaseline ? known ?? BaselineFiles(of: workspace, typed: terms.baselines) : nil
    let missing = workspace.graph.missingSources.map(\.path)
    ignoredSources = missing.isEmpty ? [] : Git.ignored(missing, in: workspace.root.folder)
  }
}

/// A workspace, and what the rules have to say about it.
struct JudgedWorkspace {
  let workspace: Workspace
  let baseline: BaselineFiles?
  /// All that the baseline accepts.
  let accepted: Baseline
  let verdict: Verdict
  /// Everything that stands in the way of a whole answer, or should be looked at.
  let problems: [Problem]

  /// All there is to report.
  var report: Report { verdict.report(of: workspace.architecture, problems: problems) }

  /// What was found, to be compared with what is found at another time.
  var found: Report.Found {
    Report.Found(shown: verdict.findings, covered: verdict.suppressed + verdict.baselined)
  }

  /// The text of a file of the run, by its path relative to the root.
  func source(of path: String) -> Source? {
    baseline?.source(of: path) ?? workspace.source(of: path)
  }

  /// Problems in full, those of the baseline among them.
  var words: ProblemText { ProblemText(path: workspace.root.shown, source: source) }
}

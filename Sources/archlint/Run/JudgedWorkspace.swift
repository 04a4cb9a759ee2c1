internal import Documents
internal import Findings
internal import Loaders
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
  /// Whether an earlier commit is judged.
  var isPast = false
}

/// What the world says about a workspace before it is judged.
struct Facts: Sendable {
  /// What is accepted as old debt; nil if nobody wants to know.
  let baseline: BaselineFiles?
  /// What is missing because git ignores it, as paths from the root.
  let ignored: Set<String>
  /// The submodules that are not checked out, as paths from the root.
  let absentModules: [String]
  /// The names that changed since each file of the baseline was written, where that is known.
  var changes: [String: NameChanges] = [:]
  /// The entries that the baseline gained since an earlier commit.
  var growth: [Baseline.Entry] = []
  /// The classes that frameworks name in the information of their bundles.
  let registrations: RegistrationReading.Result
  /// What there was at the earlier commit that is compared with, if one is.
  var earlier: Architecture?

  /// Reads the baseline unless it is known; git is only asked if something is missing, and for
  /// submodules also if a name is unknown.
  init(about workspace: Workspace, on terms: Terms, baseline known: BaselineFiles? = nil) {
    baseline =
      terms.usesBaseline ? known ?? BaselineFiles(of: workspace, typed: terms.baselines) : nil
    let missing = workspace.graph.missingFiles.map(\.path)
    let folder = workspace.root.folder
    ignored = missing.isEmpty ? [] : Git.ignored(missing, in: folder)
    let isOpen = workspace.graph.notices.contains { $0.kind == .unknownName }
    absentModules = missing.isEmpty && !isOpen ? [] : Git.absentModules(in: folder)
    let input = workspace.input
    registrations = RegistrationReading(input.files, readsSources: input.readsSources)
      .read(workspace.graph, keys: RuleBook(workspace.configuration, on: terms).registrationKeys)
  }
}

/// A workspace, and what the rules have to say about it.
struct JudgedWorkspace: Sendable {
  let workspace: Workspace
  let baseline: BaselineFiles?
  /// All that the baseline accepts.
  let accepted: Baseline
  let verdict: Verdict
  /// Everything that stands in the way of a whole answer, or should be looked at.
  let problems: [Problem]
  /// What is not known because git ignores a file; said to those who ask for more.
  let remarks: [Problem]

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

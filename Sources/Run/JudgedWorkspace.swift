package import Documents
package import Findings
internal import Loaders
package import Modules
package import Reporters
package import Rules
internal import World

/// What a command line may say about judging.
package struct Terms {
  /// The rules that are shown alone; all, if none is named.
  private(set) var only: [String]
  let skip: [String]
  let day: Day?
  /// Whether the baseline accepts what it lists.
  var usesBaseline: Bool
  /// The files that hold it, as they were typed; else those of the root.
  let baselines: [String]
  /// Whether warnings count as errors, and nothing is put off.
  let isStrict: Bool
  /// Whether an earlier commit is judged.
  var isPast = false

  package init(
    only: [String] = [], skip: [String] = [], day: Day? = nil, usesBaseline: Bool = true,
    baselines: [String] = [], isStrict: Bool = false
  ) {
    self.only = only
    self.skip = skip
    self.day = day
    self.usesBaseline = usesBaseline
    self.baselines = baselines
    self.isStrict = isStrict
  }

  /// The same for the rules that are named, or for all if none is.
  func showing(_ only: [String]) -> Terms {
    var terms = self
    terms.only = only
    return terms
  }
}

/// What the world says about a workspace before it is judged.
package struct Facts: Sendable {
  /// What is accepted as old debt; nil if nobody wants to know.
  package let baseline: BaselineFiles?
  /// What is missing because git ignores it, as paths from the root.
  let ignored: Set<String>
  /// The submodules that are not checked out, as paths from the root.
  let absentModules: [String]
  /// The names that changed since each file of the baseline was written, where that is known.
  var changes: [String: NameChanges] = [:]
  /// The entries that the baseline gained since an earlier commit.
  package var growth: [Baseline.Entry] = []
  /// The classes that frameworks name in the information of their bundles.
  let registrations: RegistrationReading.Result
  /// What there was at the earlier commit that is compared with, if one is.
  package var earlier: Architecture?
  /// What that commit, or the baseline, makes probable.
  var former: Belief?

  /// Reads the baseline unless it is known; git is only asked if something is missing, and for
  /// submodules also if a name is unknown.
  package init(about workspace: Workspace, on terms: Terms, baseline known: BaselineFiles? = nil) {
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
package struct JudgedWorkspace: Sendable {
  package let workspace: Workspace
  package let baseline: BaselineFiles?
  /// All that the baseline accepts.
  package let accepted: Baseline
  package let verdict: Verdict
  /// Everything that stands in the way of a whole answer, or should be looked at.
  package let problems: [Problem]
  /// What is not known because a file is not read, or git ignores it; for `--verbose`.
  package let remarks: [Problem]

  /// All there is to report.
  package var report: Report { Pipeline.compare(self, with: nil) }

  /// What was found, to be compared with what is found at another time.
  var found: Report.Found {
    Report.Found(shown: verdict.findings, covered: verdict.suppressed + verdict.baselined)
  }

  /// The text of a file of the run, by its path relative to the root.
  package func source(of path: String) -> Source? {
    baseline?.source(of: path) ?? workspace.source(of: path)
  }

  /// Problems in full, those of the baseline among them.
  package var words: ProblemText { ProblemText(path: workspace.root.shown, source: source) }
}

/// The options of a command line for a check.
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
  /// Whether this is an earlier commit.
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

/// External facts that a check depends on.
package struct Facts: Sendable {
  /// The accepted findings; nil if not needed.
  package let baseline: BaselineFiles?
  /// The names that changed since each file of the baseline was written, where that is known.
  var changes: [String: NameChanges] = [:]
  /// What rules must know of the world.
  var conditions = Conditions()
  /// What is wrong with the information of bundles.
  let problems: [Problem]

  /// Reads the baseline unless it is known; git is only asked if something is missing, and for
  /// submodules also if a name is unknown.
  package init(about workspace: Workspace, on terms: Terms, baseline known: BaselineFiles? = nil) {
    baseline =
      terms.usesBaseline ? known ?? BaselineFiles(of: workspace, typed: terms.baselines) : nil
    let missing = workspace.graph.missingFiles.map(\.path)
    let folder = workspace.root.folder
    let isOpen = workspace.graph.notices.contains { $0.kind == .unknownName }
    let input = workspace.input
    let registrations = RegistrationReading(input.files, readsSources: input.readsSources)
      .read(workspace.graph, keys: RuleBook(workspace.configuration, on: terms).registrationKeys)
    problems = registrations.problems
    conditions.registrations = registrations.registrations
    conditions.ignored = missing.isEmpty ? [] : Git.ignored(missing, in: folder)
    conditions.absentModules = missing.isEmpty && !isOpen ? [] : Git.absentModules(in: folder)
    (conditions.day, conditions.isStrict) = (terms.day, terms.isStrict)
    (conditions.isPast, conditions.believed) = (terms.isPast, baseline?.believed)
  }
}

/// A workspace, and what the rules have to say about it.
package struct JudgedWorkspace: Sendable {
  package let workspace: Workspace
  package let baseline: BaselineFiles?
  package let accepted: Baseline
  package let verdict: Verdict
  /// Everything that makes the result incomplete, and warnings.
  package let problems: [Problem]
  /// What is not known because a file is not read, or git ignores it; for `--verbose`.
  package let remarks: [Problem]

  package var report: Report { Pipeline.compare(self, with: nil) }

  /// What was found, to be compared with what is found at another time.
  var found: Report.Found {
    Report.Found(shown: verdict.findings, covered: verdict.suppressed + verdict.baselined) {
      [graph = workspace.graph] in graph.orderingEnds()
    }
  }

  /// The text of a file of the run, by its path relative to the root.
  package func source(of path: String) -> Source? {
    baseline?.source(of: path) ?? workspace.source(of: path)
  }

  /// Problems in full, those of the baseline among them.
  package var words: ProblemText { ProblemText(path: workspace.root.shown, source: source) }
}

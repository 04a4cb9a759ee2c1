/// The options of a command line for a check.
package struct CheckOptions {
  /// The only rules to show; empty for all.
  var only: [String]
  let skip: [String]
  let day: Day?
  var usesBaseline: Bool
  /// The baseline files as typed; empty for those of the root.
  let baselines: [String]
  /// Whether warnings count as errors, and there is no grace period.
  let isStrict: Bool
  var isPast = false

  package init(
    only: [String] = [], skip: [String] = [], day: Day? = nil, usesBaseline: Bool = true,
    baselines: [String] = [], isStrict: Bool = false
  ) {
    (self.only, self.skip, self.day) = (only, skip, day)
    (self.usesBaseline, self.baselines, self.isStrict) = (usesBaseline, baselines, isStrict)
  }
}

/// External facts that a check depends on.
package struct RunContext: Sendable {
  /// The accepted findings; nil if not needed.
  package let baseline: BaselineFiles?
  /// The names that changed since each baseline file was written, if known.
  var changes: [String: NameChanges] = [:]
  var conditions = Conditions()
  let problems: [Problem]

  /// Reads the baseline unless it is given; asks git about missing files and unknown names.
  package init(
    about workspace: Workspace, on terms: CheckOptions, baseline known: BaselineFiles? = nil
  ) {
    baseline =
      terms.usesBaseline ? known ?? BaselineFiles(of: workspace, typed: terms.baselines) : nil
    let missing = workspace.graph.missingFiles.map(\.path)
    let folder = workspace.root.folder
    let isOpen = workspace.graph.notices.contains { $0.kind == .unknownName }
    let input = workspace.input
    let registrations = RegistrationReader(input.files, readsSources: input.readsSources)
      .read(workspace.graph, keys: RuleBook(workspace.configuration, on: terms).registrationKeys)
    problems = registrations.problems
    conditions.registrations = registrations.registrations
    conditions.ignored = missing.isEmpty ? [] : Git.ignored(missing, in: folder)
    conditions.absentModules = missing.isEmpty && !isOpen ? [] : Git.absentModules(in: folder)
    (conditions.day, conditions.isStrict) = (terms.day, terms.isStrict)
    (conditions.isPast, conditions.recorded) = (terms.isPast, baseline?.recorded)
  }
}

package struct CheckedWorkspace: Sendable {
  package let workspace: Workspace
  package let baseline: BaselineFiles?
  package let accepted: Baseline
  package let verdict: Verdict
  /// Everything that makes the result incomplete, and warnings.
  package let problems: [Problem]
  /// Gaps due to unread or ignored files, for `--verbose`.
  package let remarks: [Problem]

  package var report: Report { Pipeline.compare(self, with: nil) }

  /// The findings, for a comparison.
  var found: Report.Found {
    (
      verdict.findings, verdict.suppressed + verdict.baselined,
      { [graph = workspace.graph] in graph.orderingEnds() }
    )
  }

  package func source(of path: String) -> Source? {
    baseline?.source(of: path) ?? workspace.source(of: path)
  }

  package var words: ProblemText { ProblemText(path: workspace.root.shown, source: source) }
}

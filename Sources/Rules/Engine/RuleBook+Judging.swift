internal import Documents
package import Findings
package import Modules

extension RuleBook {
  /// Runs the rules that are on.
  ///
  /// First every rule on its own, each dependency left to the first that speaks about it; then
  /// the exceptions, and the rules about them; last the baseline, and the rules about it.
  package func judge(
    _ architecture: Architecture, excuses: [Exception] = [], accepting baseline: Baseline = .init(),
    under conditions: Conditions = .init()
  ) -> Verdict {
    let survey = Survey(architecture, conditions: conditions)
    let findings = findings(of: .architecture, in: survey)
    let (kept, suppressed, uses) = Pardon(excuses, in: survey).apply(to: findings)
    survey.excuses = uses
    let match = baseline.match(kept + self.findings(of: .exceptions, in: survey))
    survey.idleEntries = match.stale
    survey.neverAccepted = baseline.never
    return Verdict(
      findings: (match.kept + self.findings(of: .baseline, in: survey)).sortedForReading(),
      suppressed: suppressed.sortedForReading(), baselined: match.accepted.sortedForReading(),
      excuses: uses, problems: conditions.isComplete ? unmatchedPatterns(in: architecture) : [])
  }

  private func findings(of phase: Phase, in survey: Survey) -> [Finding] {
    entries.filter { $0.phase == phase }.flatMap { $0.findings(in: survey) }
  }

  /// Patterns among the options that mean nothing; a rule with a slip in it would guard nothing.
  private func unmatchedPatterns(in architecture: Architecture) -> [Problem] {
    entries.filter { $0.severity != nil && $0.hasOwnOptions }.flatMap { entry in
      entry.rule.selectors.flatMap { $0.selection(in: architecture).unmatched }.map {
        Problem(
          "the pattern `\($0.text)` of \(entry.description.name) matches nothing", at: $0.place,
          severity: .warning,
          help: NearestName.of($0.text, among: architecture.layers.map(\.name)).map {
            "did you mean `\($0)`?"
          })
      }
    }
  }
}

extension RuleBook.Entry {
  /// The findings of the rule, joined, with the severity that was chosen for it.
  fileprivate func findings(in survey: Survey) -> [Finding] {
    guard let severity else { return [] }
    var findings = rule.findings(in: survey).map { $0.withModules(of: survey.architecture) }
    for index in findings.indices {
      findings[index].severity = description.adjusted(findings[index].severity, to: severity)
    }
    if Catalogue.speakers.contains(description.name) {
      findings.removeAll { $0.ends.map(survey.rejected.contains) ?? false }
      // Before twins are joined: what is said of one of them is said of all.
      survey.rejected.formUnion(findings.compactMap(\.ends))
    }
    return Twins(in: survey.graph).joined(findings)
  }
}

extension RuleDescription {
  /// The severity of a finding once its rule has a severity chosen for it.
  ///
  /// The gravest findings get what was chosen; slighter ones are never made graver.
  fileprivate func adjusted(_ natural: Severity, to chosen: Severity) -> Severity {
    natural >= severity ? chosen : min(natural, chosen)
  }
}

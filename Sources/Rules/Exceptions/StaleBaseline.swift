/// Finds entries of the baseline that accept nothing: debt that is paid off, or may not be made.
///
/// The last rule of all, and the only one of its kind.
struct StaleBaseline: PlainRule, BaselineRule {
  static let description = RuleDescription(
    "stale-baseline", .warning, "a baseline entry no longer accepts anything")

  func findings(
    about match: Baseline.Match, of baseline: Baseline,
    allowing isAllowed: (Baseline.Entry) -> Bool, in context: RuleContext
  ) -> [Finding] {
    // Part of a run cannot tell what the rest would find.
    guard context.conditions.isFullRun else { return [] }
    let stale = match.stale(of: baseline).map { entry in
      // Whoever raises a limit has paid nothing, and need not touch the baseline.
      if entry.whole == nil, !baseline.never.contains(entry.debt.rule), isAllowed(entry) {
        return finding(
          "stale baseline entry: \(entry.words); the limit now allows \(entry.count)",
          severity: .info, about: entry, in: context)
      }
      return finding(
        baseline.never.contains(entry.debt.rule)
          ? "ignored baseline entry: \(entry.words); \(entry.debt.rule) is never accepted"
          : "stale baseline entry: \(entry.words)",
        about: entry, of: baseline, in: context)
    }
    return stale
      + match.slack(of: baseline).map { entry, left in
        finding(
          "stale baseline entry: \(entry.words) allows \(entry.count), but \(left.count) remain",
          about: entry, of: baseline, in: context)
      }
  }

  /// Where the list is not as it was written, a merge may have brought back what one side paid off:
  /// that would be lost among warnings.
  private func finding(
    _ message: String, about entry: Baseline.Entry, of baseline: Baseline, in context: RuleContext
  ) -> Finding {
    let merged = baseline.isAsWritten ? "" : "; the file was merged or edited since it was written"
    var finding = finding(message + merged, about: entry, in: context)
    if !baseline.isAsWritten { finding.severity = .error }
    if context.severity(of: entry) == .info { finding.severity = .info }
    return finding
  }

  private func finding(
    _ message: String, severity: Severity? = nil, about entry: Baseline.Entry,
    in context: RuleContext
  ) -> Finding {
    let place = entry.place ?? Place(file: Baseline.fileName)
    return finding(
      message, severity: severity, at: place, from: Subject(place.file), to: Subject(entry.words),
      help: "run `archlint baseline --prune` to remove it", in: context)
  }
}

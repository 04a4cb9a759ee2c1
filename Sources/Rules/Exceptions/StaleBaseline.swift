/// Finds baseline entries that accept nothing: fixed findings, or ones that can't be accepted.
///
/// Runs last, and is the only rule of its kind.
struct StaleBaseline: PlainRule {
  static let description = RuleDescription(
    "stale-baseline", .warning, "baseline entries that no longer match a finding")

  /// Its findings, given which entries current limits allow.
  func findings(
    about match: Baseline.Match, of baseline: Baseline,
    allowing isAllowed: (BaselineEntry) -> Bool, in context: RuleContext
  ) -> [Finding] {
    // A partial run doesn't know what the rest would find.
    guard context.conditions.isFullRun else { return [] }
    let stale = match.stale(of: baseline).map { entry in
      // Raising a limit fixes nothing, and need not change the baseline.
      if !baseline.never.contains(entry.key.rule), isAllowed(entry) {
        return finding(
          "stale baseline entry: \(entry.key.words); the limit now allows \(entry.count)",
          severity: .info, about: entry, in: context)
      }
      return finding(
        baseline.never.contains(entry.key.rule)
          ? "ignored baseline entry: \(entry.key.words); \(entry.key.rule) is never accepted"
          : "stale baseline entry: \(entry.key.words)",
        about: entry, of: baseline, in: context)
    }
    return stale
      + match.slack(of: baseline).map { entry, left in
        finding(
          "stale baseline entry: \(entry.key.words) allows \(entry.count), but \(left.count) remain",
          about: entry, of: baseline, in: context)
      }
  }

  /// If the list was edited or merged, it may have restored fixed entries.
  private func finding(
    _ message: String, about entry: BaselineEntry, of baseline: Baseline, in context: RuleContext
  ) -> Finding {
    let merged = baseline.isAsWritten ? "" : "; the file was merged or edited since it was written"
    let finding = finding(message + merged, about: entry, in: context)
    return finding.with(
      context.severity(of: entry) == .info ? .info : baseline.isAsWritten ? nil : .error)
  }

  private func finding(
    _ message: String, severity: Severity? = nil, about entry: BaselineEntry,
    in context: RuleContext
  ) -> Finding {
    let place = entry.note?.place ?? Place(file: Baseline.fileName)
    return finding(
      message, severity: severity, at: place, from: Subject(place.file),
      to: Subject(entry.key.words), help: "run `archlint baseline --prune` to remove it",
      in: context)
  }
}

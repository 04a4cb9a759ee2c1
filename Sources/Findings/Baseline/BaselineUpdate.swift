/// What becomes of a baseline when it is written anew.
package struct BaselineUpdate {
  /// The entries that still accept something, as they are.
  private let kept: [Baseline.Entry]
  /// The entries that accept nothing any more.
  package let stale: [Baseline.Entry]
  /// The findings that would be in it if it grew.
  package let growth: [Finding]
  /// The findings that may never be in it.
  package let refused: [Finding]

  /// Compares what a file accepts with what was found today, with or without it.
  ///
  /// The findings of one rule never are debt: those about the baseline itself.
  package init(
    _ entries: [Baseline.Entry], _ findings: [Finding], except rule: String, never: Set<String>
  ) {
    let match = Baseline(entries, never: never).match(findings)
    let waiting = match.kept.filter { $0.rule != rule }
    let stale = Set(match.stale.map(\.identity))
    self.stale = match.stale
    kept = entries.filter { !stale.contains($0.identity) }
    growth = waiting.filter { !never.contains($0.rule) }
    refused = waiting.filter { never.contains($0.rule) }
  }

  /// The baseline without what is mended.
  package var shrunk: Baseline { Baseline(kept) }

  /// The baseline of today.
  package var grown: Baseline { Baseline(kept + growth.map { Baseline.Entry($0.identity) }) }
}

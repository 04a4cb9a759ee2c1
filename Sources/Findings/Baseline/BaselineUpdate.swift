package struct BaselineUpdate {
  /// The replacement of each entry; nil for a stale one.
  package let left: [BaselineEntry?]
  package let accepted: [Finding]
  /// The findings that are not accepted yet.
  package let growth: [Finding]
  package let refused: [Finding]

  /// Compares a baseline with current findings, accepted or not.
  ///
  /// Findings of one rule are never accepted: those about the baseline itself.
  package init(_ baseline: Baseline, _ findings: [Finding], except rule: String) {
    let match = baseline.match(findings)
    let waiting = match.kept.filter { $0.rule != rule }
    var seen: Set<BaselineKey> = []
    left = match.left.map { $0.flatMap { seen.insert($0.key).inserted ? $0 : nil } }
    accepted = match.accepted
    growth = waiting.filter { !baseline.never.contains($0.rule) }
    refused = waiting.filter { baseline.never.contains($0.rule) }
  }

  package func additions(for findings: [Finding]) -> [BaselineEntry] {
    let kept = EntryCounts(left.compactMap { $0 })
    return findings.flatMap(\.entries).joined.filter { !kept.covers($0) }
  }
}

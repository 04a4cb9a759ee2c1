/// The update of a baseline.
package struct BaselineUpdate {
  package let entries: [Baseline.Entry]
  /// What takes the place of each entry; nothing, if it accepts nothing any more.
  package let left: [[MeasuredDebt]]
  package let accepted: [Finding]
  /// The findings that would be in it if it grew.
  package let growth: [Finding]
  /// The findings that may never be in it.
  package let refused: [Finding]

  /// Compares what a file accepts with what was found today, with or without it.
  ///
  /// The findings of one rule never are debt: those about the baseline itself.
  package init(_ baseline: Baseline, _ findings: [Finding], except rule: String) {
    let match = baseline.match(findings)
    let waiting = match.kept.filter { $0.rule != rule }
    entries = baseline.entries
    var seen: Set<Debt> = []
    left = match.left.map { $0.filter { seen.insert($0.debt).inserted } }
    accepted = match.accepted
    growth = waiting.filter { !baseline.never.contains($0.rule) }
    refused = waiting.filter { baseline.never.contains($0.rule) }
  }

  package var dropped: Int { left.count(where: \.isEmpty) }

  /// What has to be added to accept some findings; what is accepted in part is so in full.
  package func additions(for findings: [Finding]) -> [MeasuredDebt] {
    let kept = Ledger(left.flatMap { $0 })
    return findings.flatMap(\.debts).joined.filter { !kept.covers($0) }
  }
}

package import Modules

extension Report {
  /// What one run found: what it shows, and what exceptions and the baseline cover.
  package struct Found: Sendable {
    package let shown: [Finding]
    package let covered: [Finding]

    package init(shown: [Finding], covered: [Finding]) {
      self.shown = shown
      self.covered = covered
    }
  }

  /// Tells what is new from what an earlier run showed, and what was mended since.
  ///
  /// A finding that is covered now is not mended, and one that was covered and is gone is: debt
  /// was paid. Cycles are the same if one is a part of the other; one that grew is new.
  package mutating func compare(
    with earlier: Found, covered: [Finding], change: ArchitectureChange
  ) {
    let known = Set(Baseline(earlier.shown).match(findings).accepted.map(\.identity))
    for index in findings.indices {
      findings[index].state = known.contains(findings[index].identity) ? .unchanged : .new
    }
    let (now, before) = (findings + covered, earlier.shown + earlier.covered)
    let gone = Set(Baseline(before).match(now).stale.map(\.identity))
    fixed = Baseline(now).match(before.filter { gone.contains($0.identity) }).kept
    for index in fixed.indices { fixed[index].state = .fixed }
    findings.sort(by: Finding.isRead)
    fixed.sort(by: Finding.isRead)
    self.change = change
  }

  /// How a run compares with what was there before.
  package struct Comparison: Hashable, Sendable {
    package let new: Int
    package let unchanged: Int
    package let fixed: Int
  }

  /// How many findings are new, unchanged and fixed; nil if there was nothing to compare with.
  package var comparison: Comparison? {
    let isCompared = change != nil || !fixed.isEmpty || findings.contains { $0.state != nil }
    guard isCompared else { return nil }
    return Comparison(
      new: findings.count { $0.state == .new },
      unchanged: findings.count { $0.state == .unchanged }, fixed: fixed.count)
  }
}

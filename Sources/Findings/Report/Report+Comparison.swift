extension Report {
  /// How a run compares with what was there before.
  package struct Comparison: Hashable, Sendable {
    package let new: Int
    package let unchanged: Int
    package let fixed: Int
  }

  /// How many findings are new, unchanged and fixed; nothing, if there was nothing to compare with.
  package var comparison: Comparison? {
    let isCompared = change != nil || !fixed.isEmpty || findings.contains { $0.state != nil }
    guard isCompared else { return nil }
    return Comparison(
      new: findings.count { $0.state == .new },
      unchanged: findings.count { $0.state == .unchanged }, fixed: fixed.count)
  }
}

internal import Documents

extension Report {
  /// By how much the baseline grew since an earlier commit, in words; nil if it did not, or if
  /// nobody knows.
  package var growthWords: String? {
    baselineGrowth.flatMap { $0 > 0 ? "the baseline grew by \($0)" : nil }
  }

  /// The findings, and a remark on the growth of the baseline, for formats that are nothing but a
  /// list: what they do not show grows unseen.
  package var findingsAndGrowth: [Finding] {
    guard let growthWords else { return findings }
    let file = Baseline.fileName
    return findings + [
      Finding(
        rule: "baseline-growth", .info, growthWords, at: Place(file: file, line: 1, column: 1),
        from: Subject(file))
    ]
  }
}

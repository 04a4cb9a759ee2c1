extension Report {
  /// A phrase for the growth of the baseline since an earlier commit; nil if none is known.
  package var growthWords: String? {
    baselineGrowth.flatMap { $0 > 0 ? "the baseline grew by \($0)" : nil }
  }

  private static let namedRenames = 4

  package var renameWords: [String] {
    let more = renames.count - Report.namedRenames
    return renames.prefix(Report.namedRenames).map(\.words)
      + (more > 0 ? ["others moved with \(more.of("more rename"))"] : [])
  }

  /// The findings, plus one for the growth of the baseline, for formats that have only a list.
  package var findingsAndGrowth: [ReportedFinding] {
    guard let growthWords else { return findings }
    let file = Baseline.fileName
    return findings + [
      ReportedFinding(
        Finding(
          rule: "baseline-growth", .info, growthWords, at: Place(file: file, line: 1, column: 1),
          from: Subject(file)))
    ]
  }
}

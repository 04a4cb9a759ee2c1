/// Finds entries that the baseline gained since an earlier commit, where that is not wanted.
struct BaselineGrowth: PlainRule, ExceptionRule {
  static let description = RuleDescription(
    "baseline-growth", .error, "the baseline accepts more than at an earlier commit")

  func findings(about uses: [ExceptionUse], in context: RuleContext) -> [Finding] {
    guard let severity = context.conditions.growthSeverity else { return [] }
    return context.conditions.growth.map { entry in
      let place = entry.place ?? Place(file: Baseline.fileName)
      return finding(
        "new baseline entry: \(entry.words)" + (entry.count > 1 ? " (up to \(entry.count))" : ""),
        wished: context.severity(of: entry) == .info ? .info : severity, at: place,
        from: Subject(place.file, identity: Baseline.fileName),
        to: Subject(entry.words),
        help: "fix the finding, or add an exception with a reason and an owner",
        in: context)
    }
  }
}

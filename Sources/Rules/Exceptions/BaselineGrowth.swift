struct BaselineGrowth: PlainRule, ExceptionRule {
  static let description = RuleDescription(
    "baseline-growth", .error, with: "`baseline: {growth: …}`",
    "baseline entries that an earlier commit didn't have")

  func findings(about uses: [ExceptionUse], in context: RuleContext) -> [Finding] {
    guard let severity = context.conditions.growthSeverity else { return [] }
    return context.conditions.growth.map { entry in
      let place = entry.note?.place ?? Place(file: Baseline.fileName)
      return finding(
        "new baseline entry: \(entry.key.words)"
          + (entry.count > 1 ? " (up to \(entry.count))" : ""),
        configured: context.severity(of: entry) == .info ? .info : severity, at: place,
        from: Subject(place.file, identity: Baseline.fileName),
        to: Subject(entry.key.words),
        help: "fix the finding, or add an exception with a reason and an owner",
        in: context)
    }
  }
}

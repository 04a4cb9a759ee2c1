struct ExceptionGrowth: PlainRule, ExceptionRule {
  static let description = RuleDescription(
    "exception-growth", .error, with: "`max` of an exception",
    "exceptions that cover more findings than their `max`")

  func findings(about uses: [ExceptionUse], in context: RuleContext) -> [Finding] {
    uses.compactMap { use in
      let exception = use.exception
      guard let limit = exception.limit, use.findings.count > limit else { return nil }
      return finding(
        "exception for \(exception.words) covers \(use.findings.count) findings (max \(limit))",
        about: use,
        help: "fix the new findings, or raise `max` to accept them",
        notes: use.findings.sortedForReading().map { Note($0.message, at: $0.place) },
        in: context)
    }
  }
}

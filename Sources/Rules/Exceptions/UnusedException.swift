struct UnusedException: PlainRule, ExceptionRule {
  static let description = RuleDescription(
    "unused-exception", .warning, "exceptions that cover nothing or have no reason")

  func findings(about uses: [ExceptionUse], in context: RuleContext) -> [Finding] {
    uses.compactMap { use in
      if use.findings.isEmpty {
        // A partial run doesn't know what the rest would find.
        return context.conditions.isFullRun ? unused(use, context) : nil
      }
      guard use.exception.reason == nil else { return nil }
      return finding(
        "exception for \(use.exception.words) has no reason", about: use,
        help: "add `because` with the reason", in: context)
    }
  }

  private func unused(_ use: ExceptionUse, _ context: RuleContext) -> Finding {
    let exception = use.exception
    guard !context.ruleNames.contains(exception.rule) else {
      return finding(
        "unused exception: no \(exception.rule) finding\(exception.wordsForScope)", about: use,
        help: "remove it",
        in: context
      ).fixed(by: exception.removal)
    }
    let nearest = NearestName.of(exception.rule, among: context.ruleNames)
    return finding(
      "exception for the unknown rule \(exception.rule)", about: use,
      help: nearest.map(NearestName.help(naming:)) ?? "remove it", in: context)
  }
}

/// Finds checks that the project no longer makes since an earlier commit.
///
/// Only `policy:` sets the severity, so that no change of `rules:` hides itself.
struct PolicyGrowth: PlainRule, ExceptionRule {
  static let description = RuleDescription(
    "policy-growth", .warning, with: "`--since`",
    "checks of an earlier commit that are now missing or weaker")

  func findings(about uses: [ExceptionUse], in context: RuleContext) -> [Finding] {
    guard let severity = context.conditions.policySeverity else { return [] }
    return context.conditions.policy.map { loss in
      finding(
        loss.words, at: loss.place, from: Subject(loss.place.file), to: Subject(loss.words),
        help: "undo it, or merge it separately first", in: context
      ).with(severity)
    }
  }
}

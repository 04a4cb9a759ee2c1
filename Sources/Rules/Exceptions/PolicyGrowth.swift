/// Finds what the configuration, exceptions and the search no longer check and did at an earlier
/// commit.
///
/// Only `policy:` says how bad that is, so that no change of `rules:` hides itself.
struct PolicyGrowth: PlainRule, ExceptionRule {
  static let description = RuleDescription(
    "policy-growth", .error, "less is checked than at an earlier commit")

  func findings(about uses: [ExceptionUse], in context: RuleContext) -> [Finding] {
    guard let severity = context.conditions.policySeverity else { return [] }
    return context.conditions.policy.map { loss in
      finding(
        loss.words, wished: severity, at: loss.place, from: Subject(loss.place.file),
        to: Subject(loss.words),
        help: "undo it, or merge it separately first", in: context)
    }
  }
}

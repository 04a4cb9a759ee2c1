internal import Documents
internal import Findings

/// Finds exceptions that cover nothing, and those that do not say why they are there.
struct UnusedException: PlainRule, ExceptionRule {
  static let description = RuleDescription(
    "unused-exception", .warning, "an exception covers nothing, or gives no reason")

  func findings(about uses: [ExceptionUse], in context: RuleContext) -> [Finding] {
    uses.compactMap { use in
      if use.findings.isEmpty {
        // Part of a run cannot tell what the rest would find.
        return context.conditions.isFullRun ? unused(use, context) : nil
      }
      guard use.exception.reason == nil else { return nil }
      return finding(
        "the exception for \(use.exception.words) gives no reason", about: use,
        help: "say `because` and why, for those who will want to remove it", in: context)
    }
  }

  private func unused(_ use: ExceptionUse, _ context: RuleContext) -> Finding {
    let exception = use.exception
    guard !context.ruleNames.contains(exception.rule) else {
      return finding(
        "the exception for \(exception.words) covers nothing", about: use, help: "remove it",
        in: context)
    }
    let nearest = NearestName.of(exception.rule, among: context.ruleNames)
    return finding(
      "the exception names \(exception.rule), and there is no such rule", about: use,
      help: nearest.map(NearestName.help(naming:)) ?? "remove it", in: context)
  }
}

extension UnusedException {
  static let page = RulePage(
    what: """
      Fires when an exception covers no finding, in the configuration or in a comment of a spec, \
      and when it covers some but gives no reason with `because`.
      """,
    why: """
      An exception that outlives its cause is a door nobody remembers to have opened: the next \
      link that matches its patterns goes through unseen. And one without a reason can never be \
      removed, because nobody can tell whether the reason still holds.
      """,
    breaks: """
      # domain/ISSCosmonaut
      ISSCosmonaut
      # domain/ISSSpacesuit
      ISSSpacesuit
      # .archlint.yml
      exceptions:
        - rule: same-layer-link
          from: ISSCosmonaut
          to: ISSSpacesuit
          because: the suit moves into shared with the next release
      """,
    says: """
      .archlint.yml:2:5: warning: the exception for same-layer-link from ISSCosmonaut to \
      ISSSpacesuit covers nothing [unused-exception]
        help: remove it
      """,
    keeps: """
      # .archlint.yml
      exceptions: []
      """,
    exemptions: [
      "Exceptions that cover nothing where rules are left out (`--skip`) or a spec cannot be read."
    ])
}

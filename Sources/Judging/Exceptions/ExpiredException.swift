internal import Findings

/// Finds exceptions whose last day has passed.
struct ExpiredException: PlainRule, ExceptionRule {
  static let description = RuleDescription(
    "expired-exception", .error, "the last day of an exception has passed")

  func findings(about uses: [ExceptionUse], in context: RuleContext) -> [Finding] {
    uses.compactMap { use in
      // One that covers nothing is unused, and that is all there is to say.
      let isUnused = use.findings.isEmpty && context.conditions.isFullRun
      let exception = use.exception
      let validity = exception.validity(under: context.conditions)
      guard validity != .valid, !isUnused, let end = exception.expires else { return nil }
      let last = end.advanced(by: Exception.graceDays)
      var finding = finding(
        "the exception\(exception.owner.map { " of \($0)" } ?? "") for \(exception.words) ended "
          + "on \(end)"
          + (validity == .expiring ? "; until \(last) what it covered is a warning" : ""),
        severity: validity == .expiring ? .warning : nil, about: use,
        help: "mend what it covers, or agree on a new date", in: context)
      // The day is new, however old what it covers may be.
      finding.covered = []
      return finding
    }
  }
}

extension ExpiredException {
  static let page = RulePage(
    what: """
      Fires when the last day of an exception, its `expires`, has passed. For fourteen days it is \
      a warning, and what the exception covered is one at most; then both count in full. With \
      `--strict` there are no such days, and with `--since` what the exception covered is new.
      """,
    why: """
      "Only until the next release" is how most exceptions begin and few of them end. With a date \
      in the file somebody is asked again on that day, while those who agreed on it are still \
      there. The mild days see to it that no merge turns red overnight because of a calendar.
      """,
    breaks: """
      # domain/ISSCosmonaut
      ISSCosmonaut -> ISSSpacesuit
      # domain/ISSSpacesuit
      ISSSpacesuit
      # .archlint.yml
      layers: [domain: domain/**]
      exceptions:
        - rule: same-layer-link
          from: ISSCosmonaut
          to: ISSSpacesuit
          expires: 2026-03-31
          owner: "@suits"
          because: the suit moves into shared with the next release
      """,
    says: """
      .archlint.yml:3:5: error: the exception of @suits for same-layer-link from ISSCosmonaut to \
      ISSSpacesuit ended on 2026-03-31 [expired-exception]
        help: mend what it covers, or agree on a new date
      """,
    keeps: """
      # domain/ISSCosmonaut
      ISSCosmonaut
      # .archlint.yml
      layers: [domain: domain/**]
      exceptions: []
      """,
    exemptions: [
      "Its last day itself: it still holds on that.",
      "Exceptions that cover nothing any more: they are unused, see `unused-exception`.",
    ])
}

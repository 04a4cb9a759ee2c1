internal import Documents
internal import Findings

/// Finds exceptions that cover more than they were made for.
struct ExceptionGrowth: PlainRule, ExceptionRule {
  static let description = RuleDescription(
    "exception-growth", .error, "an exception covers more findings than its `max`")

  func findings(about uses: [ExceptionUse], in context: RuleContext) -> [Finding] {
    uses.compactMap { use in
      let exception = use.exception
      guard let limit = exception.limit, use.findings.count > limit else { return nil }
      return finding(
        "the exception for \(exception.words) covers \(use.findings.count) findings; its `max` "
          + "is \(limit)",
        about: use,
        help: "mend the new ones; whoever raises `max` accepts them",
        notes: use.findings.sorted(by: Finding.isRead).map { Note($0.message, at: $0.place) },
        in: context)
    }
  }
}

extension ExceptionGrowth {
  static let page = RulePage(
    what: """
      Fires when an exception covers more findings than the number that it gives as `max`. Each \
      finding that it covers is named in a note.
      """,
    why: """
      An exception is agreed upon for what was there on that day: two links that a migration \
      leaves behind, say. Its patterns go on matching, and the third link, made by somebody who \
      never heard of the agreement, would be accepted unseen. A number turns the exception from \
      a hole into a counted debt, which can only shrink.
      """,
    breaks: """
      # domain/ISSCosmonaut
      ISSCosmonaut -> ISSSpacesuit; ISSAirlock
      # domain/ISSSpacesuit
      ISSSpacesuit
      # domain/ISSAirlock
      ISSAirlock
      # .archlint.yml
      layers: [domain: domain/**]
      exceptions:
        - rule: same-layer-link
          from: ISSCosmonaut
          max: 1
          because: the suit moves into shared with the next release
      """,
    says: """
      .archlint.yml:3:5: error: the exception for same-layer-link from ISSCosmonaut covers 2 \
      findings; its `max` is 1 [exception-growth]
        help: mend the new ones; whoever raises `max` accepts them
      """,
    keeps: """
      # domain/ISSCosmonaut
      ISSCosmonaut -> ISSSpacesuit
      """,
    exemptions: [
      "Exceptions without a `max`, and comments: they cover however many there are."
    ])
}

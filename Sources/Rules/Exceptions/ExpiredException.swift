/// Finds exceptions whose last day has passed.
struct ExpiredException: PlainRule, ExceptionRule {
  static let description = RuleDescription(
    "expired-exception", .error, "exceptions whose last day has passed")

  func findings(about uses: [ExceptionUse], in context: RuleContext) -> [Finding] {
    uses.compactMap { use in
      // An exception that covers nothing is reported as unused only.
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
      if validity == .expired { finding = finding.fixed(by: exception.removal) }
      // The expiry is new, even if the covered findings are old.
      finding.covered = []
      return finding
    }
  }
}

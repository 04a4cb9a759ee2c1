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
      // The expiry is new, even if the covered findings are old.
      let finding = finding(
        "exception for \(exception.words) expired on \(end)"
          + (exception.owner.map { " (owner \($0))" } ?? "")
          + (validity == .expiring ? "; its findings are warnings until \(last)" : ""),
        severity: validity == .expiring ? .warning : nil, about: use, isNew: true,
        help: "fix its findings, or set a new `expires`", in: context)
      return validity == .expired ? finding.fixed(by: exception.removal) : finding
    }
  }
}

package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Finds exceptions whose last day has passed.
package struct ExpiredException: Rule {
  package static let description = RuleDescription(
    "expired-exception", .error, "the last day of an exception has passed")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    survey.excuses.compactMap { use in
      // One that covers nothing is unused, and that is all there is to say.
      let isUnused = use.findings.isEmpty && survey.conditions.isFullRun
      let standing = use.exception.standing(on: survey.conditions.day)
      guard standing != .valid, !isUnused, let end = use.exception.expires else { return nil }
      return .expired(use.exception, on: end, isLately: standing == .lapsing)
    }
  }
}

extension Finding {
  fileprivate static func expired(_ excuse: Exception, on end: Day, isLately: Bool) -> Finding {
    let last = end.advanced(by: Exception.graceDays)
    let owner = excuse.owner.map { " of \($0)" } ?? ""
    return Finding(
      of: ExpiredException.self,
      "the exception\(owner) for \(excuse.words) ended on \(end)"
        + (isLately ? "; until \(last) what it covered is a warning" : ""),
      severity: isLately ? .warning : nil, at: excuse.place,
      from: Subject(excuse.place.file), to: Subject(excuse.words),
      help: "mend what it covers, or agree on a new date")
  }
}

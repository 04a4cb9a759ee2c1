package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Finds exceptions that cover more than they were made for.
package struct ExceptionGrowth: Rule {
  package static let description = RuleDescription(
    "exception-growth", .error, needsFullRun: true,
    "an exception covers more findings than its `max`")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    survey.excuses.compactMap { use in
      guard let limit = use.exception.limit, use.findings.count > limit else { return nil }
      return .grown(use, beyond: limit)
    }
  }
}

extension Finding {
  fileprivate static func grown(_ use: ExceptionUse, beyond limit: Int) -> Finding {
    let excuse = use.exception
    return Finding(
      of: ExceptionGrowth.self,
      "the exception for \(excuse.words) covers \(use.findings.count) findings; its `max` is "
        + "\(limit)",
      at: excuse.place, from: Subject(excuse.place.file), to: Subject(excuse.words),
      help: "mend the new ones; whoever raises `max` accepts them",
      notes: use.findings.sorted(by: Finding.isRead).map { Note($0.message, at: $0.place) })
  }
}

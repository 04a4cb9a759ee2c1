package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Finds exceptions that cover nothing, and those that do not say why they are there.
package struct UnusedException: Rule {
  package static let description = RuleDescription(
    "unused-exception", .warning, needsFullRun: true,
    "an exception covers nothing, or gives no reason")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    survey.excuses.compactMap { use in
      if use.findings.isEmpty {
        // Part of a run cannot tell what the rest would find.
        return survey.conditions.isFullRun ? .unused(use.exception) : nil
      }
      return use.exception.reason == nil ? .unexplained(use.exception) : nil
    }
  }
}

extension Finding {
  fileprivate static func unused(_ excuse: Exception) -> Finding {
    let nearest = NearestName.of(excuse.rule, among: Catalogue.names)
    let isKnown = Catalogue.names.contains(excuse.rule)
    return Finding(
      of: UnusedException.self,
      isKnown
        ? "the exception for \(excuse.words) covers nothing"
        : "the exception names \(excuse.rule), and there is no such rule",
      at: excuse.place, from: Subject(excuse.place.file), to: Subject(excuse.words),
      help: isKnown || nearest == nil ? "remove it" : nearest.map { "did you mean `\($0)`?" })
  }

  fileprivate static func unexplained(_ excuse: Exception) -> Finding {
    Finding(
      of: UnusedException.self, "the exception for \(excuse.words) gives no reason",
      at: excuse.place, from: Subject(excuse.place.file), to: Subject(excuse.words),
      help: "say `because` and why, for those who will want to remove it")
  }
}

package import Findings
internal import Modules

/// Finds keys that XcodeGen ignores because of a slip.
package struct MisspelledKey: Rule {
  package static let description = RuleDescription(
    "misspelled-key", .error, "a key that XcodeGen ignores is close to one that it reads")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    survey.notices(.misspelledKey).map { notice in
      Finding(
        of: MisspelledKey.self, notice, "XcodeGen ignores `\(notice.subject)`",
        severity: notice.isGrave ? .error : .warning, in: survey.graph,
        help: notice.suggestion.map { "did you mean `\($0)`?" })
    }
  }
}

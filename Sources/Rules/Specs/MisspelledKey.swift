package import Configuration
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
        severity: notice.isSevere ? .error : .warning, in: survey.graph,
        help: MisspelledKey.belief(in: notice)
          ?? notice.suggestion.map { "did you mean `\($0)`?" })
    }
  }

  /// Keys that are no slips: people expect them to be read, and this is what is read instead.
  private static let beliefs = [
    (key: ".dependencies.project", help: "a target of another spec is `target: Project/Target`"),
    (key: ".resources", help: "list them under `sources:`, which takes files of every kind"),
  ]

  private static func belief(in notice: Notice) -> String? {
    beliefs.first { notice.subject.hasSuffix($0.key) }?.help
  }
}

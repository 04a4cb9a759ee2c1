package import Configuration
package import Findings
internal import Modules

/// Finds dependencies that a target lists twice.
package struct DuplicateLink: Rule {
  package static let description = RuleDescription(
    "duplicate-link", .warning, "a target lists the same dependency twice")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    survey.notices(.duplicateDependency).map { notice in
      let from = notice.target.map(survey.architecture.words) ?? ""
      return Finding(
        of: DuplicateLink.self, notice, "\(from) lists \(notice.subject) twice",
        severity: .warning, in: survey.graph,
        help: "remove one of the entries; XcodeGen refuses two that are the same")
    }
  }
}

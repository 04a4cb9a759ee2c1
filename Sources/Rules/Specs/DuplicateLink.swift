internal import Findings
internal import Judging
internal import Modules

/// Finds dependencies that a target lists twice.
struct DuplicateLink: PlainRule, ArchitectureRule {
  static let isAboutLinks = true

  static let description = RuleDescription(
    "duplicate-link", .error, "a target lists the same dependency twice")
  static let footing = Footing.text

  func findings(in context: RuleContext) -> [Finding] {
    mistakes(of: .duplicateDependency, in: context).map { mistake in
      finding(
        "\(context.words(for: mistake.first)) lists \(mistake.first.subject) twice",
        severity: .error, about: mistake,
        help: "remove one of the entries; XcodeGen refuses two that are the same",
        in: context)
    }
  }
}

extension DuplicateLink {
  static let page = RulePage(
    what: "Fires when a target lists the same dependency twice, with the same keys and filters.",
    why: """
      XcodeGen refuses to generate such a project. Where the first entry comes from a template or \
      from an included file, the message of XcodeGen does not say so; the notes here do.
      """,
    breaks: """
      # core/ISSNetwork
      ISSNetwork -> sdk: Security.framework; sdk: Security.framework
      """,
    says: """
      core/ISSNetwork/project.yml:8:14: error: ISSNetwork lists Security.framework twice \
      [duplicate-link]
        help: remove one of the entries; XcodeGen refuses two that are the same
      """,
    keeps: """
      # core/ISSNetwork
      ISSNetwork -> sdk: Security.framework
      """,
    exemptions: [
      "Entries that differ in any key, such as a filter: they are two dependencies."
    ])
}

/// Finds dependencies that a target lists twice.
struct DuplicateLink: PlainRule, ArchitectureRule {
  static let isAboutLinks = true

  static let description = RuleDescription(
    "duplicate-link", .error, "dependencies that a target lists twice")
  static let footing = FindingEvidence.text

  func findings(in context: RuleContext) -> [Finding] {
    mistakes(of: .duplicateDependency, in: context).map { mistake in
      finding(
        "\(context.words(for: mistake.first)) lists \(mistake.first.subject) twice",
        severity: .error, about: mistake,
        help: "remove one of the entries; XcodeGen refuses two that are the same",
        in: context
      ).fixed(by: mistake.fixes(.remove(Subject(mistake.first.subject)), in: context.graph))
    }
  }
}

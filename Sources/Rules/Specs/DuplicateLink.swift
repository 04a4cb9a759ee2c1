struct DuplicateLink: PlainRule, SpecRule {
  static let isAboutLinks = true

  static let description = RuleDescription(
    "duplicate-link", .error, "dependencies that a target lists twice")

  func findings(in context: RuleContext) -> [Finding] {
    mistakes(of: .duplicateDependency, in: context).map { mistake in
      let spec = context.graph[mistake.first.spec]
      let isRejected = !spec.isSwift && !spec.isXcodeProject
      return finding(
        "duplicate dependency \(mistake.first.subject) in \(context.words(for: mistake.first))",
        severity: isRejected ? .error : .warning, about: mistake,
        help: "remove one entry" + (isRejected ? "; XcodeGen rejects duplicates" : ""),
        in: context
      ).fixed(by: mistake.fixes(.remove(Subject(mistake.first.subject)), in: context.graph))
    }
  }
}

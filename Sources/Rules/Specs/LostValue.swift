struct LostValue: PlainRule, SpecRule {
  static let description = RuleDescription(
    "lost-value", .error, "values in a spec that XcodeGen silently ignores")

  private static let kinds: [Notice.Kind] = [
    .ignoredValue, .unknownTemplate, .lostSettings, .emptiedValue, .replacedKey, .vanishedTarget,
    .droppedDependency,
    .droppedInclude,
  ]

  func findings(in context: RuleContext) -> [Finding] {
    LostValue.kinds.flatMap { mistakes(of: $0, in: context) }.map { mistake in
      let problem = Problem(mistake.first)
      return finding(
        problem.message, severity: mistake.first.isSevere ? .error : .warning, about: mistake,
        help: problem.help, in: context)
    }
  }
}

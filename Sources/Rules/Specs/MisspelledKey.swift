struct MisspelledKey: PlainRule, SpecRule {
  static let description = RuleDescription(
    "misspelled-key", .error, "keys that XcodeGen ignores and that look like a typo")

  /// Keys that are not typos but that people expect to work, with the key that works.
  private static let misconceptions = [
    (key: ".dependencies.project", help: "use `target: Project/Target` for targets of other specs"),
    (key: ".resources", help: "move them to `sources:`, which takes files of every kind"),
  ]

  func findings(in context: RuleContext) -> [Finding] {
    mistakes(of: .misspelledKey, in: context).map { mistake in
      let notice = mistake.first
      let misconception = MisspelledKey.misconceptions.first { notice.subject.hasSuffix($0.key) }
      let isMove = misconception != nil || notice.suggestion?.contains(".") ?? true
      return finding(
        "unknown key `\(notice.subject)` (ignored by XcodeGen)",
        severity: notice.isSevere ? .error : .warning,
        about: mistake,
        help: misconception?.help ?? notice.suggestion.map(NearestName.help(naming:)),
        in: context
      ).fixed(by: isMove ? [] : mistake.renames(in: context.graph))
    }
  }
}

/// Finds duplicate keys in a mapping, which lose the first value.
struct DuplicateKey: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "duplicate-key", .error, "duplicate keys, of which only the last one applies")
  static let footing = FindingEvidence.text

  func findings(in context: RuleContext) -> [Finding] {
    context.notices(.duplicateKey).map { notice in
      finding(
        "`\(notice.subject)` stands twice; this one counts, the first is lost",
        severity: notice.isSevere ? .error : .warning, about: notice,
        help: "join the two, or remove the first", in: context)
    }
      + context.notices(.repeatedKey).map { notice in
        finding(
          "`\(notice.subject)` stands twice, with the same value", severity: .info, about: notice,
          help: "remove one of them", in: context
        ).fixed(by: Mistake(first: notice, twins: []).fixes(.removeKey, in: context.graph))
      }
      + context.notices(.repeatedTarget).map { notice in
        finding(
          "two targets are named \(notice.subject) in the end, and only one of them is built",
          severity: .error, about: notice, help: "give one of them another name", in: context)
      }
  }
}

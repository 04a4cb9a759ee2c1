struct DuplicateKey: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "duplicate-key", .error, "duplicate keys, of which only the last one applies")
  static let evidence = FindingEvidence.text

  func findings(in context: RuleContext) -> [Finding] {
    context.notices(.duplicateKey).map { notice in
      finding(
        "duplicate key `\(notice.subject)`; the first value is ignored",
        severity: notice.isSevere ? .error : .warning, about: notice,
        help: "merge both, or \(notice.notes.count > 1 ? "rename" : "remove") the first",
        in: context)
    }
      + context.notices(.repeatedKey).map { notice in
        finding(
          "duplicate key `\(notice.subject)` with the same value", severity: .info, about: notice,
          help: "remove one of them", in: context
        ).fixed(by: Mistake(first: notice, twins: []).fixes(.removeKey, in: context.graph))
      }
      + context.notices(.repeatedTarget).map { notice in
        finding(
          "duplicate target name \(notice.subject); only one of the two is built",
          severity: .error, about: notice, help: "rename one of them", in: context)
      }
  }
}

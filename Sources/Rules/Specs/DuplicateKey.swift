struct DuplicateKey: PlainRule, SpecRule {
  static let description = RuleDescription(
    "duplicate-key", .error, "duplicate keys, of which only the last one applies")

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
        let outcome =
          context.graph[notice.spec].isPackageManifest
          ? "SwiftPM rejects the package" : "only one of the two is built"
        return finding(
          "duplicate target name \(notice.subject); \(outcome)", severity: .error, about: notice,
          help: "rename one of them", in: context)
      }
      + context.notices(.repeatedProduct).map { notice in
        finding(
          "duplicate product name \(notice.subject); SwiftPM ignores all but the first",
          severity: .warning, about: notice, help: "rename one of them", in: context)
      }
  }
}

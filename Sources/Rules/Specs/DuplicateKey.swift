internal import Configuration
internal import Findings
internal import Modules

/// Finds keys that stand twice in one mapping, so that what the first one says is lost.
///
/// Kept inside the module, because the YAML reader has a word of the same name.
struct DuplicateKey: Rule {
  static let description = RuleDescription(
    "duplicate-key", .error, "a key stands twice, and only the last one counts")

  init(_ options: OptionReader) {}

  func findings(in survey: Survey) -> [Finding] {
    survey.notices(.duplicateKey).map { notice in
      Finding(
        of: DuplicateKey.self, notice,
        "`\(notice.subject)` stands twice; this one counts, the first is lost",
        severity: notice.isSevere ? .error : .warning, in: survey.graph,
        help: "join the two, or remove the first")
    }
      + survey.notices(.repeatedTarget).map { notice in
        Finding(
          of: DuplicateKey.self, notice,
          "two targets are named \(notice.subject) in the end, and only one of them is built",
          severity: .error, in: survey.graph, help: "give one of them another name")
      }
  }
}

internal import Findings
internal import Judging
internal import Modules

/// Finds keys that stand twice in one mapping, so that what the first one says is lost.
struct DuplicateKey: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "duplicate-key", .error, "a key stands twice, and only the last one counts")
  static let footing = Footing.text

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
          help: "remove one of them", in: context)
      }
      + context.notices(.repeatedTarget).map { notice in
        finding(
          "two targets are named \(notice.subject) in the end, and only one of them is built",
          severity: .error, about: notice, help: "give one of them another name", in: context)
      }
  }
}

extension DuplicateKey {
  static let page = RulePage(
    what: """
      Fires when a key stands twice in one mapping of a spec. It is an error where links are lost \
      with the first value, at `targets`, `dependencies`, `templates`, the targets themselves and \
      what a dependency names, a warning elsewhere, and an info where both values are the same. \
      Two targets that end up with the same name are an error as well.
      """,
    why: """
      XcodeGen reads the last of the two and says nothing of the first. The entries above still \
      look as if they counted: a list of links that somebody merged in twice is simply gone. A \
      newer reader of YAML refuses the file altogether.
      """,
    breaks: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - sdk: Security.framework
          dependencies:
            - sdk: Network.framework
      """,
    says: """
      core/ISSNetwork/project.yml:8:5: error: `targets.ISSNetwork.dependencies` stands twice; this \
      one counts, the first is lost [duplicate-key]
        help: join the two, or remove the first
      """,
    keeps: """
      # core/ISSNetwork
      ISSNetwork -> sdk: Security.framework; sdk: Network.framework
      """,
    exemptions: ["Keys of which the first has no value: nothing is lost with it."])
}

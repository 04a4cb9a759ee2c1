internal import Documents
internal import Findings
internal import Judging
internal import Modules

/// Finds keys that XcodeGen ignores because of a slip.
struct MisspelledKey: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "misspelled-key", .error, "a key that XcodeGen ignores is close to one that it reads")
  static let footing = Footing.text

  /// Keys that are no slips: people expect them to be read, and this is what is read instead.
  private static let beliefs = [
    (key: ".dependencies.project", help: "a target of another spec is `target: Project/Target`"),
    (key: ".resources", help: "list them under `sources:`, which takes files of every kind"),
  ]

  func findings(in context: RuleContext) -> [Finding] {
    mistakes(of: .misspelledKey, in: context).map { mistake in
      let notice = mistake.first
      let belief = MisspelledKey.beliefs.first { notice.subject.hasSuffix($0.key) }
      return finding(
        "XcodeGen ignores `\(notice.subject)`", severity: notice.isSevere ? .error : .warning,
        about: mistake, help: belief?.help ?? notice.suggestion.map(NearestName.help(naming:)),
        in: context)
    }
  }
}

extension MisspelledKey {
  static let page = RulePage(
    what: """
      Fires when a spec, a target or a dependency has a key that XcodeGen does not read and that \
      is close to one that it reads, or that it reads elsewhere: `dependencies` below `settings`, \
      `gatherCoverageData` beside the `scheme` of a target, a target that is indented too far. It \
      is an error where links are lost by it, else a warning. What stands in a template is told \
      once, and so is the same mistake in more than three places.
      """,
    why: """
      XcodeGen ignores every key that it does not know, so a slip is silent: the target is \
      generated without the dependencies, the template or the setting that stands right there.
      """,
    breaks: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependancies:
            - sdk: Network.framework
      """,
    says: """
      core/ISSNetwork/project.yml:6:5: error: XcodeGen ignores `targets.ISSNetwork.dependancies` \
      [misspelled-key]
        help: did you mean `dependencies`?
      """,
    keeps: """
      # core/ISSNetwork
      ISSNetwork -> sdk: Network.framework
      """,
    exemptions: [
      "Keys out of place that an alias uses from there, and keys without a value.",
      "Keys that are like none of XcodeGen's: other tools may read them.",
      "The key `archlint`, which is ours.",
    ])
}

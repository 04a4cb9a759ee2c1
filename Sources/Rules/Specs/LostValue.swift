internal import Documents
internal import Findings
internal import Judging
internal import Modules

/// Finds what XcodeGen drops from a spec without a word.
struct LostValue: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "lost-value", .error, "XcodeGen drops what a spec says, without a word")
  static let footing = Footing.text

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

extension LostValue {
  static let page = RulePage(
    what: """
      Fires on what XcodeGen reads past: a value of the wrong kind, such as a single name where \
      `templates:` wants a list; settings beside `base`, `configs` or `groups`; a second `target:` \
      or `framework:` in one dependency; a key beside its `:REPLACE`; an include that is switched \
      off by a slip; a target or a dependency that is left for no platform. It is an error where \
      links, targets or what decides the linkage are lost, else a warning. The same mistake in \
      more than three places is one finding.
      """,
    why: """
      The line stands there, and nothing in the project comes of it. The target is generated \
      without its template, the framework is dynamic although its settings say otherwise, and \
      nobody is told.
      """,
    breaks: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          settings:
            base: {PRODUCT_MODULE_NAME: Network}
            MACH_O_TYPE: staticlib
      """,
    says: """
      core/ISSNetwork/project.yml:8:7: error: XcodeGen drops `settings.MACH_O_TYPE`, which stands \
      beside `base`, `configs` or `groups` [lost-value]
      """,
    keeps: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          settings:
            base:
              PRODUCT_MODULE_NAME: Network
              MACH_O_TYPE: staticlib
      """,
    exemptions: [
      "Empty values: they have nothing to lose.",
      "Keys that XcodeGen does not know at all: `misspelled-key` speaks of those that are slips.",
    ])
}

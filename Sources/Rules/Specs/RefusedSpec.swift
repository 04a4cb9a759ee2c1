internal import Documents
internal import Findings
internal import Judging
internal import Modules

/// Finds what XcodeGen refuses to generate a project from.
struct RefusedSpec: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "refused-spec", .error, "XcodeGen refuses to generate the project")
  static let footing = Footing.text

  private static let names: [Notice.Kind] = [
    .undeclaredPackage, .unknownConfiguration, .unknownSchemeTarget, .unknownSettingGroup,
    .settingGroupCycle, .settingsWithoutConfigs, .refusedDestinations, .refusedSDK,
  ]

  func findings(in context: RuleContext) -> [Finding] {
    RefusedSpec.names.flatMap { mistakes(of: $0, in: context) }.map { mistake in
      let problem = Problem(mistake.first)
      return finding(
        problem.message, severity: .error, about: mistake, help: problem.help, in: context)
    } + missingFiles(in: context)
  }

  /// The files that are not there, each once, however many configurations name it.
  private func missingFiles(in context: RuleContext) -> [Finding] {
    guard !context.graph.hasNoSources else { return [] }
    var known: Set<String> = []
    return context.graph.missingFiles.filter { file in
      file.notice.kind != .missingSource && context.conditions.misses(file.path)
        && known.insert(file.path).inserted
    }
    .map { file in
      let isMade = context.graph[file.notice.spec].hasPreGenCommand
      return finding(
        Problem(file.notice).message
          + (isMade ? ", unless the spec's `preGenCommand` makes it" : ""),
        severity: isMade ? .warning : .error, at: file.notice.place,
        from: Subject(file.notice.spec, in: context.graph), to: file.notice.slip,
        help: file.path == file.notice.subject
          ? "mend the path" : "mend the path (from the root it is \(file.path))",
        in: context)
    }
  }
}

extension RefusedSpec {
  static let page = RulePage(
    what: """
      Fires on what makes XcodeGen give up when it generates: a dependency or a plugin of a \
      package that the spec does not declare; a local package, a configuration file, a script, a \
      test plan or a group of files that is not there; settings, files or a scheme for what is no \
      configuration, and settings for configurations without `configs:`; a scheme with a target \
      that the spec does not have; a setting group that nobody defines or that includes itself; \
      destinations that exclude one another or the platform; an `sdk:` that is no file of one. \
      Other rules have the rest: `missing-source`, `unknown-link`, `duplicate-link`.
      """,
    why: """
      Nobody can generate the project any more, and who changed the spec is the last to notice: \
      their project was generated before.
      """,
    breaks: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      packages:
        Alamofire: {url: "https://github.com/Alamofire/Alamofire", from: 5.0.0}
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - package: Alamofir
      """,
    says: """
      core/ISSNetwork/project.yml:9:18: error: the spec declares no package `Alamofir` \
      [refused-spec]
        help: did you mean `Alamofire`?
      """,
    keeps: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      packages:
        Alamofire: {url: "https://github.com/Alamofire/Alamofire", from: 5.0.0}
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - package: Alamofire
      """,
    exemptions: [
      "Files that git ignores, or that lie in a submodule that is not checked out.",
      "Names in a spec of which an include is missing: it may declare them.",
      "What `disabledValidations` switches off.",
    ])
}

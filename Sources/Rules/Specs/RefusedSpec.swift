struct RefusedSpec: PlainRule, SpecRule {
  static let description = RuleDescription(
    "refused-spec", .error, "specs that XcodeGen rejects, and packages that do not exist")

  private static let names: [Notice.Kind] = [
    .undeclaredPackage, .unknownConfiguration, .unknownSchemeTarget, .unknownProductTarget,
    .unknownSettingGroup, .settingGroupCycle, .settingsWithoutConfigs, .refusedDestinations,
    .refusedSDK,
  ]

  func findings(in context: RuleContext) -> [Finding] {
    RefusedSpec.names.flatMap { mistakes(of: $0, in: context) }.map { mistake in
      let problem = Problem(mistake.first)
      return finding(
        problem.message, severity: .error, about: mistake, help: problem.help, in: context)
    } + missingFiles(in: context)
  }

  /// The files that are not there, each once a spec, however many configurations name it.
  private func missingFiles(in context: RuleContext) -> [Finding] {
    guard !context.graph.hasNoSources else { return [] }
    var known: Set<[String]> = []
    let notices = context.graph.missingFiles.filter { file in
      ![.missingSource, .unknownName].contains(file.notice.kind)
        && context.conditions.misses(file.path)
        && known.insert([file.path, file.notice.place.file]).inserted
    }.map(\.notice)
    return Mistake.all(of: notices).map { mistake in
      let notice = mistake.first
      let root = notice.path.flatMap { $0 == notice.subject ? nil : " (from the root it is \($0))" }
      return finding(
        Problem(notice).message
          + (notice.isSevere ? "" : ", unless the spec's `preGenCommand` generates it"),
        severity: notice.isSevere ? .error : .warning, about: mistake,
        help: "fix the path" + (root ?? ""), in: context)
    }
  }
}

struct RefusedSpec: PlainRule, ArchitectureRule {
  static let description = RuleDescription("refused-spec", .error, "specs that XcodeGen rejects")
  static let evidence = FindingEvidence.text

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
          + (isMade ? ", unless the spec's `preGenCommand` generates it" : ""),
        severity: isMade ? .warning : .error, at: file.notice.place,
        from: Subject(file.notice.spec, in: context.graph), to: file.notice.typo,
        help: file.path == file.notice.subject
          ? "fix the path" : "fix the path (from the root it is \(file.path))",
        in: context)
    }
  }
}

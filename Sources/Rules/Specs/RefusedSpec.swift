struct RefusedSpec: PlainRule, SpecRule {
  static let description = RuleDescription(
    "refused-spec", .error, "specs and manifests that XcodeGen, SwiftPM or Tuist rejects")

  private static let names: [Notice.Kind] = [
    .undeclaredPackage, .unknownConfiguration, .unknownSchemeTarget, .unknownPodTarget,
    .unknownProductTarget,
    .unknownSettingGroup, .settingGroupCycle, .settingsWithoutConfigs, .refusedDestinations,
    .refusedSDK, .emptyProduct, .emptyProductTarget, .lostExecutable,
  ]

  func findings(in context: RuleContext) -> [Finding] {
    RefusedSpec.names.flatMap { mistakes(of: $0, in: context) }.map { mistake in
      let problem = Problem(mistake.first)
      return finding(
        problem.message, severity: .error, about: mistake, help: problem.help, in: context)
    } + missingFiles(in: context) + refusedSources(in: context) + refusedLinks(in: context)
  }

  /// Tests that others depend on, and what else Tuist lets no framework or library depend on.
  private func refusedLinks(in context: RuleContext) -> [Finding] {
    let graph = context.graph
    let libraries: [ProductType] = [.framework, .staticFramework, .staticLibrary, .dynamicLibrary]
    return context.orderingLinks.compactMap { link -> Finding? in
      guard let other = link.target,
        [.application, .unitTests, .uiTests].contains(graph[other].type)
      else { return nil }
      let (user, spec) = (graph[link.from], graph[graph.spec(of: link.from)])
      let (message, home): (String, String)
      if graph[other].type.isTest {
        guard user.kind == .native, user.type != .none, !user.type.isTest,
          spec.isSwift || !context.architecture.role(of: link.from).isTrial
        else { return nil }
        message = "only tests may depend on the test target `\(graph[other].name)`"
        home = "another target"
      } else {
        guard spec.isSwift, !spec.isPackageManifest, libraries.contains(user.type)
        else { return nil }
        message =
          "\(graph.name(of: link.from)) depends on \(graph.name(of: other)), an app; "
          + "Tuist rejects the project"
        home = "a framework"
      }
      return finding(
        message, severity: .error, at: graph.place(of: link), from: Subject(link.from, in: graph),
        to: Subject(other, in: graph),
        help: "move what both need into \(home), or remove this entry", in: context)
    }
  }

  /// The targets of packages whose sources SwiftPM doesn't build together.
  private func refusedSources(in context: RuleContext) -> [Finding] {
    let graph = context.graph
    return graph.sources.oddities.map { oddity in
      let (id, file) = (oddity.target, oddity.file)
      let name = graph[id].name
      let other = oddity.other.map { graph[$0].name }
      return finding(
        other.map { "\(file) is a source of \(name) and of \($0)" }
          ?? "\(name) has Swift sources and \(file), which SwiftPM doesn't build in one target",
        severity: .error, at: graph[id].place, from: Subject(id, in: graph),
        help: other.map { "add it to `exclude:` of \(name) or \($0)" }
          ?? "move it into a target of its own, or add it to `exclude:`", in: context)
    }
  }

  /// The files that are not there, each once a spec, however many configurations name it.
  private func missingFiles(in context: RuleContext) -> [Finding] {
    guard !context.graph.hasNoSources else { return [] }
    var known: Set<[String]> = []
    let notices = context.graph.missingFiles.filter { file in
      ![.missingSource, .missingSettingFile, .unknownName].contains(file.notice.kind)
        && context.conditions.misses(file.path)
        && known.insert([file.path, file.notice.place.file]).inserted
    }.map(\.notice)
    return Mistake.all(of: notices).map { mistake in
      let notice = mistake.first
      let root = notice.path.flatMap { $0 == notice.subject ? nil : " (from the root it is \($0))" }
      let problem = Problem(notice)
      return finding(
        problem.message
          + (notice.isSevere ? "" : ", unless the spec's `preGenCommand` generates it"),
        severity: notice.isSevere ? .error : .warning, about: mistake,
        help: problem.help ?? "fix the path" + (root ?? ""), in: context)
    }
  }
}

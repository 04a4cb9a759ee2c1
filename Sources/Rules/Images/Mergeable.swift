struct Mergeable: PlainRule, ImageRule {
  static let description = RuleDescription(
    "mergeable", .info, isOnByDefault: false,
    "dynamic frameworks that Xcode could merge into an app")

  private static let mostNames = 24

  func findings(in context: RuleContext) -> [Finding] {
    context.images.launchedFrameworks().compactMap { finding(about: $0, in: context) }
  }

  private func finding(about launched: LaunchedFrameworks, in context: RuleContext) -> Finding? {
    let (graph, merging) = (context.graph, launched.merging)
    let all = (merging.automatic + merging.manual).sorted()
    guard !all.isEmpty, graph[launched.app].build.merging == nil else { return nil }
    let names = all.map(graph.name).listed(upTo: Mergeable.mostNames)
    return finding(
      "Xcode could merge \(all.count) of \(launched.frameworks.count) dynamic frameworks into "
        + "\(context.architecture.words(for: launched.app)): \(names)",
      about: launched.app, to: Subject("MERGED_BINARY_TYPE"), count: all.count,
      help: help(for: merging, in: graph),
      notes: merging.shared.map { framework, program in
        Note(
          "\(graph.name(of: framework)) must stay, because \(graph.name(of: program)) loads it too",
          at: graph[framework].place)
      }, in: context)
  }

  private func help(for merging: LaunchedFrameworks.Mergeability, in graph: ModuleGraph) -> String {
    func names(_ ids: [TargetID]) -> String {
      ids.map(graph.name).listed(upTo: Mergeable.mostNames)
    }
    if merging.manual.isEmpty {
      return "set `MERGED_BINARY_TYPE: automatic` in the settings of the app"
    }
    let manual =
      "set `MERGED_BINARY_TYPE: manual` in the app, and link each with `MERGEABLE_LIBRARY: YES`"
    return merging.automatic.isEmpty
      ? manual
      : "set `MERGED_BINARY_TYPE: automatic` to merge \(names(merging.automatic)); to also merge "
        + "\(names(merging.manual)), \(manual)"
  }
}

internal import Documents
internal import Findings
internal import Judging
internal import LinkedImages
internal import Modules

/// Tells which dynamic frameworks Xcode could merge into an app.
struct Mergeable: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "mergeable", .info, isOnByDefault: false,
    "Xcode could merge dynamic frameworks into an app")
  static let footing = Footing.images

  private static let mostNames = 24

  func findings(in context: RuleContext) -> [Finding] {
    context.images.launchedFrameworks().compactMap { finding(about: $0, in: context) }
  }

  private func finding(
    about launched: LaunchedFrameworks, in context: RuleContext
  ) -> Finding? {
    let (graph, merging) = (context.graph, launched.merging)
    let all = (merging.automatic + merging.manual).sorted()
    guard !all.isEmpty, !graph[launched.app].build.mergesLibraries else { return nil }
    let names = all.map(graph.name).listed(upTo: Mergeable.mostNames)
    var finding = finding(
      "Xcode could merge \(all.count) of the \(launched.frameworks.count) dynamic frameworks that "
        + "\(context.architecture.words(for: launched.app)) loads at launch into it: \(names)",
      about: launched.app, to: Subject("MERGED_BINARY_TYPE"), help: help(for: merging, in: graph),
      notes: merging.shared.map { framework, program in
        Note(
          "\(graph.name(of: framework)) has to stay: \(graph.name(of: program)) loads it, too",
          at: graph[framework].place)
      }, in: context)
    finding.debts[0].count = all.count
    return finding
  }

  private func help(for merging: LaunchedFrameworks.Merging, in graph: ModuleGraph) -> String {
    func names(_ ids: [TargetID]) -> String {
      ids.map(graph.name).listed(upTo: Mergeable.mostNames)
    }
    if merging.manual.isEmpty {
      return "write `MERGED_BINARY_TYPE: automatic` into the settings of the app"
    }
    let manual =
      "`MERGED_BINARY_TYPE: manual` in the settings of the app, with a link to each, merges those "
      + "that say `MERGEABLE_LIBRARY: YES`"
    return merging.automatic.isEmpty
      ? manual
      : "`MERGED_BINARY_TYPE: automatic` merges \(names(merging.automatic)); \(manual), also "
        + names(merging.manual)
  }
}

extension Mergeable {
  static let page = RulePage(
    what: """
      Tells for each app which of the dynamic frameworks that it loads at launch Xcode could merge \
      into it, as mergeable libraries, and which have to stay because an extension of the app loads \
      them as well.
      """,
    why: """
      A merged framework costs nothing at launch, and can still be built, tested and shared as a \
      dynamic one. Xcode merges by itself only what the app links directly and what is a target of \
      the same project. With a project for each module that is nothing at all: there it takes \
      `MERGED_BINARY_TYPE: manual`, and `MERGEABLE_LIBRARY: YES` for each framework. What an \
      extension loads, too, would be there twice.
      """,
    breaks: """
      # app/Cosmonaut
      Cosmonaut: application -> ISSSpacesuit; ISSNetwork
      ISSSpacesuit
      # core/ISSNetwork
      ISSNetwork
      # .archlint.yml
      layers: [app: app/**, core: core/**]
      rules:
        mergeable: info
      """,
    says: """
      app/Cosmonaut/project.yml:3:3: info: Xcode could merge 2 of the 2 dynamic frameworks that \
      Cosmonaut (app) loads at launch into it: ISSNetwork, ISSSpacesuit [mergeable]
        help: `MERGED_BINARY_TYPE: automatic` merges ISSSpacesuit; `MERGED_BINARY_TYPE: manual` in \
      the settings of the app, with a link to each, merges those that say `MERGEABLE_LIBRARY: YES`, \
      also ISSNetwork
      """,
    keeps: """
      # app/Cosmonaut
      Cosmonaut: application -> ISSNetwork embed: false
      # core/ISSNetwork
      ISSNetwork: framework.static
      """,
    exemptions: [
      "Apps that merge already.",
      "Binaries and packages: whether they can be merged was decided when they were built.",
    ])
}

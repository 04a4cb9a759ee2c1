internal import Documents
internal import Findings
internal import Judging
internal import LinkedImages
internal import Maps
internal import Modules

/// Counts the dynamic frameworks that an app embeds.
struct DynamicFrameworkLimit: ArchitectureRule {
  static let description = RuleDescription(
    "dynamic-framework-limit", .warning, isOnByDefault: false,
    "an app embeds more dynamic frameworks than the limit")
  static let footing = Footing.images

  private static let usualLimit = 6

  private let limit: Int

  init(_ options: MapReader) {
    limit = options.optional("limit", .number(atLeast: 0)) ?? DynamicFrameworkLimit.usualLimit
  }

  func allows(_ debt: Debt, count: Int, in context: RuleContext) -> Bool { count <= limit }

  func findings(in context: RuleContext) -> [Finding] {
    let graph = context.graph
    let firsts = graph.platformTwins()
    let apps = graph.targetIDs.filter { graph[$0].kind == .native && graph[$0].type.isApp }
    return apps.compactMap { app in
      // Of twins for several platforms one is embedded at a time.
      let frameworks = context.images.embedded(in: app).filter(graph.isDynamicFramework)
        .filter { $0 == first(of: $0, firsts) }
      guard frameworks.count > limit else { return nil }
      let cost = LaunchCost(frameworks: frameworks.count)
      var finding = finding(
        "\(context.architecture.words(for: app)) embeds \(frameworks.count) dynamic frameworks, "
          + "and the limit is \(limit): \(cost.words)",
        about: app, to: Subject("limit"),
        help: "make some of them static, or let one dynamic framework hold the static ones: "
          + frameworks.map(graph.name(of:)).joined(separator: ", "),
        in: context)
      finding.debts[0].count = frameworks.count
      return finding
    }
  }

  private func first(of end: Link.End, _ firsts: [TargetID]) -> Link.End {
    guard case .target(let id) = end else { return end }
    return .target(firsts[id.index])
  }
}

extension ModuleGraph {
  /// Whether what an app embeds is loaded by it, third parties included.
  fileprivate func isDynamicFramework(_ end: Link.End) -> Bool {
    switch end {
    case .target(let id): self[id].codeForm == .image
    case .external(let id): self[id].linkage != .static && self[id].kind != .sdk
    }
  }
}

extension DynamicFrameworkLimit {
  static let page = RulePage(
    what: """
      Fires when an app embeds more dynamic frameworks than the limit, third parties included.
      """,
    why: """
      Every dynamic framework is found, checked and bound while the user waits for the first \
      screen. An app with 300 of them was measured: it took 1.54 s, 2.94 s and 14.4 s to start on \
      three phones, about 7.7 times less on the newest with 30 of them, and 0.12 s to 0.33 s with \
      everything static. The message estimates between these figures; measure your own app before \
      you decide.
      """,
    breaks: """
      # app/Cosmonaut
      Cosmonaut: application -> ISSNetwork; ISSLog
      # core/ISSNetwork
      ISSNetwork
      # shared/ISSLog
      ISSLog
      # .archlint.yml
      layers: [app: app/**, core: core/**, shared: shared/**]
      rules:
        dynamic-framework-limit: {limit: 1}
      """,
    says: """
      app/Cosmonaut/project.yml:3:3: warning: Cosmonaut (app) embeds 2 dynamic frameworks, and the \
      limit is 1: about 0.1 to 0.6 s at launch, depending on the phone; an estimate \
      [dynamic-framework-limit]
        help: make some of them static, or let one dynamic framework hold the static ones: ISSLog, \
      ISSNetwork
      """,
    keeps: """
      # app/Cosmonaut
      Cosmonaut: application -> ISSNetwork; ISSLog embed: false
      # shared/ISSLog
      ISSLog: framework.static
      """,
    options: [("limit", "how many an app may embed; 6, unless another number is given")],
    exemptions: ["Static frameworks, resources and the system's frameworks cost nothing here."])
}

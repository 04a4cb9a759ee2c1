internal import Findings
internal import Judging
internal import Modules

/// Finds frameworks that carry frameworks, which only macOS allows.
struct NestedEmbed: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "nested-embed", .error, "a framework embeds a framework")
  static let footing = Footing.images

  func findings(in context: RuleContext) -> [Finding] {
    let (architecture, graph) = (context.architecture, context.graph)
    let nested = graph.links.indices.filter { graph.isNested(graph.links[$0]) }
    return nested.map { number in
      let (from, to) = (graph.links[number].from, graph.links[number].to)
      return finding(
        "\(architecture.words(for: from)) embeds \(architecture.words(for: to)), a framework "
          + "inside a framework",
        about: JudgedLink(from: from, to: to, number: number),
        help: "remove `embed: true` here, and embed \(graph.name(of: to)) in the apps",
        in: context)
    }.withCauses(by: nested.map { graph.links[$0].to }) { inner, members in
      Cause(
        "\(architecture.words(for: inner)) is embedded in \(members.count) frameworks: "
          + members.map { graph.name(of: graph.links[nested[$0]].from) }.listed(upTo: 12),
        help: "remove `embed: true` there, and embed \(graph.name(of: inner)) in the apps")
    }
  }
}

extension ModuleGraph {
  fileprivate func isNested(_ link: Link) -> Bool {
    let outer = self[link.from]
    guard link.embeds, outer.kind == .native, outer.type.isFramework, !outer.runsOnlyOnMac,
      link.kind != .bundle, link.kind != .sdk
    else { return false }
    switch link.to {
    case .target(let id): return self[id].type.isFramework || self[id].type == .xcFramework
    // A product that nobody builds is told of once, by `unknown-link`.
    case .external(let id): return self[id].kind != .unknown
    }
  }
}

extension Target {
  fileprivate var runsOnlyOnMac: Bool {
    platform == .macOS
      || (platform == .auto && !destinations.isEmpty
        && destinations.allSatisfy { $0 == .macOS || $0 == .macCatalyst })
  }
}

extension NestedEmbed {
  static let page = RulePage(
    what: """
      Fires when a framework embeds a framework, on any platform but macOS. Such a framework is \
      also called an umbrella framework.
      """,
    why: """
      Outside macOS, frameworks belong beside one another in the app. A nested one is refused when \
      the app is handed in, and if two frameworks carry the same third one, the app has two of it. \
      What a framework needs is embedded by the apps, once.
      """,
    breaks: """
      # core/ISSNetwork
      ISSNetwork -> ISSLog embed: true
      # shared/ISSLog
      ISSLog
      """,
    says: """
      core/ISSNetwork/project.yml:7:21: error: ISSNetwork embeds ISSLog, a \
      framework inside a framework [nested-embed]
        help: remove `embed: true` here, and embed ISSLog in the apps
      """,
    keeps: """
      # core/ISSNetwork
      ISSNetwork -> ISSLog
      """,
    exemptions: [
      "Frameworks for macOS alone.", "Resource bundles inside a framework.",
    ])
}

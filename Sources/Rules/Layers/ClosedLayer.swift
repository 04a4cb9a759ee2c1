internal import Findings
internal import Judging
internal import Modules

/// Finds links that reach past a closed layer.
struct ClosedLayer: PlainRule, LinkRule {
  static let description = RuleDescription(
    "closed-layer", .error, "a dependency passes over a layer that is closed")

  func findings(about links: [JudgedLink], in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    // The first closed layer at or below each layer.
    let closed = architecture.layers.indices.map { index in
      architecture.layers[index...].firstIndex(where: \.isClosed).map { LayerID($0) }
    }
    return links.compactMap { link in
      guard let target = link.target,
        let upper = architecture.layer(of: link.from),
        let lower = architecture.layer(of: target), upper < lower,
        !architecture.mustLinkItsClosure(link.from),
        !architecture.isTrialMatter(link.from, target),
        let passed = closed[upper.index + 1], passed < lower
      else { return nil }
      let (name, graph) = (architecture[passed].name, architecture.graph)
      let gateway = architecture.gateway(to: target, in: passed).map(graph.name)
      return finding(
        "\(architecture.words(for: link)), past the closed layer \(name)", about: link,
        help: gateway.map { "go through \($0) (\(name)), which links \(graph.name(of: target))" }
          ?? "let a module of \(name) offer what is needed, and link that",
        in: context)
    }
  }
}

extension Architecture {
  /// Apps and extensions of every kind link and embed whatever their closure needs.
  fileprivate func mustLinkItsClosure(_ id: TargetID) -> Bool {
    graph[id].type.isApp || graph[id].type.isExtension
  }

  /// A module of a layer that links a target already, so that others can go through it.
  fileprivate func gateway(to target: TargetID, in layer: LayerID) -> TargetID? {
    graph.linkIndices(to: target).lazy.map { graph.links[$0].from }
      .first { self.layer(of: $0) == layer && !role(of: $0).isTest }
  }
}

extension ClosedLayer {
  static let page = RulePage(
    what: """
      Fires when a dependency reaches past a layer that the configuration marks as `closed`: \
      from above it to below it. The layers of the preset `layered` are all closed.
      """,
    why: """
      A layer is closed for a reason: the business rules see every message before it is shown, \
      or the data access layer alone knows how a table looks. One screen that reads the store \
      directly saves a day and takes that promise away from everybody: from then on nobody can \
      say that a rule holds, a store can be replaced, or a change below ends at the next layer.
      """,
    breaks: """
      # presentation/ChatRoom
      ChatRoom -> MessageStore
      # business/Messages
      Messages -> MessageStore
      # data/MessageStore
      MessageStore
      # .archlint.yml
      layers:
        - presentation: presentation/**
        - business: {modules: business/**, closed: true}
        - data: data/**
      """,
    says: """
      presentation/ChatRoom/project.yml:7:21: error: ChatRoom (presentation) links \
      MessageStore (data), past the closed layer business [closed-layer]
        help: go through Messages (business), which links MessageStore
      """,
    keeps: """
      # presentation/ChatRoom
      ChatRoom -> Messages
      """,
    options: [
      ("closed", "true or false (the default); said of a layer, not of the rule")
    ],
    exemptions: [
      "Apps, extensions and host apps: they link and embed whatever their closure needs.",
      "Tests, mocks, host apps and test support among themselves, and towards what they test: "
        + "their module and what that links itself, or all that they list if their name is that "
        + "of no module.",
      "A dependency on the closed layer itself, and links within or below it.",
    ])
}

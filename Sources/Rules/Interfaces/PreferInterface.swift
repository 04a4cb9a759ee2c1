internal import Findings
internal import Judging
internal import Modules

/// Finds links to implementations that could go to an interface.
struct PreferInterface: PlainRule, LinkRule {
  static let description = RuleDescription(
    "prefer-interface", .warning,
    "a target depends on an implementation whose interface would do")

  static let judgesImports = false

  func findings(about links: [JudgedLink], in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return links.compactMap { link in
      guard let target = link.target,
        architecture.role(of: target) == .implementation,
        !architecture.areOfOneModule(link.from, target),
        !architecture.assembles(link.from),
        let interface = architecture.interfacesInReach(of: target)
          .first(where: { architecture.lists($0, in: target) })
      else { return nil }
      return finding(
        "\(architecture.words(for: link)), which has the interface "
          + architecture.graph.name(of: interface),
        about: link, help: architecture.wayOut(past: target, from: link.from), in: context)
    }
  }
}

extension Architecture {
  /// Whether a target puts implementations together, and so must know them.
  fileprivate func assembles(_ id: TargetID) -> Bool {
    role(of: id) == .compositionRoot || graph[id].type.isApp || graph[id].type.isExtension
  }

  /// The interface to link; tests may also want what is made for them.
  fileprivate func wayOut(past target: TargetID, from: TargetID) -> String? {
    let detour = detour(past: target, from: from)
    guard let detour, role(of: from).isTest,
      let mock = self[module(of: target)].targets.first(where: {
        role(of: $0) == .mock && implementations(of: $0).contains(target)
      }), !lists(mock, in: from)
    else { return detour }
    return "\(detour), or \(graph.name(of: mock)) in its place"
  }
}

extension PreferInterface {
  static let page = RulePage(
    what: """
      Fires when a target depends on an implementation of another module although that module \
      has an interface, and the implementation links it.
      """,
    why: """
      Whoever links the implementation builds it, waits for it, and is recompiled when anything \
      in it changes; its tests cannot replace it by a mock. Whoever links the interface does \
      none of that. The difference is felt in each build of each day: an implementation changes \
      with every feature, an interface a few times a year. Which implementation stands behind an \
      interface is the business of one place, the app or its composition root, and that alone \
      should know it.
      """,
    breaks: """
      # domain/ISSCosmonaut
      ISSCosmonaut -> ISSNetwork
      # core/ISSNetwork
      ISSNetworkCore
      ISSNetwork -> ISSNetworkCore
      """,
    says: """
      domain/ISSCosmonaut/project.yml:7:21: warning: ISSCosmonaut links ISSNetwork, \
      which has the interface ISSNetworkCore [prefer-interface]
        help: link ISSNetworkCore, the interface of ISSNetwork
      """,
    keeps: """
      # domain/ISSCosmonaut
      ISSCosmonaut -> ISSNetworkCore
      """,
    exemptions: [
      "Apps, extensions, host apps and composition roots: they put implementations together.",
      "Targets of the same module, its tests among them.",
      "An interface that the implementation does not link; see `own-interface`.",
    ])
}

internal import Findings
internal import Judging
internal import Modules

/// Finds interfaces that depend on what should stay hidden behind them or behind another one.
struct InterfaceLinksImplementation: PlainRule, LinkRule {
  static let description = RuleDescription(
    "interface-links-implementation", .error,
    "an interface depends on its own implementation, or on one that has an interface")

  func findings(about links: [JudgedLink], in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return links.compactMap { link in
      guard let target = link.target,
        architecture.role(of: link.from) == .interface,
        architecture.role(of: target) == .implementation
      else { return nil }
      let words = "the interface \(architecture.words(for: link))"
      if architecture.isOwnImplementation(target, of: link.from) {
        let (interface, name) = (context.graph.name(of: link.from), context.graph.name(of: target))
        return finding(
          "\(words), its own implementation", about: link,
          help: "turn the link round: \(name) links \(interface) and implements it", in: context)
      }
      guard !architecture.interfacesInReach(of: target).isEmpty else { return nil }
      return finding(
        "\(words), an implementation that has an interface", about: link,
        help: architecture.detour(past: target, from: link.from, orElse: link.removal), in: context)
    }
  }
}

extension Architecture {
  fileprivate func isOwnImplementation(_ target: TargetID, of interface: TargetID) -> Bool {
    areOfOneModule(target, interface) || implementations(of: interface).contains(target)
  }
}

extension InterfaceLinksImplementation {
  static let page = RulePage(
    what: """
      Fires when an interface depends on its own implementation, or on an implementation that \
      has an interface of its own.
      """,
    why: """
      An interface is worth something only as long as linking it costs nothing. Protocols and \
      plain types build in a moment, change rarely and drag nothing along, so hundreds of \
      modules can link them. With one implementation below it, everybody who links the interface \
      links that too, builds it first, waits for it after each change, and carries its third \
      parties into their tests. And an interface that needs its own implementation has turned \
      the arrow round: nothing can ever stand behind it but the one it knows.
      """,
    breaks: """
      # domain/ISSSpacesuit
      ISSSpacesuitCore -> ISSNetwork
      ISSSpacesuit -> ISSSpacesuitCore
      # core/ISSNetwork
      ISSNetworkCore
      ISSNetwork -> ISSNetworkCore
      # .archlint.yml
      roles: {interface: "*Core"}
      """,
    says: """
      domain/ISSSpacesuit/project.yml:7:21: error: the interface ISSSpacesuitCore \
      links ISSNetwork, an implementation that has an interface \
      [interface-links-implementation]
        help: link ISSNetworkCore, the interface of ISSNetwork
      """,
    keeps: """
      # domain/ISSSpacesuit
      ISSSpacesuitCore -> ISSNetworkCore
      ISSSpacesuit -> ISSSpacesuitCore
      """,
    exemptions: [
      "A lower module that has no interface: its implementation is all there is.",
      "Interfaces that link interfaces.",
    ])
}

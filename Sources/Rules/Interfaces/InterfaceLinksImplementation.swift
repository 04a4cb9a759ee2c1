struct InterfaceLinksImplementation: PlainRule, LinkRule {
  static let description = RuleDescription(
    "interface-links-implementation", .error, "interfaces that depend on an implementation")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return context.dependencies.compactMap { link in
      guard let target = link.target,
        architecture.role(of: link.from) == .interface,
        architecture.role(of: target) == .implementation
      else { return nil }
      let words = "the interface \(architecture.words(for: link))"
      let isOwn = architecture.implementations(of: link.from).contains(target)
      if isOwn || architecture.areOfOneModule(target, link.from) {
        let graph = context.graph
        let (interface, name) = (graph.name(of: link.from), graph.name(of: target))
        let isReversed = graph.lists(link.from, in: target)
        let addition = isReversed ? [] : [graph.addition(of: link.from, to: target)]
        return finding(
          "\(words), its own implementation", about: link,
          help: "reverse the link, so that \(name) links \(interface)", in: context
        ).fixed(by: graph.removal(of: link).map { Fix($0.changes + addition) })
      }
      guard !architecture.interfacesInReach(of: target).isEmpty else { return nil }
      return finding(
        "\(words), an implementation with an interface", about: link,
        help: architecture.detour(past: target, from: link.from, orElse: context.removal(of: link)),
        in: context
      ).fixed(by: architecture.detours(past: target, of: link))
    }
  }
}

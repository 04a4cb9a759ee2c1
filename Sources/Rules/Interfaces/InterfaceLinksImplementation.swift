/// Finds interfaces that depend on an implementation.
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
      if architecture.isOwnImplementation(target, of: link.from) {
        let (interface, name) = (context.graph.name(of: link.from), context.graph.name(of: target))
        return finding(
          "\(words), its own implementation", about: link,
          help: "reverse the link, so that \(name) links \(interface)", in: context
        ).fixed(by: architecture.reversals(of: link, to: target))
      }
      guard !architecture.interfacesInReach(of: target).isEmpty else { return nil }
      return finding(
        "\(words), an implementation with an interface", about: link,
        help: architecture.detour(past: target, from: link.from, orElse: link.removal), in: context
      ).fixed(by: architecture.detours(past: target, of: link))
    }
  }
}

extension Architecture {
  fileprivate func isOwnImplementation(_ target: TargetID, of interface: TargetID) -> Bool {
    areOfOneModule(target, interface) || implementations(of: interface).contains(target)
  }

  fileprivate func reversals(of link: JudgedLink, to target: TargetID) -> [Fix] {
    let addition =
      graph.lists(link.from, in: target) ? [] : [graph.addition(of: link.from, to: target)]
    return graph.removal(of: link).map { Fix($0.changes + addition) }
  }
}

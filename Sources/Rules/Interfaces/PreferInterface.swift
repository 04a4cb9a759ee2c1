struct PreferInterface: PlainRule, LinkRule {
  static let description = RuleDescription(
    "prefer-interface", .warning, "dependencies on an implementation that has an interface")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return context.links.compactMap { link in
      guard let target = link.target,
        architecture.role(of: target) == .implementation,
        !architecture.areOfOneModule(link.from, target),
        architecture.role(of: link.from) != .compositionRoot,
        !architecture.isUmbrella(link.from, over: target),
        !context.graph.productType(of: link.from).isAppOrExtension,
        let interface = architecture.interfacesInReach(of: target)
          .first(where: { architecture.graph.lists($0, in: target) })
      else { return nil }
      return finding(
        "\(architecture.start(of: link)) the implementation \(architecture.words(for: link.to)) "
          + "instead of its interface \(architecture.graph.name(of: interface))",
        about: link, help: architecture.wayOut(past: target, from: link.from), in: context
      ).fixed(by: architecture.detours(past: target, of: link))
    }
  }
}

extension Architecture {
  /// The interface to link; for tests also test support.
  fileprivate func wayOut(past target: TargetID, from: TargetID) -> String? {
    let detour = detour(past: target, from: from)
    guard let detour, role(of: from).isTest,
      let mock = self[module(of: target)].targets.first(where: {
        role(of: $0) == .mock && implementations(of: $0).contains(target)
      }), !graph.lists(mock, in: from)
    else { return detour }
    return "\(detour), or link the mock \(graph.name(of: mock))"
  }
}

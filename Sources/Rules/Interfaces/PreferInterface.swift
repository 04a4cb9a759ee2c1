struct PreferInterface: PlainRule, LinkRule {
  static let description = RuleDescription(
    "prefer-interface", .warning, "dependencies on an implementation that has an interface")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    let all = context.links.filter { link in
      architecture.role(of: link.from) == .implementation
        && link.target.map { architecture.role(of: $0) == .implementation } ?? false
    }
    // An app's root that links one module, such as its tabs, only shows it.
    let counts = all.map(\.from).counts
    let inner = all.filter { link in
      counts[link.from] != 1 || link.target.flatMap { counts[$0] } ?? 0 < 3
        || !architecture.onlyAppsLink(link.from)
    }
    lazy var habits = LayerHabits(inner, fewest: 3, in: architecture)
    return context.links.compactMap { link in
      guard let target = link.target,
        architecture.role(of: target) == .implementation,
        !architecture.areOfOneModule(link.from, target),
        architecture.role(of: link.from) != .compositionRoot,
        !architecture.isUmbrella(link.from, over: target),
        !context.graph.productType(of: link.from).isAppOrExtension,
        let interface = architecture.interfacesInReach(of: target)
          .first(where: { context.graph.lists($0, in: target) }),
        !context.graph.sources.areBlank(of: interface),
        !architecture.isVariant(link.from, of: target, behind: interface),
        !architecture.assemblesApps(link.from), !habits.include(link)
      else { return nil }
      return finding(
        "\(architecture.start(of: link)) the implementation \(architecture.words(for: link.to)) "
          + "instead of its interface \(architecture.graph.name(of: interface))",
        about: link,
        help: architecture.wayOut(
          past: target, from: link.from, orElse: context.removal(of: link)), in: context
      ).fixed(by: architecture.detours(past: target, of: link))
    }
  }
}

extension Architecture {
  /// Whether a target is another implementation, built on the first: BDebug on B.
  fileprivate func isVariant(
    _ id: TargetID, of target: TargetID, behind interface: TargetID
  ) -> Bool {
    graph[id].spec == graph[interface].spec && graph.lists(interface, in: id)
      && graph.isNamed(id, after: target)
  }

  /// Whether a target collects three modules or more below its folder, and only apps link it.
  fileprivate func assemblesApps(_ id: TargetID) -> Bool {
    let parts = graph.links(from: id).compactMap(\.target).filter { isUmbrella(id, over: $0) }
    return Set(parts.map(module)).count > 2 && onlyAppsLink(id)
  }

  fileprivate func onlyAppsLink(_ id: TargetID) -> Bool {
    let users = graph.linkIndices(to: id).map { graph.links[$0].from }
    return users.contains { role(of: $0) == .app }
      && users.allSatisfy { role(of: $0).isTrial || graph.productType(of: $0).isAppOrExtension }
  }

  /// The interface to link; for tests also test support.
  fileprivate func wayOut(
    past target: TargetID, from: TargetID, orElse removal: String
  ) -> String? {
    let detour = detour(past: target, from: from, orElse: removal)
    guard let detour, role(of: from).isTest,
      let mock = self[module(of: target)].targets.first(where: {
        role(of: $0) == .mock && implementations(of: $0).contains(target)
      }), !graph.lists(mock, in: from)
    else { return detour }
    return "\(detour), or link the mock \(graph.name(of: mock))"
  }
}

struct ClosedLayer: PlainRule, LinkRule {
  static let description = RuleDescription(
    "closed-layer", .error, with: "a `closed` layer", "dependencies that bypass a closed layer")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    // The first closed layer at or below each layer.
    let closed = architecture.layers.indices.map { index in
      architecture.layers[index...].firstIndex(where: \.isClosed).map { LayerID($0) }
    }
    return context.dependencies.compactMap { link in
      guard let target = link.target,
        let upper = architecture.layer(of: link.from),
        let lower = architecture.layer(of: target), upper < lower,
        !context.graph.productType(of: link.from).isAppOrExtension,
        !architecture.isTrialMatter(link.from, target),
        let passed = closed[upper.index + 1], passed < lower
      else { return nil }
      let (name, graph) = (architecture[passed].name, architecture.graph)
      let gateway = architecture.gateway(to: target, in: passed).map(graph.name)
      return finding(
        "\(architecture.words(for: link)), bypassing the closed layer \(name)", about: link,
        help: gateway.map { "use \($0) (\(name)), which already links \(graph.name(of: target))" }
          ?? "link a module of \(name) that provides the needed API",
        in: context)
    }
  }
}

extension Architecture {
  /// A module of a layer that links a target already, as an alternative route.
  fileprivate func gateway(to target: TargetID, in layer: LayerID) -> TargetID? {
    graph.linkIndices(to: target).lazy.map { graph.links[$0].from }
      .first { self.layer(of: $0) == layer && !role(of: $0).isTest }
  }
}

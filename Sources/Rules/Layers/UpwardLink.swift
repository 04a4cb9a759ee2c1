struct UpwardLink: PlainRule, LinkRule {
  static let description = RuleDescription(
    "upward-link", .error, "dependencies on a target in a higher layer")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return context.dependencies.compactMap { link in
      guard let target = link.target,
        let lower = architecture.layer(of: link.from),
        let upper = architecture.layer(of: target), upper < lower,
        !architecture.isTrialMatter(link.from, target)
      else { return nil }
      let (above, below) = (architecture[upper].name, architecture[lower].name)
      let isInverted = architecture.inferred.inverted.contains(LayerPair(upper, lower))
      let name = architecture.graph.name(of: link.from)
      return finding(
        "\(architecture.start(of: link)) \(architecture.graph.name(of: target)) in the higher "
          + "layer \(above)",
        severity: isInverted ? .warning : nil, about: link,
        help: isInverted
          ? "list \(below) and \(above) under `layers:` in the order that you intend"
          : architecture.role(of: link.from).isTest
            ? architecture.wayOut(ofTestsFor: target, like: link.from)
            : "declare a protocol in \(name) that \(above) implements, or move the shared code to "
              + "\(below) or below",
        in: context)
    }
  }
}

extension Architecture {
  /// Tests of several modules belong to the highest of them.
  fileprivate func wayOut(ofTestsFor target: TargetID, like test: TargetID) -> String {
    let bundle = self[module(of: target)].targets.first { role(of: $0) == role(of: test) }
    return "move the tests that need \(graph.name(of: target)) into "
      + (bundle.map(graph.name) ?? "a test bundle of its layer")
  }
}

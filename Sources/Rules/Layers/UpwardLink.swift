/// Finds links to a target of a higher layer.
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
      let isInverted = architecture.belief.inverted.contains(LayerPair(upper, lower))
      let name = architecture.graph.name(of: link.from)
      return finding(
        "\(architecture.words(for: link)), which lies in a higher layer",
        severity: isInverted ? .warning : nil, about: link,
        help: isInverted
          ? "most modules of \(below) and \(above) link this way: list both under `layers:` in the "
            + "order that you mean"
          : "move what \(name) needs down into \(below) or below it, or let \(above) hand it in "
            + "through a protocol of \(name)",
        in: context)
    }
  }
}

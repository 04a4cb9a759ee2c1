struct UnreadLinks: PlainRule, SpecRule {
  static let description = RuleDescription(
    "unread-links", .info, "workspaces whose links are in files that archlint doesn't read")

  /// Fewer modules than this may well have nothing to do with one another.
  private static let fewestModules = 3

  func findings(in context: RuleContext) -> [Finding] {
    // Manifests are read.
    let joiners = context.conditions.joiners.subtracting([.swiftPackages, .tuist])
      .map(\.rawValue).sorted()
    let architecture = context.architecture
    let count = architecture.modules.count
    guard !joiners.isEmpty, count >= UnreadLinks.fewestModules,
      let place = context.graph.specs.first?.place
    else { return [] }
    // The links between modules, each once.
    let ends = context.graph.links.compactMap { link in
      link.target.map { [architecture.module(of: link.from), architecture.module(of: $0)] }
    }
    let pairs = Set(ends.filter { $0[0] != $0[1] })
    let lone = count - Set(pairs.joined()).count
    guard lone * 2 > count || pairs.count * 2 < count else { return [] }
    return [
      finding(
        "archlint does not read what \(joiners.joined(separator: " and ")) "
          + "\(joiners.count > 1 ? "connect" : "connects"): \(lone) of \(count) modules "
          + "\(lone == 1 ? "has" : "have") no links",
        at: place, from: Subject("."),
        help: "results are incomplete", in: context)
    ]
  }
}

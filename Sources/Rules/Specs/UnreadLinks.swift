/// Finds workspaces whose modules are joined by something that archlint does not read.
struct UnreadLinks: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "unread-links", .info, "workspaces whose links are in files that archlint doesn't read")
  static let footing = FindingEvidence.text

  /// Fewer modules than this may well have nothing to do with one another.
  private static let fewestModules = 3

  func findings(in context: RuleContext) -> [Finding] {
    let joiners = context.conditions.joiners.map(\.rawValue).sorted()
    let architecture = context.architecture
    let count = architecture.modules.count
    guard !joiners.isEmpty, count >= UnreadLinks.fewestModules,
      let place = context.graph.specs.first?.place
    else { return [] }
    let pairs = architecture.modulePairs
    let lone = count - Set(pairs.flatMap { [$0.from, $0.to] }).count
    guard lone * 2 > count || pairs.count * 2 < count else { return [] }
    return [
      finding(
        "archlint does not read what \(joiners.joined(separator: " and ")) "
          + "\(joiners.count > 1 ? "connect" : "connects"): \(lone) of \(count) modules have no links",
        at: place, from: Subject("."),
        help: joiners == [ForeignBuildTool.swiftPackages.rawValue]
          ? "save the output of `swift package dump-package` next to each, and add it to `specs:`"
          : "results are incomplete",
        in: context)
    ]
  }
}

extension Architecture {
  /// The links between modules, each once.
  fileprivate var modulePairs: Set<ModulePair> {
    Set(
      graph.links.compactMap { link in
        let pair = link.target.map { ModulePair(from: module(of: link.from), to: module(of: $0)) }
        return pair.flatMap { $0.from == $0.to ? nil : $0 }
      })
  }
}

private struct ModulePair: Hashable {
  let from: ModuleID
  let to: ModuleID
}

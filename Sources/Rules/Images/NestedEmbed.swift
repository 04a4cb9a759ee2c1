package import Configuration
package import Findings
internal import Modules

/// Finds frameworks that carry frameworks, which only macOS allows.
package struct NestedEmbed: Rule {
  package static let description = RuleDescription(
    "nested-embed", .error, "a framework embeds a framework")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let graph = survey.graph
    return graph.links.indices.filter { graph.isNested(graph.links[$0]) }.map { number in
      let link = graph.links[number]
      return .nestedEmbed(
        Dependency(from: link.from, to: link.to, link: number), in: survey.architecture)
    }
  }
}

extension Finding {
  fileprivate static func nestedEmbed(
    _ dependency: Dependency, in architecture: Architecture
  ) -> Finding {
    let from = architecture.words(for: dependency.from)
    return Finding(
      of: NestedEmbed.self,
      "\(from) embeds \(architecture.words(for: dependency.to)), a framework inside a framework",
      about: dependency, in: architecture.graph,
      help: "remove `embed: true` here, and embed \(architecture.graph.name(of: dependency.to)) "
        + "in the apps")
  }
}

extension ModuleGraph {
  fileprivate func isNested(_ link: Link) -> Bool {
    let outer = self[link.from]
    guard link.embeds, outer.kind == .native, outer.type.isFramework, !outer.runsOnlyOnMac,
      link.kind != .bundle, link.kind != .sdk
    else { return false }
    return link.target.map { self[$0].type.isFramework || self[$0].type == .xcFramework } ?? true
  }
}

extension Target {
  fileprivate var runsOnlyOnMac: Bool {
    platform == .macOS
      || (platform == .auto && !destinations.isEmpty
        && destinations.allSatisfy { $0 == .macOS || $0 == .macCatalyst })
  }
}

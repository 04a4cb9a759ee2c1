package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Counts the dynamic frameworks that an app embeds.
package struct DynamicFrameworkLimit: Rule {
  package static let description = RuleDescription(
    "dynamic-framework-limit", .warning, isOnByDefault: false,
    "an app embeds more dynamic frameworks than the limit")

  private static let usualLimit = 6

  private let limit: Int

  package init(_ options: OptionReader) {
    limit = options.optional("limit", .number(atLeast: 0)) ?? DynamicFrameworkLimit.usualLimit
  }

  package func findings(in survey: Survey) -> [Finding] {
    let graph = survey.graph
    return graph.targetIDs.filter { graph[$0].kind == .native && graph[$0].type.isApp }.compactMap {
      let frameworks = survey.images.embedded(in: $0).filter(graph.isDynamicFramework)
      guard frameworks.count > limit else { return nil }
      return .dynamicFrameworkLimit($0, frameworks, limit: limit, in: survey.architecture)
    }
  }
}

extension Finding {
  fileprivate static func dynamicFrameworkLimit(
    _ app: TargetID, _ frameworks: [Link.End], limit: Int, in architecture: Architecture
  ) -> Finding {
    let graph = architecture.graph
    let cost = LaunchCost(frameworks: frameworks.count)
    return Finding(
      of: DynamicFrameworkLimit.self,
      "\(architecture.words(for: app)) embeds \(frameworks.count) dynamic frameworks, and "
        + "the limit is \(limit): \(cost.words)",
      about: app, to: Subject("\(limit)"), in: graph,
      help: "make some of them static, or let one dynamic framework hold the static ones: "
        + frameworks.map(graph.name(of:)).joined(separator: ", "))
  }
}

extension ModuleGraph {
  /// Whether what an app embeds is loaded by it, third parties included.
  fileprivate func isDynamicFramework(_ end: Link.End) -> Bool {
    switch end {
    case .target(let id): self[id].linkage == .dynamic && self[id].kind == .native
    case .external(let id): self[id].linkage != .static && self[id].kind != .sdk
    }
  }
}

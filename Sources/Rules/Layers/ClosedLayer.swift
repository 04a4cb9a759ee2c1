package import Configuration
package import Findings
internal import Modules

/// Finds dependencies that reach past a closed layer.
package struct ClosedLayer: Rule {
  package static let description = RuleDescription(
    "closed-layer", .error, "a dependency passes over a layer that is closed")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let architecture = survey.architecture
    // The first closed layer at or below each layer.
    let closed = architecture.layers.indices.map { index in
      architecture.layers[index...].firstIndex(where: \.isClosed).map { LayerID($0) }
    }
    return survey.dependencies.compactMap { dependency in
      guard let target = dependency.target,
        let upper = architecture.layer(of: dependency.from),
        let lower = architecture.layer(of: target), upper < lower,
        !architecture.mustLinkItsClosure(dependency.from),
        let passed = closed[upper.index + 1], passed < lower
      else { return nil }
      return .closedLayer(dependency, to: target, past: passed, in: architecture)
    }
  }
}

extension Architecture {
  /// Apps and extensions of every kind link and embed whatever their closure needs.
  fileprivate func mustLinkItsClosure(_ id: TargetID) -> Bool {
    graph[id].type.isApp || graph[id].type.isExtension
  }

  /// A module of a layer that links a target already, so that others can go through it.
  fileprivate func gateway(to target: TargetID, in layer: LayerID) -> TargetID? {
    graph.linkIndices(to: target).lazy.map { graph.links[$0].from }
      .first { self.layer(of: $0) == layer && !role(of: $0).isTest }
  }
}

extension Finding {
  fileprivate static func closedLayer(
    _ dependency: Dependency, to target: TargetID, past layer: LayerID,
    in architecture: Architecture
  ) -> Finding {
    let name = architecture[layer].name
    let from = architecture.words(for: dependency.from)
    let verb = architecture.verb(of: dependency)
    let gateway = architecture.gateway(to: target, in: layer).map(architecture.graph.name)
    return Finding(
      of: ClosedLayer.self,
      "\(from) \(verb) \(architecture.words(for: target)), past the closed layer \(name)",
      about: dependency, in: architecture.graph,
      help: gateway.map {
        "go through \($0) (\(name)), which links \(architecture.graph.name(of: target))"
      } ?? "let a module of \(name) offer what is needed, and link that")
  }
}

package import Configuration
package import Findings
internal import Modules

/// Finds dependencies on another module of the same layer.
package struct SameLayerLink: Rule {
  package static let description = RuleDescription(
    "same-layer-link", .error, "a target depends on another module of its own layer")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let architecture = survey.architecture
    return survey.dependencies.compactMap { dependency in
      guard let target = dependency.target,
        let layer = architecture.layer(of: dependency.from),
        architecture.layer(of: target) == layer,
        !architecture.areOfOneModule(dependency.from, target),
        !architecture.isAllowed(dependency.from, target, in: architecture[layer])
      else { return nil }
      return .sameLayerLink(dependency, to: target, in: layer, architecture)
    }
  }
}

extension Architecture {
  /// Whether the layer or the roles of both ends let one know the other.
  fileprivate func isAllowed(_ from: TargetID, _ to: TargetID, in layer: Layer) -> Bool {
    let isInterface = role(of: to) == .interface
    switch layer.sameLayer {
    case .allowed: return true
    case .interfaces where isInterface: return true
    case .interfaces, .never: break
    }
    switch role(of: from) {
    case .unitTests, .uiTests, .mock, .hostApp: return isInterface || role(of: to) == .mock
    default: return false
    }
  }

  /// The layer right below one.
  fileprivate func below(_ layer: LayerID) -> Layer? {
    layer.index + 1 < layers.count ? layers[layer.index + 1] : nil
  }

  /// How an interface is called here, by the first pattern for them.
  private func interfaceName(for name: String) -> String {
    let patterns = (blueprint.roles[.interface] ?? []).map(\.pattern.text)
    let parts = (patterns.first { $0.contains("*") } ?? "*Core")
      .split(separator: "*", omittingEmptySubsequences: false)
    return parts.joined(separator: name)
  }

  /// What to do where there is no interface to be linked instead.
  fileprivate func wayOut(to target: TargetID, in layer: LayerID) -> String {
    let name = graph.name(of: target)
    if role(of: target) == .mock { return "move what needs \(name) into tests" }
    let below = below(layer).map { "down into \($0.name)" } ?? "into a layer below"
    let move = "move what both need \(below)"
    guard self[layer].sameLayer == .interfaces, role(of: target) == .implementation else {
      return move
    }
    // The product's name has neither the project nor the platform of a twin in it.
    let interface = interfaceName(for: graph[target].productName)
    return "give \(name) an interface, \(interface), and link that; or \(move)"
  }
}

extension Finding {
  fileprivate static func sameLayerLink(
    _ dependency: Dependency, to target: TargetID, in layer: LayerID,
    _ architecture: Architecture
  ) -> Finding {
    let from = architecture.words(for: dependency.from)
    let verb = architecture.verb(of: dependency)
    let to = architecture.graph.name(of: target)
    let detour =
      architecture[layer].sameLayer == .interfaces
      ? architecture.detour(past: target, from: dependency.from) : nil
    return Finding(
      of: SameLayerLink.self, "\(from) \(verb) \(to), a module of its own layer",
      about: dependency, in: architecture.graph,
      help: detour ?? architecture.wayOut(to: target, in: layer))
  }
}

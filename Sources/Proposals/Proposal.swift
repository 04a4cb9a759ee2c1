package import Modules

/// Layers that would fit a project as it is, with what speaks for them and against them.
package struct Proposal {
  /// One layer, and why it is proposed.
  struct Layer {
    let name: String
    let patterns: [String]
    let sameLayer: Modules.Layer.SameLayer
    let isClosed: Bool
    let modules: [ModuleID]
    /// What its modules have in common, in words behind their number: `lie in core/**`.
    let evidence: String
  }

  let architecture: Architecture
  let preset: Preset
  /// Top to bottom.
  let layers: [Layer]
  /// Endings by which interfaces and mocks seem to be named, besides those of the preset.
  let roles: [RoleEnding]
  private let traffic: ModuleTraffic

  /// Looks at the folders first, then at names; the links decide about the order.
  package init(for workspace: Architecture) {
    let preset = PresetFit.best(for: workspace.graph)
    let architecture = preset.map { classify(workspace.graph, as: $0.byFolderNames) }
    self.architecture = architecture ?? workspace
    let traffic = ModuleTraffic(in: self.architecture)
    self.traffic = traffic
    self.preset = preset ?? .standard
    if let preset, let architecture {
      layers = PresetFit.layers(of: preset, in: architecture)
    } else {
      var groups = LayerGroups.byFolder(workspace) ?? LayerGroups.byName(workspace)
      let rest = Proposal.modules(of: workspace, outside: groups)
      if !groups.isEmpty, !rest.isEmpty { groups.append(LayerGroups.rest(rest, in: workspace)) }
      layers = traffic.ordered(groups)
    }
    roles = RoleEnding.found(in: workspace.graph, besides: self.preset.blueprint)
  }

  /// Top to bottom.
  package var layerNames: [String] { layers.map(\.name) }

  /// Modules that fit no layer.
  var leftOver: [ModuleID] { Proposal.modules(of: architecture, outside: layers) }

  private static func modules(of architecture: Architecture, outside layers: [Layer]) -> [ModuleID]
  {
    let placed = Set(layers.flatMap(\.modules))
    return architecture.modules.indices.map(ModuleID.init).filter { !placed.contains($0) }
  }

  /// The links that lead from a lower layer to a higher one, in the order of the graph.
  package var contradictions: [Link] {
    traffic.links.filter { link in
      guard let from = rank(of: .target(link.from)), let to = rank(of: link.to) else {
        return false
      }
      return to < from
    }
  }

  /// How often the modules of a layer link those of every other, in the order of the layers.
  func uses(of layer: Layer) -> [(name: String, count: Int)] {
    layers.filter { $0.name != layer.name }.compactMap { other in
      let count = traffic.count(from: layer.modules, to: other.modules)
      return count > 0 ? (other.name, count) : nil
    }
  }

  func layer(of end: Link.End) -> String? { rank(of: end).map { layers[$0].name } }

  private func rank(of end: Link.End) -> Int? {
    guard case .target(let id) = end else { return nil }
    let module = architecture.module(of: id)
    return layers.firstIndex { $0.modules.contains(module) }
  }
}

struct OrphanLayer: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "orphan-layer", .warning, isOnByDefault: false, "layers that no higher layer uses")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    var linked: Set<LayerID> = []
    for link in context.dependencies {
      guard let target = link.target, let to = architecture.layer(of: target),
        let from = architecture.layer(of: link.from), from < to
      else { continue }
      linked.insert(to)
    }
    // Preset layers without modules don't count as upper layers.
    let present = architecture.layers.indices.map(LayerID.init).filter { layer in
      architecture[layer].place != nil
        || context.graph.targetIDs.contains { architecture.layer(of: $0) == layer }
    }
    return present.dropFirst().filter { !linked.contains($0) }.compactMap { layer in
      finding(about: layer, in: context)
    }
  }

  private func finding(about layer: LayerID, in context: RuleContext) -> Finding? {
    let architecture = context.architecture
    let modules = architecture.modules.filter { $0.layer == layer }
    guard let first = modules.flatMap(\.mains).min() else { return nil }
    return finding(
      "no layer above links the layer \(architecture[layer].name) ("
        + modules.map(\.name).listed(upTo: UnlayeredModule.namedModules) + ")",
      at: context.graph[first].place, from: Subject(architecture[layer].name),
      help: "delete unused modules, or move them to the layer that uses them", in: context)
  }
}

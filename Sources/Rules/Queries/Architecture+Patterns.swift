extension Architecture {
  /// Adds a pattern for a module to others' layer, by name or folder; nil if none matches them.
  package func addition(of id: TargetID, toLayerOf others: [TargetID]) -> Change? {
    let known = others.last { other in
      [.name, .path].contains(self[other].layerReason.source)
        && self[other].layerReason.place != nil
    }
    guard let known, let layer = layer(of: known), let place = self[known].layerReason.place
    else { return nil }
    let (spec, name) = (graph.spec(of: id), graph.plainName(of: id))
    // The folder must not have other modules.
    let isAlone = modules.flatMap(\.mains).allSatisfy { other in
      graph.spec(of: other) != spec || module(of: other) == module(of: id)
    }
    let hasFolder = isAlone && self[known].layerReason.source == .path
    let pattern = hasFolder ? graph[spec].folder + "/**" : name
    return Change(.addPattern(pattern, layer: self[layer].name), at: place)
  }
}

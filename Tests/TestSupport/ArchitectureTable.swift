import Modules

extension Architecture {
  /// One line a target, as tests compare them: `name: layer (reason), role, module`.
  ///
  /// A target without a layer has `-` in its place.
  package var table: [String] {
    graph.targetIDs.map { id in
      let part = self[id]
      let layer = part.layer.map { self[$0].name } ?? "-"
      return "\(graph.name(of: id)): \(layer) (\(part.layerReason.source.rawValue)), "
        + "\(part.role.rawValue), \(self[part.module].name)"
    }
  }
}

/// Finds likely mistakes in the layers of a configuration.
struct LayerRemarks {
  let graph: ModuleGraph
  let blueprint: Blueprint
  let layers: LayerClassifier
  let answers: [LayerClassifier.Answer]
  let traffic: LayerTraffic

  /// In the order of the layers; remarks about all of them come last.
  func all(final: (TargetID) -> LayerID?) -> [LayerRemark] {
    guard blueprint.hasConfiguredLayers else { return [] }
    let order = traffic.upsideDown.map { LayerRemark.upsideDown(upward: $0.upward, of: $0.total) }
    return ties + swallowing + empty(final) + [order].compactMap(\.self)
  }

  private var ties: [LayerRemark] {
    var ties: [[Pattern]: [TargetID]] = [:]
    for id in graph.targetIDs {
      let answer = answers[id.index]
      guard let best = answer.pattern?.pattern, let rival = answer.rival?.pattern else { continue }
      ties[[best, rival], default: []].append(id)
    }
    return ties.sorted { ($0.value[0], $0.key[0].text) < ($1.value[0], $1.key[0].text) }
      .map { .tie($0.key[0], $0.key[1], targets: $0.value) }
  }

  /// Catch-all patterns that override more specific ones, match everything, or never decide.
  private var swallowing: [LayerRemark] {
    blueprint.layers.flatMap(\.patterns).filter { $0.literalCount == 0 && !$0.isPath }
      .compactMap { pattern in
        let taken = graph.targetIDs.filter { answers[$0.index].pattern?.pattern == pattern }
        if taken.isEmpty { return graph.targets.isEmpty ? nil : .idle(pattern) }
        if taken.count > 1, taken.count == graph.targets.count {
          return .swallows(pattern, targets: nil)
        }
        let others = taken.filter { id in
          let known = layers.byPath(id)
          return known != nil && known?.layer != answers[id.index].layer
        }
        return others.isEmpty ? nil : .swallows(pattern, targets: others)
      }
  }

  private func empty(_ final: (TargetID) -> LayerID?) -> [LayerRemark] {
    let bare = blueprint.layers.indices.filter { index in
      let layer = blueprint.layers[index]
      return !layer.isOptional && (layer.patterns.isEmpty || layer.isNameAlone)
    }
    guard !bare.isEmpty else { return [] }
    let used = Set(graph.targetIDs.compactMap(final))
    return bare.map(LayerID.init).filter { !used.contains($0) }.map(LayerRemark.empty)
  }
}

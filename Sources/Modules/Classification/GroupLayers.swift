/// Reads layers from the groups of a workspace or project navigator instead of folders.
///
/// Configured layers name groups themselves. The layers of a preset are groups of their names, if
/// at least three exist. Then a target named like a layer is in that layer, and an application in
/// the top one.
struct GroupLayers {
  private let graph: ModuleGraph
  private let names: [String: LayerID]
  private let patterns: [LayerClassifier.Candidate]
  /// The groups that are layers of a preset, sorted; empty if the groups are not used.
  private(set) var sites: [String] = []

  init(graph: ModuleGraph, blueprint: Blueprint) {
    self.graph = graph
    names = FolderName.layers(of: blueprint)
    patterns = blueprint.layers.enumerated().flatMap { index, layer in
      layer.groups.map { LayerClassifier.Candidate(layer: LayerID(index), pattern: $0) }
    }
    guard !names.isEmpty, graph.targets.contains(where: { !$0.groups.isEmpty }) else { return }
    let groups = Set(graph.targets.flatMap(\.groups)).filter { names[FolderName($0).key] != nil }
    let layers = Set(groups.compactMap { names[FolderName($0).key] })
    if layers.count >= Evidence.fewestLayers { sites = groups.sorted() }
  }

  func answer(for id: TargetID) -> LayerClassifier.Answer? {
    let groups = graph[id].groups
    for group in groups.reversed() {
      guard let candidate = patterns.first(where: { $0.pattern.matches(name: group) }) else {
        continue
      }
      return LayerClassifier.Answer(
        layer: candidate.layer,
        reason: LayerReason(.group, candidate.pattern.text, at: candidate.pattern.place))
    }
    guard !sites.isEmpty else { return nil }
    if graph.productType(of: id).isApp {
      return LayerClassifier.Answer(
        layer: LayerID(0), reason: LayerReason(.group, "the application"))
    }
    let word = ([graph.plainName(of: id)] + groups.reversed()).first {
      names[FolderName($0).key] != nil
    }
    return word.flatMap { word in
      names[FolderName(word).key].map {
        LayerClassifier.Answer(layer: $0, reason: LayerReason(.group, word))
      }
    }
  }

  var unmatchedPatterns: [Pattern] {
    let groups = Set(graph.targets.flatMap(\.groups))
    return patterns.map(\.pattern).filter { pattern in
      !groups.contains { pattern.matches(name: $0) }
    }
  }
}

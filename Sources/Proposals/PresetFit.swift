internal import Modules

/// How well the folder names of a preset fit a project.
enum PresetFit {
  /// The preset that recognises most modules by their folders, if it is most of all modules.
  static func best(for graph: ModuleGraph) -> Preset? {
    var best: (preset: Preset, count: Int)?
    for preset in Preset.allCases {
      let architecture = classify(graph, as: preset.byFolderNames)
      let layers = architecture.modules.compactMap(\.layer)
      let isEnough = layers.count * 2 > architecture.modules.count && Set(layers).count > 1
      if isEnough, layers.count > best?.count ?? 0 { best = (preset, layers.count) }
    }
    return best?.preset
  }

  /// The layers of a preset that have modules.
  static func layers(of preset: Preset, in architecture: Architecture) -> [Proposal.Layer] {
    preset.blueprint.layers.enumerated().compactMap { index, layer in
      let modules = architecture.modules.indices.map(ModuleID.init).filter {
        architecture[$0].layer == LayerID(index)
      }
      guard !modules.isEmpty else { return nil }
      let patterns = patterns(of: modules, in: architecture)
      return Proposal.Layer(
        name: layer.name, patterns: patterns, sameLayer: layer.sameLayer,
        isClosed: layer.isClosed, modules: modules,
        evidence: "in \(patterns.joined(separator: ", "))")
    }
  }

  /// The folders that gave the modules their layer; of many with one name, a pattern for all.
  private static func patterns(
    of modules: [ModuleID], in architecture: Architecture
  ) -> [String] {
    let folders = Set(
      modules.flatMap { architecture[$0].targets }.map { architecture[$0].layerReason }
        .filter { $0.source == .folder }.map(\.detail))
    let names = Set(folders.compactMap { $0.split(separator: "/").last })
    guard folders.count > 3, names.count == 1, let name = names.first else {
      return folders.sorted().map { "\($0)/**" }
    }
    return ["**/\(name)/**"]
  }
}

extension Preset {
  /// The preset as names of folders alone show it: a proposal is no verdict.
  var byFolderNames: Blueprint {
    var blueprint = blueprint
    blueprint.folderNames = .always
    return blueprint
  }
}

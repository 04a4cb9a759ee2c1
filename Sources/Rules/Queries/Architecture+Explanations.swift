// Explanations of how layers, roles and modules were inferred.
extension Architecture {
  private static let mostNames = 10

  /// The layers with their reasons, and the folded targets, one line each.
  var explanations: [String] {
    var layerWords = layers.indices.map { words(for: LayerID($0)) }
    if case .tooFew = layout { layerWords = [] }
    return [origin] + layerWords + modules.flatMap(foldings)
  }

  /// The evidence for layers, if it is insufficient; a single module needs none.
  package var doubtAboutLayers: String? {
    guard case .tooFew(let folders, let areSiblings) = layout, builtCount > 1 else { return nil }
    let start = "layers are not checked: "
    guard !folders.isEmpty else {
      return start + "none of the \(builtCount) modules is in a folder named like a layer"
    }
    // A folder or two may have such a name by chance.
    guard areSiblings else {
      let few = folders.grouped(by: Spec.folder).max { $0.count < $1.count } ?? folders
      return start + "of sibling folders only \(list(few)) "
        + (few.count == 1 ? "is named like a layer" : "are named like layers")
    }
    return start
      + "\(list(folders)) are named like layers, but fewer than two of them have modules in subfolders"
  }

  /// The number of modules without those that only order the build: aggregate and legacy targets.
  var builtCount: Int { modules.count { $0.targets.contains(where: graph.isNative) } }

  /// What makes layers known where there are none.
  var layersHelp: String {
    blueprint.isConfigured ? "add `layers:` to .archlint.yml" : "run `archlint init`"
  }

  private var origin: String {
    switch layout {
    case .unasked: "layers come from the configuration"
    case .sites(let folders): "layers are sibling folders: \(list(folders))"
    case .groups(let groups): "layers are groups in Xcode: \(list(groups))"
    case .tooFew: doubtAboutLayers ?? "a single module has no layers"
    }
  }

  private func words(for layer: LayerID) -> String {
    let members = modules.filter { $0.layer == layer }
    let reasons = Set(
      members.flatMap(\.mains).map { self[$0].layerReason }.filter { $0.source != .module }
        .map(\.shortWords))
    let count = members.count.of("module")
    return "\(self[layer].name): \(count)"
      + (reasons.isEmpty ? "" : ", by \(list(reasons.sorted()))")
  }

  private func foldings(of module: Module) -> [String] {
    module.folded.map { folded in
      let name = graph.name(of: folded.target)
      return switch folded.reason {
      case .configured: "\(name) belongs to \(module.name): set in the configuration"
      case .name: "\(name) belongs to \(module.name): its name has the ending of a part"
      case .platform: "\(name) belongs to \(module.name): it is its variant for another platform"
      }
    }
  }

  private func list(_ names: [String]) -> String { names.listed(upTo: Architecture.mostNames) }

  package var joinedModules: Set<ModuleID> {
    var joined: Set<ModuleID> = []
    for link in graph.links {
      guard let target = link.target else { continue }
      let (one, other) = (module(of: link.from), module(of: target))
      if one != other { joined.formUnion([one, other]) }
    }
    return joined
  }
}

extension LayerReason {
  /// The reason as a phrase after "by".
  fileprivate var shortWords: String {
    switch source {
    case .tag: "a tag in a spec"
    case .name: "the name \(detail)"
    case .path: "the path \(detail)"
    case .folder: "the folder \(detail)"
    case .group: "the group \(detail)"
    case .module, .none: ""
    }
  }
}

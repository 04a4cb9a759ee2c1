package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Finds modules that no layer claims: nothing is checked about where they may be linked.
package struct UnlayeredModule: Rule {
  package static let description = RuleDescription(
    "unlayered-module", .error, "a module matches no layer")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let architecture = survey.architecture
    let stray = architecture.modules.filter { module in
      module.layer == nil
        && module.targets.contains { architecture.role(of: $0) != .other }
        && module.targets.allSatisfy { architecture.layer(of: $0) == nil }
    }
    guard architecture.blueprint.hasConfiguredLayers else {
      return Finding.modulesOutsideFolders(stray, in: architecture).map { [$0] } ?? []
    }
    return stray.compactMap { Finding.unlayered($0, in: architecture) }
  }
}

extension Finding {
  /// How many of the modules are named when they are only counted.
  private static let namedModules = 10

  fileprivate static func unlayered(_ module: Module, in architecture: Architecture) -> Finding? {
    guard let id = module.mains.first ?? module.targets.first else { return nil }
    let graph = architecture.graph
    return Finding(
      of: UnlayeredModule.self, "\(module.name) matches no layer", about: id, in: graph,
      help: "add a pattern for it under `layers:`, or say `archlint: {layer: …}` in its spec",
      notes: [Note(graph.attempts(to: id), at: graph[id].place)])
  }

  /// One remark for all modules, where nobody said yet what layers there are.
  fileprivate static func modulesOutsideFolders(
    _ modules: [Module], in architecture: Architecture
  ) -> Finding? {
    let heads = modules.compactMap { $0.mains.first ?? $0.targets.first }
    guard let first = heads.first else { return nil }
    let graph = architecture.graph
    let layers = architecture.layers.map(\.name).joined(separator: ", ")
    return Finding(
      of: UnlayeredModule.self,
      outsideFolders(modules, of: architecture.modules.count),
      severity: .info, at: graph[first].place, from: Subject("layers"),
      help: "the layers are \(layers); `archlint init` proposes others")
  }

  private static func outsideFolders(_ modules: [Module], of count: Int) -> String {
    let folder = "folder that is named like a layer"
    guard modules.count > 1 else { return "\(modules[0].name) lies in no \(folder)" }
    let names = modules.prefix(namedModules).map(\.name).joined(separator: ", ")
    let rest = modules.count - namedModules
    let start =
      modules.count == count
      ? "none of the \(count) modules lies in a \(folder)"
      : "\(modules.count) of \(count) modules lie in no \(folder)"
    return "\(start): \(names)" + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension ModuleGraph {
  /// The names and folders that patterns were tried on.
  fileprivate func attempts(to id: TargetID) -> String {
    let target = self[id]
    var tried = ["the name \(target.name)"]
    for source in target.sources.prefix(3) { tried.append("the folder \(source.path)") }
    let folder = self[target.spec].folder
    tried.append(folder.isEmpty ? "the root as the spec's folder" : "the spec's folder \(folder)")
    return "tried \(tried.joined(separator: ", "))"
  }
}

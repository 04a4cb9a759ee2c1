struct UnlayeredModule: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "unlayered-module", .error, "modules that don't match a layer")

  static let namedModules = 10

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    // An empty list of layers is reported where it is written.
    guard !architecture.layers.isEmpty else { return [] }
    let stray = architecture.modules.filter { module in
      module.layer == nil
        && module.targets.allSatisfy {
          architecture.layer(of: $0) == nil && !Vendor.holds($0, in: context.graph)
        }
        && module.targets.map(architecture.role).contains { role in
          !role.isTrial && role != .other && role != .bundle
        }
    }
    return architecture.blueprint.hasConfiguredLayers
      ? stray.compactMap { finding(about: $0, in: context) }
      : [remark(about: stray, in: context)].compactMap { $0 }
  }

  private func finding(about module: Module, in context: RuleContext) -> Finding? {
    guard let id = module.mains.first ?? module.targets.first else { return nil }
    let graph = context.graph
    let spec = graph[graph.spec(of: id)]
    let (folder, kind) = (spec.folder, spec.isXcodeProject ? "project" : "spec")
    let fix = context.architecture.patternLikeSiblings(of: id).map { Fix($0) }
    // The names and paths that patterns were matched against.
    let tried =
      ["the name \(graph[id].name)"]
      + graph[id].sources.map(\.folder).uniqued(by: \.self).prefix(3).map { "the folder \($0)" }
      + graph[id].groups.map { "the group \($0)" }
      + [folder.isEmpty ? "the root as the \(kind)'s folder" : "the \(kind)'s folder \(folder)"]
    return finding(
      "\(module.name) does not match any layer", about: id,
      help: fix?.words
        ?? "add a pattern under `layers:`"
        + (spec.isSwift
          ? ", or write `// archlint:layer NAME` above the target"
          : spec.isXcodeProject ? "" : ", or set `archlint: {layer: NAME}` in its spec"),
      notes: [Note("tried \(tried.joined(separator: ", "))", at: graph[id].place)], in: context
    ).fixed(by: fix.map { [$0] } ?? [])
  }

  /// One finding for all modules if no layers are defined.
  private func remark(about modules: [Module], in context: RuleContext) -> Finding? {
    let heads = modules.compactMap { $0.mains.first ?? $0.targets.first }
    let architecture = context.architecture
    guard let first = heads.first, architecture.builtCount > 1 else { return nil }
    let layers = architecture.layers.map(\.name).joined(separator: ", ")
    return finding(
      architecture.doubtAboutLayers
        ?? outsideFolders(modules.map(\.name), of: architecture.modules.count),
      severity: .info, at: context.graph[first].place, from: Subject("layers"),
      help: architecture.layersHelp
        + (architecture.blueprint.isConfigured ? "" : " to propose layers other than \(layers)"),
      in: context)
  }

  private func outsideFolders(_ names: [String], of count: Int) -> String {
    let place = "in a folder named like a layer"
    guard names.count > 1 else { return "\(names[0]) is not \(place)" }
    let start =
      names.count == count
      ? "none of the \(count) modules is \(place)"
      : "\(names.count) of \(count) modules are not \(place)"
    return "\(start): \(names.listed(upTo: UnlayeredModule.namedModules))"
  }
}

extension Architecture {
  fileprivate func patternLikeSiblings(of id: TargetID) -> Change? {
    let folder = graph[graph.spec(of: id)].folder
    let siblings = modules.flatMap(\.mains).filter { other in
      let home = graph[graph.spec(of: other)].folder
      return home != folder && Spec.folder(of: home) == Spec.folder(of: folder)
        && layer(of: other) != nil
    }
    guard folder.contains("/"), Set(siblings.map(graph.spec)).count > 1,
      Set(siblings.map(layer)).count == 1
    else { return nil }
    return addition(of: id, toLayerOf: siblings)
  }
}

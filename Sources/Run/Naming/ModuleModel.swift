/// The module that a new one is modeled on.
struct ModuleModel {
  let word: String
  let targets: [TargetID]
  let spec: SpecID
  let file: String
  let isAlone: Bool

  /// The targets of a spec that have the module's word in their names.
  init(_ module: ModuleID, in architecture: Architecture) throws(Problem) {
    let graph = architecture.graph
    let spec = architecture[module].spec
    let all = graph.targetIDs.filter { graph[$0].spec == spec }
    let words = [
      architecture[module].name, graph[spec].project, String(graph[spec].folder.lastPathName),
    ]
    let own = architecture[module].targets
    let found = words.map { word in
      let part = WordReplacement([word: ""], inParts: true)
      return all.filter { part.replaced(in: graph.plainName(of: $0)) != graph.plainName(of: $0) }
    }
    let best = found.indices.filter { number in own.contains { found[number].contains($0) } }
      .max { (found[$0].count, -$0) < (found[$1].count, -$1) }
    guard let best else {
      throw Problem(
        "no name in the spec of \(architecture[module].name) contains its name",
        help: "name another module with `--like`")
    }
    (word, targets, self.spec) = (words[best], found[best], spec)
    let files = Set(targets.map { graph[$0].place.file })
    guard files.count == 1, let file = files.first, file.isOfSpec else {
      let names = files.sorted().map { "`\($0)`" }.joined(separator: ", ")
      throw Problem(
        "\(word) is declared in "
          + (files.count > 1 ? "several files: \(names)" : "\(names), not in an XcodeGen spec"),
        help: "put a template into `.archlint/templates`, or name a module of a spec with `--like`")
    }
    self.file = file
    isAlone = targets.count == all.count && file == graph[spec].file
  }

  func roles(in architecture: Architecture) -> Set<Role> {
    Set(targets.map { architecture.role(of: $0) })
  }

  /// Whether the sources of its targets are in folders that a copy can rename.
  private func hasOwnFolders(in graph: ModuleGraph) -> Bool {
    guard !isAlone || graph[spec].folder.isEmpty else { return true }
    let part = WordReplacement([word: ""], inParts: true)
    return targets.allSatisfy { id in
      let code = graph[id].sources.filter { !$0.isResource }
      return code.isEmpty || code.contains { part.replaced(in: $0.path) != $0.path }
    }
  }

  /// The modules of a layer; apps only if there are no others, because most are demos.
  static func candidates(of layer: LayerID, in architecture: Architecture) -> [ModuleID] {
    let all = architecture.moduleIDs.filter {
      architecture[$0].layer == layer && !architecture[$0].mains.isEmpty
    }
    let others = all.filter { id in
      !architecture[id].mains.allSatisfy { architecture.graph.productType(of: $0).isApp }
    }
    return others.isEmpty ? all : others
  }

  /// The most typical module of a layer: of the most common shape, with few links.
  ///
  /// A module with findings is the last choice, because a copy would have the same.
  static func typical(
    of layer: LayerID, with roles: Set<Role>, avoiding flawed: Set<TargetID>,
    in architecture: Architecture
  ) -> ModuleModel? {
    let graph = architecture.graph
    let models = candidates(of: layer, in: architecture)
      .compactMap { try? ModuleModel($0, in: architecture) }
      .filter { roles.isSubset(of: $0.roles(in: architecture)) }
    let shapes = Dictionary(grouping: models.indices) { models[$0].roles(in: architecture) }
    let ranked = models.indices.map { number in
      let model = models[number]
      let isMixed = !model.hasOwnFolders(in: graph)
      let isFlawed = model.targets.contains(where: flawed.contains)
      let links = model.targets.reduce(0) { $0 + graph.links(from: $1).count }
      return (
        (isMixed ? 2 : 0) + (isFlawed ? 1 : 0),
        -(shapes[model.roles(in: architecture)]?.count ?? 0), links, model.word, number
      )
    }
    return ranked.min { $0 < $1 }.map { models[$0.4] }
  }
}

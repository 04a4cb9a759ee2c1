/// Finds the layers that targets have by themselves, before their modules lend them one.
struct LayerClassifier {
  private let graph: ModuleGraph
  private let blueprint: Blueprint
  private let names: [Candidate]
  private let paths: [Candidate]
  /// The parts of each spec's folder.
  private let specFolders: [PathParts]
  /// What the folder names above each spec say.
  private let folderAnswers: [Answer?]

  /// A pattern of a layer; they stand in the order of the configuration.
  private struct Candidate {
    let layer: LayerID
    let pattern: Pattern
  }

  /// The layer of a target, and why.
  struct Answer {
    let layer: LayerID?
    let reason: LayerReason

    init(_ layer: LayerID?, _ reason: LayerReason) {
      self.layer = layer
      self.reason = reason
    }

    /// What a target has in its module: a companion goes with that, unless it was meant by its tag
    /// or by its name.
    func lent(by module: Module, to role: Role) -> Answer {
      guard let shared = module.layer, shared != layer else { return self }
      let isMeant = reason.source == .tag || reason.source == .name
      guard layer == nil || !(role.makesModule || isMeant) else { return self }
      return Answer(shared, LayerReason(.module, module.name))
    }
  }

  init(graph: ModuleGraph, blueprint: Blueprint) {
    self.graph = graph
    self.blueprint = blueprint
    let candidates = blueprint.layers.enumerated().flatMap { index, layer in
      layer.patterns.map { Candidate(layer: LayerID(index), pattern: $0) }
    }
    names = candidates.filter { !$0.pattern.isPath }
    paths = candidates.filter(\.pattern.isPath)
    let specFolders = graph.specs.map { PathParts($0.folder) }
    let folders = LayerClassifier.folders(of: blueprint)
    self.specFolders = specFolders
    folderAnswers = specFolders.map { LayerClassifier.answer($0, from: folders) }
  }

  /// The first that says something: the spec, a name, a path, a folder.
  func answer(for target: Target) -> Answer {
    byTag(target) ?? byName(target) ?? byPath(target) ?? byFolder(target)
      ?? Answer(nil, .none)
  }

  /// The patterns that match no target at all.
  func unmatchedPatterns() -> [Pattern] {
    guard !names.isEmpty || !paths.isEmpty else { return [] }
    let targetNames = graph.targets.map { Array($0.name.utf8)[...] }
    let targetPaths = specFolders + graph.targets.flatMap { $0.sources.map(sourceFolder) }
    return blueprint.layers.flatMap(\.patterns).filter { pattern in
      pattern.isPath
        ? !targetPaths.contains { pattern.matches($0) }
        : !targetNames.contains { pattern.matches(name: $0) }
    }
  }

  private func byTag(_ target: Target) -> Answer? {
    guard let tag = target.tag.layer, let layer = blueprint.layer(named: tag.text) else {
      return nil
    }
    return Answer(layer, LayerReason(.tag, tag.text, at: tag.place))
  }

  private func byName(_ target: Target) -> Answer? {
    guard !names.isEmpty else { return nil }
    let name = Array(target.name.utf8)[...]
    guard let found = names.first(where: { $0.pattern.matches(name: name) }) else { return nil }
    return Answer(found.layer, LayerReason(.name, found.pattern.text, at: found.pattern.place))
  }

  /// The closest pattern on the folder of the sources or of the spec.
  ///
  /// A target may also build sources that lie with another module, generated ones for instance:
  /// the first source that any pattern knows tells where the target lives.
  private func byPath(_ target: Target) -> Answer? {
    guard !paths.isEmpty else { return nil }
    let ofSources = target.sources.lazy.compactMap { closest(on: sourceFolder($0)) }.first
    let ofSpec = closest(on: specFolders[target.spec.index])
    guard let found = closer(ofSources, ofSpec) else { return nil }
    let pattern = paths[found].pattern
    return Answer(paths[found].layer, LayerReason(.path, pattern.text, at: pattern.place))
  }

  private func closest(on folder: PathParts) -> Int? {
    var best: Int?
    for (index, candidate) in paths.enumerated() where candidate.pattern.matches(folder) {
      best = closer(best, index)
    }
    return best
  }

  /// The pattern with more characters spelled out, else the one that stands first.
  private func closer(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return one ?? other }
    let (first, second) = (min(one, other), max(one, other))
    return paths[second].pattern.literalCount > paths[first].pattern.literalCount ? second : first
  }

  /// A source that is a file counts by the folder that it lies in.
  private func sourceFolder(_ source: SourcePath) -> PathParts {
    let isFile = source.path.split(separator: "/").last?.contains(".") ?? false
    return PathParts(isFile ? Spec.folder(of: source.path) : source.path)
  }

  private func byFolder(_ target: Target) -> Answer? { folderAnswers[target.spec.index] }

  /// The innermost folder above a spec's own that is named like a layer, else its own.
  private static func answer(_ path: PathParts, from folders: [String: LayerID]) -> Answer? {
    let names = path.parts.map { String(decoding: $0, as: UTF8.self) }
    guard let own = names.indices.last else { return nil }
    for index in names.indices.dropLast().reversed() + [own] {
      if let layer = folders[FolderName(names[index]).key] {
        return Answer(layer, LayerReason(.folder, names[...index].joined(separator: "/")))
      }
    }
    return nil
  }

  /// Every spelling of every layer that folder names may have; none, if layers are configured.
  private static func folders(of blueprint: Blueprint) -> [String: LayerID] {
    guard !blueprint.hasConfiguredLayers else { return [:] }
    var folders: [String: LayerID] = [:]
    for (index, layer) in blueprint.layers.enumerated() {
      for spelling in FolderName(layer.name).spellings where folders[spelling] == nil {
        folders[spelling] = LayerID(index)
      }
    }
    return folders
  }
}

/// Whether a folder's name means a layer: any case, singular or plural, with or without dashes.
private struct FolderName {
  private let letters: String

  init(_ name: some StringProtocol) {
    letters = String(name.filter { $0 != "-" && $0 != "_" && $0 != " " }).lowercased()
  }

  /// All spellings of the name that are recognised.
  var spellings: [String] {
    var all = [letters, letters + "s"]
    if letters.hasSuffix("s") { all.append(String(letters.dropLast())) }
    if letters.hasSuffix("y") { all.append(String(letters.dropLast()) + "ies") }
    if letters.hasSuffix("ies") { all.append(String(letters.dropLast(3)) + "y") }
    if ["s", "x", "ch", "sh"].contains(where: letters.hasSuffix) { all.append(letters + "es") }
    return all
  }

  /// The name as it is looked up among spellings.
  var key: String { letters }
}

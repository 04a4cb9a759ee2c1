/// Finds the layers of targets before they inherit one from their module.
struct LayerClassifier {
  private let graph: ModuleGraph
  private let blueprint: Blueprint
  /// In the order of the configuration.
  private let candidates: [Candidate]
  /// The positions of exact names by name, and of all other name patterns.
  private let exactNames: [String: [Int]]
  private let otherNames: [Int]
  private let paths: [Candidate]
  /// The paths of the specs, split; empty if no pattern needs them.
  private let specPaths: [PathParts]
  private let pathPatterns: PathPatterns
  private let folders: FolderLayers
  private let groups: GroupLayers

  /// A pattern of a layer, in the order of the configuration.
  typealias Candidate = (layer: LayerID, pattern: Pattern)

  /// The layer of a target, and why.
  struct Answer {
    let layer: LayerID?
    let reason: LayerReason
    var pattern: Candidate?
    /// A pattern of another layer that fits as closely.
    var rival: Candidate?

    /// A target's layer in its module: a companion inherits it, unless its own tag or name decides,
    /// or a pattern for its path that is more specific than the one of the module.
    func lent(by module: Module, at other: Answer?, to role: Role) -> Answer {
      guard let shared = module.layer, shared != layer else { return self }
      let isMeant = reason.source == .tag || reason.source == .name || isCloser(than: other)
      guard layer == nil || !(role.makesModule || isMeant) else { return self }
      return Answer(layer: shared, reason: LayerReason(.module, module.name))
    }

    private func isCloser(than other: Answer?) -> Bool {
      guard reason.source == .path, let pattern = pattern?.pattern else { return false }
      guard let other, other.reason.source != .group else { return true }
      return other.reason.source == .path
        && pattern.literalCount > other.pattern?.pattern.literalCount ?? 0
    }
  }

  init(graph: ModuleGraph, blueprint: Blueprint, folders: FolderLayers, groups: GroupLayers) {
    (self.graph, self.blueprint) = (graph, blueprint)
    (self.folders, self.groups) = (folders, groups)
    let meanings = LayerClassifier.bareWords(of: blueprint, in: graph)
    candidates = blueprint.layers.enumerated().flatMap { index, layer in
      layer.patterns.flatMap { meanings[$0.text] ?? [$0] }.map {
        Candidate(layer: LayerID(index), pattern: $0)
      }
    }
    let names = candidates.enumerated().filter { !$0.element.pattern.isPath }
    let exact = names.filter(\.element.pattern.isExact)
    exactNames = Dictionary(grouping: exact) { $0.element.pattern.text }
      .mapValues { $0.map(\.offset) }
    otherNames = names.filter { !$0.element.pattern.isExact }.map(\.offset)
    paths = candidates.filter(\.pattern.isPath)
    specPaths = paths.isEmpty ? [] : graph.specs.map { PathParts($0.path) }
    pathPatterns = PathPatterns(paths.map(\.pattern))
  }

  /// Patterns without a slash that name root folders, for their contents and for a target.
  private static func bareWords(
    of blueprint: Blueprint, in graph: ModuleGraph
  ) -> [String: [Pattern]] {
    let bare = blueprint.layers.flatMap(\.patterns).filter { !$0.isPath && $0.isExact }
    guard !bare.isEmpty else { return [:] }
    let paths = graph.specs.map(\.folder) + graph.targets.flatMap { $0.sources.map(\.folder) }
    let folders = Set(paths.compactMap { $0.split(separator: "/").first })
    let names = Set(graph.targets.map(\.plainName))
    return Dictionary(
      bare.filter { folders.contains($0.text[...]) }.map { word in
        var folder = Pattern("\(word.text)/**", at: word.place)
        folder.exceptions = word.exceptions
        return (word.text, names.contains(word.text) ? [word, folder] : [folder])
      }
    ) { first, _ in first }
  }

  /// The first match: by the spec, a name, a path, a folder; the last two say nothing of a binary.
  func answer(for id: TargetID) -> Answer {
    byTag(graph[id]) ?? byName(graph[id]) ?? (graph[id].isBinary ? nil : byPlace(id))
      ?? Answer(layer: nil, reason: .none)
  }

  private func byPlace(_ id: TargetID) -> Answer? {
    byPath(id) ?? groups.answer(for: id)
      ?? folders.answer(for: id).map {
        Answer(layer: $0.layer, reason: LayerReason(.folder, $0.folder))
      }
  }

  /// The patterns that match no target, except those of optional layers.
  func unmatchedPatterns() -> [Pattern] {
    let ofLayers = candidates.filter { candidate in
      let layer = blueprint.layers[candidate.layer.index]
      return !layer.isOptional && !layer.isNameAlone
    }.map(\.pattern)
    let roles = Role.allCases.flatMap { blueprint.roles[$0] ?? [] }
    let ofRoles = roles.flatMap { [$0.pattern] + $0.counterparts }.filter { $0.place != nil }
    let patterns =
      (ofLayers + blueprint.modules.joined() + blueprint.eachModules.map(\.below) + ofRoles)
      .flatMap { [$0] + $0.exceptions }.uniqued(by: \.self)
    guard !patterns.isEmpty else { return groups.unmatchedPatterns }
    let names = Set(graph.targets.map(\.plainName))
    let targetNames = names.map { Array($0.utf8)[...] }
    let targetPaths =
      graph.specs.map { PathParts($0.path) }.flatMap { [$0.folder, $0] }
      + graph.targets.flatMap { $0.sources.map { PathParts($0.folder) } }
    return patterns.filter { pattern in
      if pattern.isPath { return !targetPaths.contains { pattern.matches($0) } }
      return pattern.isExact
        ? !names.contains(pattern.text) || !pattern.matches(name: pattern.text)
        : !targetNames.contains { pattern.matches(name: $0) }
    } + groups.unmatchedPatterns
  }

  private func byTag(_ target: Target) -> Answer? {
    guard let tag = target.tag.layer, let layer = blueprint.layer(named: tag.text) else {
      return nil
    }
    return Answer(layer: layer, reason: LayerReason(.tag, tag.text, at: tag.place))
  }

  /// The closest pattern on the name, before XcodeGen adds platform suffixes.
  private func byName(_ target: Target) -> Answer? {
    let name = target.plainName
    let exact = exactNames[name] ?? []
    guard !exact.isEmpty || !otherNames.isEmpty else { return nil }
    let bytes = Array(name.utf8)[...]
    let positions = exact.isEmpty ? otherNames : (exact + otherNames).sorted()
    var closest = Closest()
    closest.add(among: candidates, at: positions) {
      $0.matches(name: bytes) && !isTaken(target, from: $0)
    }
    return closest.answer(.name)
  }

  /// The closest pattern on the folder of the sources or of the spec, or on the spec itself.
  ///
  /// A target may also build sources from another module's folder, for example generated ones. So
  /// the first source that any pattern matches decides.
  func byPath(_ id: TargetID) -> Answer? {
    guard !paths.isEmpty else { return nil }
    let target = graph[id]
    var closest = Closest()
    for source in target.sources where closest.best == nil {
      let folder = PathParts(source.folder)
      closest.add(among: paths, at: pathPatterns.positions(for: folder)) {
        $0.matches(folder) && !isTaken(target, from: $0)
      }
    }
    let spec = specPaths[target.spec.index]
    // A pattern for the folder may also match the start of the file's path.
    closest.add(among: paths, at: pathPatterns.positions(for: spec)) {
      ($0.matches(spec.folder) || $0.matches(spec)) && !isTaken(target, from: $0)
    }
    return closest.answer(.path)
  }

  /// Whether the list of a pattern excludes a target, by its name or its path.
  private func isTaken(_ target: Target, from pattern: Pattern) -> Bool {
    pattern.exceptions.contains { taken in
      guard taken.isPath else { return taken.matches(name: target.plainName) }
      let spec = graph[target.spec]
      return taken.matches(path: spec.folder) || taken.matches(path: spec.path)
        || target.sources.contains { taken.matches(path: $0.folder) }
    }
  }
}

/// The pattern with the most literal characters, else the first one.
private struct Closest {
  private(set) var best: LayerClassifier.Candidate?
  /// A pattern of another layer that is as specific.
  private var rival: LayerClassifier.Candidate?

  mutating func add(
    among candidates: [LayerClassifier.Candidate], at positions: [Int],
    where fits: (Pattern) -> Bool
  ) {
    for index in positions where fits(candidates[index].pattern) { take(candidates[index]) }
  }

  private mutating func take(_ candidate: LayerClassifier.Candidate) {
    guard let best else {
      self.best = candidate
      return
    }
    let (old, new) = (best.pattern.literalCount, candidate.pattern.literalCount)
    if new > old {
      (self.best, rival) = (candidate, nil)
    } else if new == old, candidate.layer != best.layer {
      // The upper layer wins.
      (self.best, rival) = candidate.layer < best.layer ? (candidate, best) : (best, candidate)
    }
  }

  func answer(_ source: LayerReason.Source) -> LayerClassifier.Answer? {
    guard let best else { return nil }
    return LayerClassifier.Answer(
      layer: best.layer, reason: LayerReason(source, best.pattern.text, at: best.pattern.place),
      pattern: best, rival: rival)
  }
}

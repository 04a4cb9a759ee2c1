/// Finds what an interface or a mock stands for.
struct CounterpartIndex {
  private let graph: ModuleGraph
  private let byName: [String: [TargetID]]
  /// The linkable targets of each spec, by the stem of their names.
  private let byStem: [SpecID: [Substring: [TargetID]]]

  /// What an implementation may be called besides the plain name.
  private static let endings = ["", "Impl", "Implementation", "Live"]

  init(_ graph: ModuleGraph) {
    var byName: [String: [TargetID]] = [:]
    var byStem: [SpecID: [Substring: [TargetID]]] = [:]
    for id in graph.targetIDs where graph[id].canBeImplementation {
      let target = graph[id]
      byName[target.name, default: []].append(id)
      byStem[target.spec, default: [:]][NameStem.of(target.name), default: []].append(id)
    }
    self.graph = graph
    self.byName = byName
    self.byStem = byStem
  }

  /// The implementations that the rest of a name means.
  ///
  /// Everywhere by the very name; in the same spec also by the stem, since a spec may leave the
  /// team's prefix away from some of its targets.
  func implementations(of rest: String, for id: TargetID) -> [TargetID] {
    let named = CounterpartIndex.endings.flatMap { targets(named: rest + $0, near: id) }
      .filter { $0 != id }
    guard named.isEmpty, let stems = byStem[graph[id].spec] else { return named }
    let stem = NameStem.of(rest)
    return CounterpartIndex.endings.flatMap { stems[stem + $0] ?? [] }.filter { $0 != id }
  }

  /// The linkable targets of a name: those of the same spec, if it has any.
  func targets(named name: String, near id: TargetID) -> [TargetID] {
    let all = byName[name] ?? []
    let near = all.filter { graph[$0].spec == graph[id].spec }
    return near.isEmpty ? all : near
  }
}

extension Target {
  /// Whether others can link it, as nobody can an app or a test bundle.
  fileprivate var canBeImplementation: Bool {
    kind == .native && type.defaultLinkage != .none
  }
}

/// The part of a target's name behind the prefix that a team gives its targets.
///
/// `ISSNetwork` has the stem `Network`; a name without capitals in front of a word is all stem.
enum NameStem {
  static func of(_ name: String) -> Substring {
    let bytes = name.utf8
    let capitals = bytes.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    // The last of several capitals begins the first word.
    guard capitals.count > 1, capitals.count < bytes.count else { return name[...] }
    return name[bytes.index(before: capitals.endIndex)...]
  }
}

/// What a project made probable when its baseline was written, as the file has it, so that no later
/// edit ends the check of what it accepts.
package struct Believed: Sendable {
  /// The folders that are layers; the patterns that name interfaces, and what they name, as
  /// `Project/Target`; the pairs of layers that link upward, as `core -> domain`; what is a module
  /// although it is named like a part of one; what the configuration said of all this.
  private static let keys: [StaticString] = [
    "layers", "interfaces", "inverted", "apart", "configured",
  ]
  private var lists: [String: [String]] = [:]
  package var place: Place?

  init() {}

  package init(_ architecture: Architecture) {
    let (own, all) = (architecture.ownBelief, architecture.belief)
    lists = [
      "layers": own.folders.sorted(), "apart": own.apart.sorted(),
      "interfaces": all.conventions.sorted() + architecture.votedInterfaces,
      "inverted": all.inverted.sorted().map(architecture.words),
      "configured": architecture.blueprint.configured,
    ]
  }

  package var configured: [String] { lists["configured"] ?? [] }

  init(reading map: MapReader) {
    for key in Believed.keys {
      lists["\(key)"] = map.optional(key, .list(of: .string), "What archlint inferred.")
    }
    place = map.place
  }

  /// The same with what another file says.
  package func joined(with other: Believed?) -> Believed {
    var joined = self
    joined.lists.merge(other?.lists ?? [:]) { $0 + $1 }
    return joined
  }

  /// What it says of the layers of an architecture.
  package func belief(in architecture: Architecture) -> Belief {
    let layers = architecture.layers.indices.map(LayerID.init)
    let pairs = layers.flatMap { upper in layers.map { LayerPair(upper, $0) } }
    let sets = lists.mapValues { Set($0) }
    let interfaces = sets["interfaces"] ?? []
    return Belief(
      folders: sets["layers"] ?? [], conventions: interfaces.filter { !$0.contains("/") },
      inverted: Set(
        pairs.filter { sets["inverted"]?.contains(architecture.words(for: $0)) ?? false }),
      companions: interfaces.filter { $0.contains("/") }, apart: sets["apart"] ?? [])
  }

  /// Its line in the file; none, if there is nothing to say.
  var lines: [String] {
    let parts = Believed.keys.compactMap { key -> String? in
      guard let names = lists["\(key)"], !names.isEmpty else { return nil }
      return "\(key): [\(names.map(\.inYAML).joined(separator: ", "))]"
    }
    return parts.isEmpty ? [] : ["believed: {\(parts.joined(separator: ", "))}"]
  }
}

extension Architecture {
  /// The interfaces that have to be paired with an implementation, or were when they were believed.
  fileprivate var votedInterfaces: [String] {
    graph.targetIDs.filter { id in
      role(of: id) == .interface && self[id].roleReason.pattern.map { $0.place == nil } ?? false
        && blueprint.mayBeInterface(graph[id].plainName)
    }.map { graph[$0].qualifiedName }.sorted()
  }

  fileprivate func words(for pair: LayerPair) -> String {
    "\(self[pair.lower].name) -> \(self[pair.upper].name)"
  }
}

/// The conventions that a baseline records, so that later edits don't disable the checks of its entries.
package struct RecordedConventions: Sendable {
  /// Layer folders; patterns for interfaces; interfaces, as `Project/Target`; inverted pairs of
  /// layers, as `core -> domain`; modules named like a part of another; the configuration's own
  /// settings for all of this and the modules it joins; and tags, as `Project/Target core`.
  private static let keys: [StaticString] = [
    "layers", "interfaces", "inverted", "apart", "configured", "modules", "tags",
  ]
  private var lists: [String: [String]] = [:]
  package var place: Place?

  init() {}

  package init(_ architecture: Architecture) {
    let (own, all) = (architecture.ownConventions, architecture.inferred)
    let graph = architecture.graph
    // The interfaces that have, or had, an implementation as their pair.
    let voted = graph.targetIDs.filter { id in
      architecture.role(of: id) == .interface
        && architecture[id].roleReason.pattern.map { $0.place == nil } ?? false
        && architecture.blueprint.mayBeInterface(graph[id].plainName)
    }
    lists = [
      "layers": own.folders.sorted(), "apart": own.apart.sorted(),
      "interfaces": all.conventions.sorted() + voted.map { graph[$0].qualifiedName }.sorted(),
      "inverted": all.inverted.sorted().map(architecture.words),
      "configured": architecture.blueprint.configured,
      "modules": architecture.blueprint.joins.map(\.text), "tags": architecture.graph.tags,
    ]
  }

  package var configured: [String] { lists["configured"] ?? [] }
  package var modules: [String] { lists["modules"] ?? [] }
  package var tags: [String] { lists["tags"] ?? [] }

  init(reading map: MappingDecoder) {
    for key in RecordedConventions.keys {
      lists["\(key)"] = map.optional(key, .list(of: .string), "What archlint inferred.")
    }
    place = map.place
  }

  package func joined(with other: RecordedConventions?) -> RecordedConventions {
    changed(self) { $0.lists.merge(other?.lists ?? [:]) { $0 + $1 } }
  }

  package func inferred(in architecture: Architecture) -> InferredConventions {
    let layers = architecture.layers.indices.map(LayerID.init)
    let pairs = layers.flatMap { upper in layers.map { LayerPair(upper, $0) } }
    let sets = lists.mapValues { Set($0) }
    let interfaces = sets["interfaces"] ?? []
    return InferredConventions(
      folders: sets["layers"] ?? [], conventions: interfaces.filter { !$0.contains("/") },
      inverted: Set(
        pairs.filter { sets["inverted"]?.contains(architecture.words(for: $0)) ?? false }),
      companions: interfaces.filter { $0.contains("/") }, apart: sets["apart"] ?? [])
  }

  var lines: [String] {
    let parts = RecordedConventions.keys.compactMap { key -> String? in
      guard let names = lists["\(key)"], !names.isEmpty else { return nil }
      return "\(key): [\(names.map(\.inYAML).joined(separator: ", "))]"
    }
    return parts.isEmpty ? [] : ["believed: {\(parts.joined(separator: ", "))}"]
  }
}

extension ModuleGraph {
  /// The words of all tags, each behind the target that has it.
  fileprivate var tags: [String] {
    targetIDs.flatMap { id in
      let tag = self[id].tag
      return [tag.layer, tag.role].compactMap { $0.map { "\(self[id].qualifiedName) \($0.text)" } }
    }.sorted()
  }
}

extension Architecture {
  fileprivate func words(for pair: LayerPair) -> String {
    "\(self[pair.lower].name) -> \(self[pair.upper].name)"
  }
}

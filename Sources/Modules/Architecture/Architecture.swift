/// A graph whose targets have modules, layers and roles: the input of the rules.
package struct Architecture: Sendable {
  package private(set) var graph: ModuleGraph
  package private(set) var blueprint: Blueprint
  /// Sorted by name, then by first target.
  package private(set) var modules: [Module]
  package let unknownTags: [UnknownTag]
  /// Patterns of layers that match no target, in the order of the configuration.
  package let unmatchedPatterns: [Pattern]
  /// Suspicious definitions of layers in the configuration.
  package let layerRemarks: [LayerRemark]
  /// The layers inferred from folders if none are configured.
  package let layout: FolderLayout
  /// The conventions inferred from this project as a whole.
  package let ownConventions: InferredConventions
  /// The union of `ownConventions` and the conventions of the other compared state.
  package let inferred: InferredConventions
  /// The votes on the names of interfaces, by pattern.
  package let votes: [String: PairVote]
  let parts: [Part]
  /// What sources import, if it is computed already.
  var knownUses: ModuleUses?

  /// The role, layer and module of a target.
  package struct Part: Sendable {
    package let module: ModuleID
    package let role: Role
    package let roleReason: RoleReason
    package let layer: LayerID?
    package let layerReason: LayerReason
    /// The implementations of an interface or a mock; the interfaces of an implementation.
    package let counterparts: [TargetID]
    /// Whether a test or trial target is named after its module.
    package let triesItsModule: Bool
    /// Whether it ships on its own: an app (not a host app or demo), or an extension of one.
    package let ships: Bool
  }

  /// The same modules, layers and roles over a graph with other links.
  package func over(_ graph: ModuleGraph) -> Architecture { changed(self) { $0.graph = graph } }

  /// The same architecture with the target and module names of another graph.
  package func named(like other: ModuleGraph, _ name: (String) -> String) -> Architecture {
    var architecture = over(graph.named(like: other, name))
    for index in modules.indices {
      let head = modules[index].targets.first {
        [graph.plainName(of: $0), graph.name(of: $0)].contains(modules[index].name)
      }
      guard let head else { continue }
      architecture.modules[index].name =
        graph.plainName(of: head) == modules[index].name
        ? architecture.graph.plainName(of: head) : architecture.graph.name(of: head)
    }
    return architecture
  }

  /// The same under a blueprint that only permits something else; nil if classes could differ.
  package func allowing(_ blueprint: Blueprint) -> Architecture? {
    guard blueprint.sorts(like: self.blueprint) else { return nil }
    return changed(self) { $0.blueprint = blueprint }
  }

  /// What sources import of one another; computed on each call unless passed in.
  package var uses: ModuleUses { knownUses ?? ModuleUses(of: graph) }

  package func knowing(_ uses: ModuleUses) -> Architecture { changed(self) { $0.knownUses = uses } }

  package var layers: [Layer] { blueprint.layers }
  package var moduleIDs: [ModuleID] { modules.indices.map { ModuleID($0) } }
  package subscript(id: TargetID) -> Part { parts[id.index] }
  package subscript(id: ModuleID) -> Module { modules[id.index] }
  package subscript(id: LayerID) -> Layer { blueprint.layers[id.index] }
  package func role(of id: TargetID) -> Role { parts[id.index].role }
  package func layer(of id: TargetID) -> LayerID? { parts[id.index].layer }
  package func module(of id: TargetID) -> ModuleID { parts[id.index].module }

  /// Whether a target reaches customers on its own; what a demo or a host app embeds never does.
  package func ships(_ id: TargetID) -> Bool { parts[id.index].ships }

  package func interfaces(of id: TargetID) -> [TargetID] {
    role(of: id).hasCounterparts ? [] : parts[id.index].counterparts
  }

  package func implementations(of id: TargetID) -> [TargetID] {
    role(of: id).hasCounterparts ? parts[id.index].counterparts : []
  }
}

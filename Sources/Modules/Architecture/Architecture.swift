/// A graph whose targets have modules, layers and roles: what rules judge.
package struct Architecture: Sendable {
  package private(set) var graph: ModuleGraph
  package private(set) var blueprint: Blueprint
  /// Sorted by name, then the first target.
  package private(set) var modules: [Module]
  /// Sorted by place.
  package let unknownTags: [UnknownTag]
  /// Patterns of layers that match no target, in the order of the configuration.
  package let unmatchedPatterns: [Pattern]
  /// What is odd about the layers of the configuration.
  package let layerRemarks: [LayerRemark]
  /// What folders say where no layers are configured.
  package let layout: FolderLayout
  /// What was concluded from the project as a whole.
  package let ownBelief: Belief
  /// The same, joined with what another state of the project makes probable.
  package let belief: Belief
  /// How the names of interfaces were voted on, by pattern.
  package let votes: [String: PairVote]
  /// What each target is, by its position.
  let parts: [Part]
  /// What sources import, where somebody has worked that out already.
  var knownUses: ModuleUses?

  /// What a target is in its architecture.
  package struct Part: Sendable {
    package let module: ModuleID
    package let role: Role
    package let roleReason: RoleReason
    package let layer: LayerID?
    package let layerReason: LayerReason
    /// What an interface or a mock stands for; for an implementation, its interfaces.
    package let counterparts: [TargetID]
    /// Whether a target that tries something tries its module, by name, and not whatever it lists.
    package let triesItsModule: Bool
    /// Whether customers get it by itself: an app that is no host app and no demo, or an extension
    /// that such an app carries or that nobody is known to carry.
    package let ships: Bool
  }

  /// The same modules, layers and roles of a graph of the same targets with other links.
  package func over(_ graph: ModuleGraph) -> Architecture {
    var architecture = self
    architecture.graph = graph
    return architecture
  }

  /// The same with targets and modules called as in another graph, where they have other names there.
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

  /// The same modules, layers and roles of a graph with other linkages for some targets.
  func with(_ linkages: [TargetID: Linkage]) -> Architecture {
    var architecture = self
    architecture.graph = graph.with(linkages)
    return architecture
  }

  /// The same by a blueprint that only allows something else; nil if it may sort anything otherwise.
  package func allowing(_ blueprint: Blueprint) -> Architecture? {
    guard blueprint.sorts(like: self.blueprint) else { return nil }
    var architecture = self
    architecture.blueprint = blueprint
    return architecture
  }

  /// What sources import of one another; worked out anew where it was not handed in.
  package var uses: ModuleUses { knownUses ?? ModuleUses(of: graph) }

  /// The same with what its sources import, so that nobody has to work it out again.
  package func knowing(_ uses: ModuleUses) -> Architecture {
    var architecture = self
    architecture.knownUses = uses
    return architecture
  }

  package var layers: [Layer] { blueprint.layers }
  package var moduleIDs: [ModuleID] { modules.indices.map { ModuleID($0) } }

  package subscript(id: TargetID) -> Part { parts[id.index] }
  package subscript(id: ModuleID) -> Module { modules[id.index] }
  package subscript(id: LayerID) -> Layer { blueprint.layers[id.index] }

  package func role(of id: TargetID) -> Role { parts[id.index].role }
  package func layer(of id: TargetID) -> LayerID? { parts[id.index].layer }
  package func module(of id: TargetID) -> ModuleID { parts[id.index].module }

  /// Whether customers get a target by itself; what a demo or a host app carries never ships.
  package func ships(_ id: TargetID) -> Bool { parts[id.index].ships }

  /// The interfaces that stand for an implementation, in its own module or by `of:`.
  package func interfaces(of id: TargetID) -> [TargetID] {
    role(of: id).hasCounterparts ? [] : parts[id.index].counterparts
  }

  /// The implementations that an interface, a mock or what helps to test one stands for.
  package func implementations(of id: TargetID) -> [TargetID] {
    role(of: id).hasCounterparts ? parts[id.index].counterparts : []
  }
}

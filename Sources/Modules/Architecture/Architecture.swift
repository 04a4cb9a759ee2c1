/// A graph whose targets have modules, layers and roles: what rules judge.
package struct Architecture: Sendable {
  package let graph: ModuleGraph
  package let blueprint: Blueprint
  /// Sorted by name, then the first target.
  package let modules: [Module]
  /// Sorted by place.
  package let unknownTags: [UnknownTag]
  /// Patterns of layers that match no target, in the order of the configuration.
  package let unmatchedPatterns: [Pattern]
  /// What each target is, by its position.
  private let parts: [Part]

  /// What a target is in its architecture.
  package struct Part: Sendable {
    package let module: ModuleID
    package let role: Role
    package let layer: LayerID?
    package let layerReason: LayerReason
    /// What an interface or a mock stands for; for an implementation, its interfaces.
    package let counterparts: [TargetID]
  }

  init(
    graph: ModuleGraph, blueprint: Blueprint, modules: [Module], parts: [Part],
    unknownTags: [UnknownTag], unmatchedPatterns: [Pattern]
  ) {
    self.graph = graph
    self.blueprint = blueprint
    self.modules = modules
    self.parts = parts
    self.unknownTags = unknownTags
    self.unmatchedPatterns = unmatchedPatterns
  }

  package var layers: [Layer] { blueprint.layers }

  package subscript(id: TargetID) -> Part { parts[id.index] }
  package subscript(id: ModuleID) -> Module { modules[id.index] }
  package subscript(id: LayerID) -> Layer { blueprint.layers[id.index] }

  package func role(of id: TargetID) -> Role { parts[id.index].role }
  package func layer(of id: TargetID) -> LayerID? { parts[id.index].layer }
  package func module(of id: TargetID) -> ModuleID { parts[id.index].module }

  /// The interfaces that stand for an implementation, in its own module or by `of:`.
  package func interfaces(of id: TargetID) -> [TargetID] {
    switch role(of: id) {
    case .interface, .mock: []
    default: parts[id.index].counterparts
    }
  }

  /// The implementations that an interface or a mock stands for.
  package func implementations(of id: TargetID) -> [TargetID] {
    switch role(of: id) {
    case .interface, .mock: parts[id.index].counterparts
    default: []
    }
  }
}

/// What an architecture is meant to look like: its layers, and how roles are recognised.
package struct Blueprint: Sendable {
  /// Top to bottom.
  package var layers: [Layer]
  /// Whether the layers come from a configuration; otherwise folder names stand for them.
  package var hasConfiguredLayers: Bool
  package var roles: [Role: [RolePattern]]

  package init(layers: [Layer], roles: [Role: [RolePattern]], hasConfiguredLayers: Bool = false) {
    self.layers = layers
    self.roles = roles
    self.hasConfiguredLayers = hasConfiguredLayers
  }

  /// The layer of a name.
  package func layer(named name: String) -> LayerID? {
    layers.firstIndex { $0.name == name }.map(LayerID.init)
  }
}

/// What an architecture is meant to look like: its layers, and how roles are recognised.
package struct Blueprint: Sendable {
  /// What the names of folders are worth.
  package enum FolderNames: Sendable {
    /// Layers are configured, so folders are only what patterns make of them.
    case ignored
    /// Nothing is configured: they are layers where several are siblings.
    case atSites
    /// A configuration names the preset: they are layers wherever they lie.
    case always
  }

  /// Top to bottom.
  package var layers: [Layer]
  package var folderNames: FolderNames
  package var roles: [Role: [RolePattern]]
  /// What is one module although names would not tell, or is one by itself although they would: a
  /// list of patterns for each.
  package var modules: [[Pattern]] = []
  /// The folders of which each is one module.
  package var eachModules: [Pattern] = []

  package init(layers: [Layer], roles: [Role: [RolePattern]], folderNames: FolderNames = .atSites) {
    self.layers = layers
    self.roles = roles
    self.folderNames = folderNames
  }

  /// Whether the layers come from a configuration.
  package var hasConfiguredLayers: Bool { folderNames == .ignored }

  /// What comes from a configuration: the word `layers`, and the patterns for names of interfaces.
  package var configured: [String] {
    let patterns = (roles[.interface] ?? []).map(\.pattern).filter { $0.place != nil }
    return (folderNames == .atSites ? [] : ["layers"]) + patterns.map(\.text)
  }

  /// The entries of a configuration that make one module of what they match.
  package var joins: [(text: String, patterns: [Pattern])] {
    modules.map { ($0.map(\.text).joined(separator: ", "), $0) }
      + eachModules.map { ("each: \($0.text)", [$0.orBelow]) }
  }

  /// Whether every target becomes what it becomes by another one, wherever patterns are written:
  /// what modules of a layer may know of one another has no part in that.
  func sorts(like other: Blueprint) -> Bool {
    func order(_ layers: [Layer]) -> [[String]] {
      layers.map { layer in
        [layer.name, layer.isOptional ? "optional" : ""]
          + layer.patterns.flatMap { [$0.text] + $0.exceptions.map { "!" + $0.text } }
          + layer.groups.map { "group: " + $0.text }
      }
    }
    return folderNames == other.folderNames && roles == other.roles && modules == other.modules
      && eachModules == other.eachModules
      && order(layers) == order(other.layers)
  }

  /// Whether a target of a name is an interface if the project as a whole shows that it is.
  package func mayBeInterface(_ name: String) -> Bool {
    roles[.interface]?.first { $0.pattern.matches(name: name) }?.proof == .links
  }

  /// Has names of targets be patterns of one layer, and of no other.
  package mutating func name(_ names: [String], for layer: LayerID) {
    for index in layers.indices {
      let rest = layers[index].patterns.filter { !names.contains($0.text) }
      layers[index].patterns = rest + (index == layer.index ? names.map { Pattern($0) } : [])
    }
  }

  package func layer(named name: String) -> LayerID? {
    layers.firstIndex { $0.name == name }.map(LayerID.init)
  }
}

/// The intended architecture: its layers, and the patterns for roles.
package struct Blueprint: Sendable {
  package enum FolderNames: Sendable {
    /// Layers are configured; only patterns match folders.
    case ignored
    /// Nothing is configured: folders are layers where several are siblings.
    case atSites
    /// A configuration names the preset: matching folders are layers at any depth.
    case always
  }

  /// Whether a configuration says something about the project, if only that it is one.
  package var isConfigured = false
  package var layers: [Layer]
  package var folderNames: FolderNames
  package var roles: [Role: [RolePattern]]
  /// Lists of patterns; each list is one module, even if the names suggest otherwise.
  package var modules: [[Pattern]] = []
  package var eachModules: [Pattern] = []

  package init(layers: [Layer], roles: [Role: [RolePattern]], folderNames: FolderNames = .atSites) {
    (self.layers, self.roles, self.folderNames) = (layers, roles, folderNames)
  }

  package var hasConfiguredLayers: Bool { folderNames == .ignored }

  /// What a configuration sets: the key `layers`, and the patterns for names of interfaces.
  package var configured: [String] {
    let patterns = (roles[.interface] ?? []).map(\.pattern).filter { $0.place != nil }
    return (folderNames == .atSites ? [] : ["layers"]) + patterns.map(\.text)
  }

  /// The entries of a configuration that join what they match into one module.
  package var joins: [(text: String, patterns: [Pattern])] {
    modules.map { ($0.map(\.text).joined(separator: ", "), $0) }
      + eachModules.map { ("each: \($0.text)", [$0.orBelow]) }
  }

  /// Whether every target is classified as under another blueprint, regardless of places.
  ///
  /// Rules about links within a layer have no part in that.
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

  /// Whether a target of this name is an interface if the project's conventions agree.
  package func mayBeInterface(_ name: String) -> Bool {
    roles[.interface]?.first { $0.pattern.matches(name: name) }?.proof == .links
  }

  /// Makes names of targets patterns of one layer, and of no other.
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

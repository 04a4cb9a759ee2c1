internal import Documents
internal import Modules
internal import Rules

extension ConfigurationReading {
  /// Reads `layers:`, top to bottom.
  mutating func readLayers(_ node: Node) {
    var layers: [Layer] = []
    var names: [String: Place] = [:]
    var owners: [String: Layer] = [:]
    for item in node.list {
      guard let entry = item.entries.first else { continue }
      let layer = Layer(entry)
      if let first = names.updateValue(Place(of: entry.key), forKey: layer.name) {
        report(.repeatedLayer(entry.key, first: first))
      }
      for pattern in layer.patterns {
        if let other = owners.updateValue(layer, forKey: pattern.text), other.name != layer.name {
          report(.sharedPattern(pattern, of: other))
        }
      }
      layers.append(layer)
    }
    set(layers)
  }

  /// Reads `roles:`; each role that is named replaces the patterns of the preset.
  mutating func readRoles(_ node: Node) {
    for entry in node.entries {
      guard let role = Role(rawValue: entry.key.text) else { continue }
      let patterns = entry.value.list.compactMap(RolePattern.init)
      for pattern in patterns where pattern.pattern.isPath {
        report(.pathForRole(pattern.pattern))
      }
      set(role, to: patterns)
    }
  }
}

extension Layer {
  /// A layer's name with its patterns, or with all that can be said of it.
  fileprivate init(_ entry: Node.Entry) {
    let options = entry.value.kind == .mapping ? entry.value : nil
    let modules = options == nil ? entry.value : options?["modules"]
    var isClosed = false
    if case .bool(let flag)? = options?["closed"]?.scalar { isClosed = flag }
    self.init(
      entry.key.text, modules?.patterns ?? [],
      sameLayer: options?["same-layer"].flatMap { SameLayer(rawValue: $0.text) } ?? .interfaces,
      isClosed: isClosed, place: Place(of: entry.key))
  }
}

extension RolePattern {
  /// A pattern, or a name with the implementations that it stands for.
  fileprivate init?(_ node: Node) {
    guard let name = node.kind == .mapping ? node["name"] : node,
      let text = name.writtenText
    else { return nil }
    self.init(Pattern(text, at: Place(of: name)), of: node["of"]?.texts ?? [])
  }
}

extension Problem {
  fileprivate static func repeatedLayer(_ name: Node, first: Place) -> Problem {
    Problem(
      "there are two layers named `\(name.text)`", at: Place(of: name),
      notes: [Note("the first one", at: first)])
  }

  fileprivate static func sharedPattern(_ pattern: Pattern, of other: Layer) -> Problem {
    Problem(
      "the pattern `\(pattern.text)` is already one of \(other.name)", at: pattern.place,
      help: "a module is in one layer: leave the pattern where it belongs")
  }

  fileprivate static func pathForRole(_ pattern: Pattern) -> Problem {
    Problem(
      "a role is recognised by names, and `\(pattern.text)` is a path", at: pattern.place,
      help: "use the target's name, or `archlint: {role: …}` in the spec")
  }
}

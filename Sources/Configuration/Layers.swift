internal import Documents
internal import Modules

extension Blueprint {
  /// Replaces what a configuration says about layers and roles.
  mutating func read(_ map: MapReader) {
    let layers = map.optional(
      "layers",
      .list(of: .entry(.layerOptions)).then { layers, node, slot in
        if node.kind == .sequence, node.items.isEmpty {
          slot.log.add(.noLayers(at: Place(of: node)))
        }
        return layers
      },
      "The layers, top to bottom; they replace those of the preset.")
    if let layers {
      self.layers = layers.map(Layer.init)
      folderNames = .ignored
      self.layers.reportContradictions(in: map.log)
    }
    modules =
      map.optional(
        "modules", .list(of: .patterns),
        "What is one module, where names do not tell: an entry lists all that does the work of one."
      )
      ?? []
    let roles = map.optional(
      "roles", .table(Role.allCases.map(\.rawValue), of: "role", .rolePatterns),
      "How the parts that targets play are recognised.")
    for (key, patterns) in roles ?? [] {
      guard let role = Role(rawValue: key.text) else { continue }
      for pattern in patterns ?? [] where pattern.pattern.isPath {
        map.log.add(.pathForRole(pattern.pattern))
      }
      self.roles[role] = patterns ?? []
    }
  }
}

/// What a configuration says about a layer besides its name.
private struct LayerOptions {
  var modules: [Pattern]?
  var sameLayer: Layer.SameLayer?
  var isClosed: Bool?
}

extension Form where Value == LayerOptions {
  /// Its patterns, or all that can be said of it.
  fileprivate static var layerOptions: Form {
    let options = Form.mapping { map in
      LayerOptions(
        modules: map.optional(
          "modules", .patterns, "What belongs to the layer, by name or by path."),
        sameLayer: map.optional(
          "same-layer", .choice(),
          "Whether its modules may link one another: through interfaces, unless told."),
        isClosed: map.optional(
          "closed", .flag, "Whether layers above may not reach past it."))
    }
    return .any(
      Form<[Pattern]>.patterns.then { modules, _, _ in LayerOptions(modules: modules) }, options)
  }
}

extension Layer {
  fileprivate init(_ name: Node, _ options: LayerOptions?) {
    self.init(
      name.text, options?.modules ?? [], sameLayer: options?.sameLayer ?? .interfaces,
      isClosed: options?.isClosed ?? false, place: Place(of: name))
  }
}

extension [Layer] {
  /// Reports names that stand twice, and patterns that two layers claim.
  fileprivate func reportContradictions(in log: MistakeLog) {
    var firsts: [String: Layer] = [:]
    var owners: [String: Layer] = [:]
    for layer in self {
      if let first = firsts.updateValue(layer, forKey: layer.name) {
        log.add(.repeatedLayer(layer, first: first))
      }
      for pattern in layer.patterns {
        if let other = owners.updateValue(layer, forKey: pattern.text), other.name != layer.name {
          log.add(.sharedPattern(pattern, of: other))
        }
      }
    }
  }
}

extension Form where Value == [RolePattern] {
  /// Patterns, and names with the implementations that they stand for.
  fileprivate static var rolePatterns: Form {
    let pattern = Form<Node>.textNode.then { node, _, _ in
      RolePattern(Pattern(node.text, at: Place(of: node)))
    }
    let named = Form<RolePattern>.mapping { map in
      let name = map.required("name", .textNode, "The target's name, or a pattern for it.")
      let counterparts = map.optional(
        "of", .oneOrMore(of: .text), "The implementations that it stands for.")
      return name.map { RolePattern(Pattern($0.text, at: Place(of: $0)), of: counterparts ?? []) }
    }
    return .any(
      pattern.then { pattern, _, _ in [pattern] }, .list(of: .any(pattern, named)),
      named.then { pattern, _, _ in [pattern] })
  }
}

extension Problem {
  fileprivate static func noLayers(at place: Place?) -> Problem {
    Problem(
      "`layers:` lists none, so nothing is judged by layers", at: place, severity: .warning,
      help: "list them from top to bottom, or leave the key away")
  }

  fileprivate static func repeatedLayer(_ layer: Layer, first: Layer) -> Problem {
    Problem(
      "there are two layers named `\(layer.name)`", at: layer.place,
      notes: first.place.map { [Note("the first one", at: $0)] } ?? [])
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

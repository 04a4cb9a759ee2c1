extension Preset {
  package var words: String {
    let layers = blueprint.layers.map { layer in
      let options =
        (layer.sameLayer == .interfaces ? [] : ["same-layer: \(layer.sameLayer.rawValue)"])
        + (layer.isClosed ? ["closed"] : [])
      return layer.name + (options.isEmpty ? "" : " (\(options.joined(separator: ", ")))")
    }
    let rules = rules.map(\.name)
    let settings = rules.isEmpty ? "" : "; sets \(rules.joined(separator: ", "))"
    let known = Set(Preset.standard.roleWords.map(\.patterns))
    let roles = roleWords.filter { !known.contains($0.patterns) }
      .map { "; \($0.role): \($0.patterns)" }
    return "- `\(rawValue)`: \(layers.joined(separator: ", "))\(settings)\(roles.joined())"
  }

  var roleWords: [(role: String, patterns: String)] {
    Role.allCases.compactMap { role in
      blueprint.roles[role].map { patterns in
        (role.rawValue, patterns.map { "`\($0.pattern.text)`" }.joined(separator: ", "))
      }
    }
  }
}

internal import WordLists

/// The architectures that ship with archlint; the raw values are the names in configurations.
package enum Preset: String, CaseIterable, Sendable {
  case applicationFramework = "application-framework"
  case appFeatureCore = "app-feature-core"
  case modularFlow = "modular-flow"
  case layered, sliced, hexagonal

  package static let standard = Preset.applicationFramework

  package var blueprint: Blueprint { Blueprint(layers: layers, roles: roles) }

  private var layers: [Layer] {
    let layers = LibraryFiles.presets.first { $0.0 == rawValue }?.1.split(separator: ",") ?? []
    return layers.map { layer in
      let words = layer.split(separator: " ").map(String.init)
      return Layer(
        words[0], sameLayer: words.last.flatMap(Layer.SameLayer.init) ?? .interfaces,
        isClosed: words.last == "closed")
    }
  }

  private var roles: [Role: [RolePattern]] {
    var roles: [Role: [RolePattern]] = [:]
    for (key, names) in LibraryFiles.roleNames {
      let words = key.split(separator: " ").map(String.init)
      guard let role = Role(rawValue: words[0]), words.count < 3 || words[2] == rawValue
      else { continue }
      let proof = RolePattern.MatchRequirement(rawValue: words[1]) ?? .usual
      roles[role, default: []] += names.split(separator: " ").map {
        RolePattern(Pattern(String($0)), proof: proof)
      }
    }
    return roles
  }
}

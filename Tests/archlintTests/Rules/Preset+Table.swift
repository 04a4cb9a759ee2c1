import Configuration
import Documents
import Modules

extension Preset {
  /// What the presets set, side by side: a column for each, and a row for each layer from the top.
  static var table: String {
    let sets = allCases.map(\.layerCells)
    let height = sets.map(\.count).max() ?? 0
    let layers = (0..<height).map { index in
      row(
        index == 0 ? "layers, top to bottom" : "",
        sets.map { $0.indices.contains(index) ? $0[index] : "" })
    }
    let head = row("", allCases.map { "`\($0.rawValue)`" })
    let rules = row("rules", allCases.map { cell($0.rules.map(words)) })
    let roles = row("roles, in addition to those below", allCases.map { cell($0.ownRoles) })
    return ([head, "|---|" + allCases.map { _ in "---|" }.joined()] + layers + [rules, roles])
      .joined(separator: "\n")
  }

  /// The patterns for names of a role in this preset.
  func patterns(of role: Role) -> [String] {
    (blueprint.roles[role] ?? []).map(\.pattern.text)
  }

  private static func row(_ label: String, _ cells: [String]) -> String {
    "| \(([label] + cells).joined(separator: " | ")) |"
  }

  private static func cell(_ lines: [String]) -> String {
    lines.isEmpty ? "none" : lines.joined(separator: "<br>")
  }

  private var layerCells: [String] {
    blueprint.layers.map { layer in
      let options =
        (layer.sameLayer == .interfaces ? [] : ["`same-layer: \(layer.sameLayer.rawValue)`"])
        + (layer.isClosed ? ["`closed: true`"] : [])
      return ([layer.name] + options).joined(separator: ", ")
    }
  }

  /// What it adds to the patterns that all presets have.
  private var ownRoles: [String] {
    Role.allCases.compactMap { role in
      let usual = Preset.standard.patterns(of: role)
      let own = patterns(of: role).filter { !usual.contains($0) }
      return own.isEmpty
        ? nil : "`\(role.rawValue)`: \(own.map { "`\($0)`" }.joined(separator: ", "))"
    }
  }

  /// A rule with its options, but without the reasons that it gives.
  private static func words(of rule: RuleSetting) -> String {
    let items = rule.node.kind == .sequence ? Array(rule.node.items) : [rule.node]
    let options = items.map { item in
      "`{\(item.entries.filter { $0.key.text != "because" }.map(words).joined(separator: ", "))}`"
    }
    return "`\(rule.name)`: \(options.joined(separator: ", "))"
  }

  private static func words(of option: Node.Entry) -> String {
    let items = option.value.items.map(\.text)
    let value =
      option.value.kind == .sequence ? "[\(items.joined(separator: ", "))]" : option.value.text
    return "\(option.key.text): \(value)"
  }
}

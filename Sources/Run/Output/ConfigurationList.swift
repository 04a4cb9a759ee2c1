/// The effective configuration, one value per line with its origin.
package struct ConfigurationList {
  private let file: ConfigurationFile
  private let root: Root

  private typealias Setting = (key: String, value: String, origin: String)

  package init(_ file: ConfigurationFile, in root: Root) { (self.file, self.root) = (file, root) }

  package func text(_ book: RuleBook) -> String {
    let all = said + usual + roles + presetOptions + rules(book)
    // Values of the file are in its order, defaults follow.
    let width = min(all.map { $0.key.count + $0.value.count + 2 }.max() ?? 0, 56)
    return all.map { setting in
      "\(setting.key): \(setting.value)".padded(to: width + 2) + setting.origin + "\n"
    }.joined()
  }

  private var configuration: Configuration { file.configuration }

  /// The values of the files, without overridden ones.
  private var said: [Setting] {
    let leaves = file.documents.flatMap { document in
      document.root.map { Leaf.all(in: $0) } ?? []
    }.filter { !$0.key.hasPrefix("rules.") || $0.key.split(separator: ".").count > 2 }
    return leaves.enumerated().filter { index, leaf in
      leaf.isItem || !leaves[(index + 1)...].contains { $0.key == leaf.key && !$0.isItem }
    }.map { Setting(key: $1.key, value: $1.value, origin: words(for: $1.place)) }
  }

  private var usual: [Setting] {
    let keys = Set(said.map(\.key))
    var settings: [Setting] = [
      ("preset", configuration.preset.rawValue, "by default"),
      ("specs.include", configuration.include.map(\.text).joined(separator: ", "), "by default"),
      ("exceptions-in-specs", "\(configuration.acceptsExceptionsInSpecs)", "by default"),
    ]
    for layer in configuration.blueprint.layers {
      let origin = layer.place == nil ? preset : "by default"
      settings.append(("layers.\(layer.name).same-layer", layer.sameLayer.rawValue, origin))
      settings.append(("layers.\(layer.name).closed", "\(layer.isClosed)", origin))
    }
    return settings.filter { !keys.contains($0.key) }
  }

  /// The preset's patterns that apply in addition to those of the files.
  private var roles: [Setting] {
    Role.allCases.compactMap { role in
      let patterns = (configuration.blueprint.roles[role] ?? []).map(\.pattern).filter {
        $0.place == nil
      }
      guard !patterns.isEmpty else { return nil }
      return Setting(
        key: "roles.\(role.rawValue)", value: patterns.map(\.text).joined(separator: ", "),
        origin: preset)
    }
  }

  /// The preset's rule settings that no file overrides.
  private var presetOptions: [Setting] {
    let own = Set(configuration.rules.filter { $0.node.kind != .scalar }.map(\.name))
    return configuration.preset.rules.filter { !own.contains($0.name) }.flatMap { rule in
      Leaf.all(in: rule.node, at: "rules.\(rule.name)").map { leaf in
        Setting(key: leaf.key, value: leaf.value, origin: preset)
      }
    }
  }

  private func rules(_ book: RuleBook) -> [Setting] {
    book.rules.map { rule in
      let origin =
        switch rule.reason {
        case .configuration(let place): words(for: place)
        case .preset: preset
        case .catalogue, .commandLine: "by default"
        }
      return Setting(
        key: "rules.\(rule.description.name)", value: rule.severity?.rawValue ?? "off",
        origin: origin)
    }
  }

  private var preset: String { "by the preset \(configuration.preset.rawValue)" }

  private func words(for place: Place) -> String { "\(root.shown(place.file)):\(place.line)" }
}

/// A value of a file, with its key path.
private struct Leaf {
  let key: String
  let value: String
  /// Whether it is an item of a list, which other files extend instead of override.
  let isItem: Bool
  let place: Place

  /// Every value below a node, in the order of the text.
  static func all(in root: Node, at key: String = "") -> [Leaf] {
    var pending = [(node: root, key: key, isItem: false)]
    var leaves: [Leaf] = []
    while let (node, key, isItem) = pending.popLast() {
      switch node.kind {
      case .scalar:
        leaves.append(Leaf(key: key, value: node.text, isItem: isItem, place: Place(of: node)))
      case .mapping:
        pending += node.entries.reversed().map { entry in
          (entry.value, key.isEmpty ? entry.key.text : "\(key).\(entry.key.text)", isItem)
        }
      case .sequence:
        pending += node.items.enumerated().reversed().map { number, item in
          let isNamed = item.kind != .mapping || item.entries.count == 1
          return (item, isNamed ? key : "\(key).\(number + 1)", true)
        }
      }
    }
    return leaves
  }
}

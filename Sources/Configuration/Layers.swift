extension Blueprint {
  /// Changes what files say otherwise about layers, modules and roles.
  mutating func take(_ files: [ConfigurationFileContents]) {
    isConfigured = !files.isEmpty
    let said = files.compactMap(\.layers)
    if !said.isEmpty {
      layers = said.dropFirst().reduce(said[0]) { $0.joined(with: $1) }.map(Layer.init)
      folderNames = .ignored
    } else if files.contains(where: { $0.preset != nil }) {
      folderNames = .always
    }
    let stated = files.flatMap(\.modules)
    modules += stated.filter { !$0.isEach }.map(\.patterns)
    eachModules += stated.filter(\.isEach).flatMap(\.patterns)
    for (role, patterns) in files.flatMap(\.roles) {
      roles[role] = patterns.all + (patterns.replace ? [] : roles[role] ?? [])
    }
  }
}

/// The entry of a layer in one file.
struct LayerStatement {
  let name: Node
  fileprivate var options: LayerOptions

  init(_ name: Node, _ options: LayerOptions?) {
    self.name = name
    self.options = options ?? LayerOptions()
  }

  /// The same layer with what another file says of it: more patterns, and options of its own.
  func joined(with other: LayerStatement) -> LayerStatement {
    var joined = other
    joined.options.modules = (options.modules ?? []) + (other.options.modules ?? [])
    joined.options.groups = (options.groups ?? []) + (other.options.groups ?? [])
    joined.options.sameLayer = other.options.sameLayer ?? options.sameLayer
    joined.options.isClosed = other.options.isClosed ?? options.isClosed
    joined.options.isOptional = other.options.isOptional ?? options.isOptional
    return joined
  }
}

/// The keys of a layer, except its name.
struct LayerOptions {
  var modules: [Pattern]?
  var groups: [Pattern]?
  var sameLayer: Layer.SameLayer?
  var isClosed: Bool?
  var isOptional: Bool?
}

extension ValueDecoder where Value == LayerOptions {
  /// Its patterns, or all that can be said of it.
  fileprivate static var layerOptions: ValueDecoder {
    let options = ValueDecoder.mapping { map in
      LayerOptions(
        modules: map.optional("modules", .patterns, "Modules of the layer, by name or path."),
        groups: map.optional(
          "group", .patterns, "Groups of a workspace or project that belong to it, by name."),
        sameLayer: map.optional(
          "same-layer", .choice(), "Whether its modules may link each other.",
          usually: "interfaces"),
        isClosed: map.optional(
          "closed", .flag, "Layers above must not bypass it.", usually: "false"),
        isOptional: map.optional(
          "optional", .flag, "Whether it may be empty.", usually: "false"))
    }
    return .any(
      ValueDecoder<[Pattern]>.patterns.then { modules, _, _ in LayerOptions(modules: modules) },
      options)
  }
}

extension ValueDecoder where Value == [LayerStatement] {
  /// A list of names with their options, or a map; a plain word is a folder of that name.
  static var layers: ValueDecoder {
    let word = ValueDecoder<Node>.textNode.then { name, node, slot -> LayerStatement? in
      let parts = name.text.split(maxSplits: 1) { $0 == " " || $0 == ":" }
      guard parts.count < 2 else {
        slot.report(
          "invalid layer name `\(name.text)`", at: node,
          help: "add a colon and a space after the name: `- \(parts[0]): \(parts[1])`")
        return nil
      }
      return LayerStatement(name, LayerOptions(modules: [Layer.folder(named: name.text)]))
    }
    let entry = ValueDecoder<(key: Node, value: LayerOptions?)>.entry(.layerOptions).then {
      entry, _, _ in
      LayerStatement(entry.key, entry.value)
    }
    let table = ValueDecoder<[(key: Node, value: LayerOptions?)]>.table(
      nil, of: "layer", .layerOptions
    )
    .then { table, _, _ in
      table.map { LayerStatement($0.key, $0.value) }
    }
    return .any(.list(of: .any(word, entry)), table).then { layers, node, slot in
      for layer in layers {
        if let refusal = layer.name.text.refusalAsName { slot.report(refusal, at: layer.name) }
      }
      if node.items.isEmpty, node.entries.isEmpty {
        slot.log.add(
          Problem(
            "`layers` is empty, so layers are not checked", at: Place(of: node),
            severity: .warning, help: "list them from top to bottom, or remove the key"))
      }
      layers.reportRepeated(in: slot.log)
      return layers
    }
  }
}

extension Layer {
  fileprivate init(_ statement: LayerStatement) {
    let options = statement.options
    self.init(
      statement.name.text, options.modules ?? [], groups: options.groups ?? [],
      sameLayer: options.sameLayer ?? .interfaces,
      isClosed: options.isClosed ?? false, isOptional: options.isOptional ?? false,
      place: Place(of: statement.name))
  }
}

extension [LayerStatement] {
  /// Merges the layers of a file and of one that extends it; new layers come below.
  fileprivate func joined(with others: [LayerStatement]) -> [LayerStatement] {
    others.reduce(into: self) { layers, other in
      if let index = layers.firstIndex(where: { $0.name.text == other.name.text }) {
        layers[index] = layers[index].joined(with: other)
      } else {
        layers.append(other)
      }
    }
  }

  fileprivate func reportRepeated(in log: MistakeLog) {
    var firsts: [String: Node] = [:]
    for layer in self {
      guard let first = firsts.updateValue(layer.name, forKey: layer.name.text) else { continue }
      log.add(
        Problem(
          "duplicate layer `\(layer.name.text)`", at: Place(of: layer.name),
          help: "merge both, or rename one",
          notes: [Note("first defined here", at: Place(of: first))]))
    }
  }
}

extension [Layer] {
  /// Reports patterns that two layers claim.
  func reportContradictions(in log: MistakeLog) {
    var owners: [String: Layer] = [:]
    for layer in self {
      for pattern in layer.patterns {
        guard let other = owners.updateValue(layer, forKey: pattern.text), other.name != layer.name
        else { continue }
        log.add(
          Problem(
            "duplicate pattern `\(pattern.text)`: layer \(other.name) has it too",
            at: pattern.place,
            help: "remove it from one of them; a module is in one layer"))
      }
    }
  }
}

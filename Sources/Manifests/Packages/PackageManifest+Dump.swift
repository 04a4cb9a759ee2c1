extension PackageManifest {
  /// Reads what `swift package dump-package` printed; what is not understood is left out.
  package static func read(dump root: Node) -> (manifest: PackageManifest, problems: [Problem]) {
    var reader = PackageDumpReader()
    let manifest = reader.manifest(root)
    return (manifest, reader.problems)
  }
}

private struct PackageDumpReader {
  private(set) var problems: [Problem] = []

  private mutating func report(_ message: String, at node: Node, _ severity: Problem.Severity) {
    problems.append(Problem(message, at: node.place, severity: severity))
  }

  mutating func manifest(_ root: Node) -> PackageManifest {
    let name = root["name"].flatMap { $0.kind == .scalar ? $0 : nil }
    if name == nil { report("a package needs a `name`", at: root["name"] ?? root, .error) }
    let targets = root["targets"].flatMap { $0.kind == .sequence ? $0.items : nil }
    if targets == nil {
      report("a package needs a list of `targets`", at: root["targets"] ?? root, .error)
    }
    let traits = root["traits"]?.items ?? []
    return PackageManifest(
      name: name?.written ?? Written(text: "", place: root.place, helper: nil),
      products: (root["products"]?.items ?? []).compactMap(product),
      packages: (root["dependencies"]?.items ?? []).compactMap(package),
      targets: (targets ?? []).compactMap { target($0) },
      traits: traits.compactMap { $0["name"]?.text },
      defaultTraits: traits.first { $0["name"]?.text == "default" }?.texts("enabledTraits") ?? [],
      definition: nil)
  }

  private func product(_ node: Node) -> PackageManifest.Product? {
    guard let name = node["name"], let type = node["type"]?.entries.first else { return nil }
    let words = [type.key.text] + type.value.items.map(\.text)
    return PackageManifest.Product(
      name: name.written, type: words.joined(separator: ":"), targets: node.texts("targets"))
  }

  /// A package by its identity, since its folder may be one of another machine.
  private func package(_ node: Node) -> PackageManifest.Reference? {
    guard let details = node.entries.first?.value.items.first, let identity = details["identity"]
    else { return nil }
    return PackageManifest.Reference(
      kind: .registry, at: identity.written,
      called: details["nameForTargetDependencyResolutionOnly"]?.textOrNil)
  }

  private mutating func target(_ node: Node) -> PackageManifest.Target? {
    guard let name = node["name"], name.kind == .scalar else {
      report("a target without a name", at: node, .error)
      return nil
    }
    let type = node["type"]?.text ?? "regular"
    guard type == "snippet" || LibraryTypes.targetKinds.values.contains(type) else {
      let ignored = "unknown target type `\(type)`; archlint ignores \(name.text)"
      report(ignored, at: node["type"] ?? node, .warning)
      return nil
    }
    return PackageManifest.Target(
      name: name.written, type: type, path: node["path"]?.textOrNil,
      sources: node["sources"]?.items.map(\.text), exclude: node.texts("exclude"),
      publicHeadersPath: nil,
      dependencies: (node["dependencies"]?.items ?? []).compactMap { dependency($0) },
      resources: [],
      plugins: (node["pluginUsages"]?.items ?? []).compactMap { entry($0) }
        .map { ($0.name, $0.rest.package) },
      linker: (node["settings"]?.items ?? []).compactMap(linkerSetting),
      conditions: node["settings"]?.keyedTexts()?.map(\.text) ?? [], url: nil, checksum: nil,
      pkgConfig: nil)
  }

  private func linkerSetting(_ node: Node) -> PackageManifest.LinkerSetting? {
    guard node["tool"]?.text == "linker", let kind = node["kind"]?.entries.first else { return nil }
    return PackageManifest.LinkerSetting(
      kind: kind.key.written, values: kind.value.texts("_0"),
      condition: PackageManifest.Condition())
  }

  /// An object with one key, the kind; its value is read by position, the condition last.
  private mutating func entry(_ node: Node) -> (kind: String, name: Written, rest: Node)? {
    if let entry = node.entries.first, let name = entry.value.items.first {
      return (entry.key.text, name.written, entry.value)
    }
    report("unknown kind of dependency (ignored)", at: node, .warning)
    return nil
  }

  private mutating func dependency(_ node: Node) -> PackageManifest.Dependency? {
    guard let (word, name, rest) = entry(node) else { return nil }
    guard let kind = PackageManifest.Dependency.Kind(rawValue: word) else {
      report("unknown kind of dependency (ignored)", at: node, .warning)
      return nil
    }
    let condition = rest.items.last
    return PackageManifest.Dependency(
      kind: kind, name: name, package: kind == .product ? rest.package : nil, aliases: [:],
      condition: PackageManifest.Condition(
        platforms: condition?.texts("platformNames") ?? [],
        traits: condition?.texts("traits") ?? []))
  }
}

extension Node {
  var written: Written { Written(text: text, place: place, helper: nil) }
  fileprivate var textOrNil: String? { scalar == .null ? nil : text }

  /// The second of the values of a dependency, if it names a package.
  fileprivate var package: String? {
    items.count > 1 && items[1].kind == .scalar ? items[1].textOrNil : nil
  }

  func texts(_ key: StaticString) -> [String] { self[key]?.items.map(\.text) ?? [] }
}

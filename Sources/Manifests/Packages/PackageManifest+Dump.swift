extension PackageManifest {
  /// Reads what `swift package dump-package` printed; what is not understood is left out.
  ///
  /// Names have their places in the manifest, if that is given and has them as texts.
  package static func read(
    dump root: Node, of manifest: Source? = nil
  ) -> (manifest: PackageManifest, problems: [Problem]) {
    var reader = PackageDumpReader(of: manifest)
    let manifest = reader.manifest(root)
    return (manifest, reader.problems)
  }
}

private struct PackageDumpReader {
  private let source: Source?
  private(set) var problems: [Problem] = []
  /// Where the manifest has each text between quotes.
  private let offsets: [String: [Int]]
  /// Where the manifest has it behind `name:`.
  private let names: [String: [Int]]
  /// Where the last product or target begins in the manifest.
  private var start = -1

  init(of source: Source?) {
    self.source = source
    let contents = source?.contents ?? []
    let quotes = contents.indices.filter { contents[$0] == UInt8(ascii: "\"") }
    offsets = Dictionary(grouping: zip(quotes, quotes.dropFirst())) { start, end in
      String(decoding: contents[(start + 1)..<end], as: UTF8.self)
    }.mapValues { $0.map(\.0) }
    names = offsets.mapValues { all in
      all.filter { contents[..<$0].suffix(6).elementsEqual("name: ".utf8) }
    }
  }

  /// The name of the next product or target.
  private mutating func declared(_ node: Node) -> Written {
    if let next = next(names[node.text] ?? [], from: start + 1) { start = next }
    return written(node)
  }

  /// A name behind the beginning of its target.
  private func written(_ node: Node) -> Written {
    Written(text: node.text, place: place(of: node), helper: nil)
  }

  private func place(of node: Node) -> Place {
    guard let source else { return node.place }
    let offset = next(offsets[node.text] ?? [], from: start)
    return offset.map { Place(Span(start: $0, end: $0 + 1), in: source) }
      ?? Place(file: source.name)
  }

  private func next(_ all: [Int], from start: Int) -> Int? {
    all[all.partitioningIndex { $0 >= start }...].first ?? all.first
  }

  private mutating func report(_ message: String, at node: Node, _ severity: Severity) {
    problems.append(Problem(message, at: place(of: node), severity: severity))
  }

  mutating func manifest(_ root: Node) -> PackageManifest {
    let name = root["name"].flatMap { $0.kind == .scalar ? $0 : nil }
    if name == nil { report("a package needs a `name`", at: root["name"] ?? root, .error) }
    let targets = root["targets"].flatMap { $0.kind == .sequence ? $0.items : nil }
    if targets == nil {
      report("a package needs a list of `targets`", at: root["targets"] ?? root, .error)
    }
    let tools = root["toolsVersion"]?["_version"]?.text.split(separator: ".") ?? []
    return PackageManifest(
      name: name.map { declared($0) } ?? Written(text: "", place: place(of: root), helper: nil),
      products: (root["products"]?.items ?? []).compactMap { product($0) },
      packages: (root["dependencies"]?.items ?? []).compactMap(package),
      targets: (targets ?? []).compactMap { target($0) },
      traits: (root["traits"]?.items ?? []).map {
        ($0["name"]?.text ?? "", $0.texts("enabledTraits"))
      },
      toolsVersion: tools.compactMap { Int($0) }, definition: nil)
  }

  private mutating func product(_ node: Node) -> PackageManifest.Product? {
    guard let name = node["name"], let type = node["type"]?.entries.first else { return nil }
    let words = [type.key.text] + type.value.items.map(\.text)
    return PackageManifest.Product(
      name: declared(name), type: words.joined(separator: ":"), targets: node.texts("targets"))
  }

  /// A package by its identity, since its folder may be one of another machine; but that has no
  /// capital letters, which count where the name of where it is stands for its product.
  private func package(_ node: Node) -> PackageManifest.Reference? {
    guard let details = node.entries.first?.value.items.first, let identity = details["identity"]
    else { return nil }
    let remote = details["location"]?.entries.first?.value.items.first
    return PackageManifest.Reference(
      kind: .registry, at: written(remote?["urlString"] ?? remote ?? details["path"] ?? identity),
      called: details["nameForTargetDependencyResolutionOnly"]?.textOrNil,
      traits: details["traits"]?.items.map {
        ($0["name"]?.text ?? "", $0["condition"]?.texts("traits") ?? [])
      } ?? [("default", [])])
  }

  private mutating func target(_ node: Node) -> PackageManifest.Target? {
    guard let name = node["name"], name.kind == .scalar else {
      report("a target without a name", at: node, .error)
      return nil
    }
    let type = node["type"]?.text ?? "regular"
    let kinds = LibraryTypes.of(.package).words(of: "Target").values
    guard type == "snippet" || kinds.contains(type) else {
      let ignored = "unknown target type `\(type)`; archlint ignores \(name.text)"
      report(ignored, at: node["type"] ?? node, .warning)
      return nil
    }
    return PackageManifest.Target(
      name: declared(name), type: type, path: node["path"]?.textOrNil,
      sources: node["sources"]?.items.map(\.text), exclude: node.texts("exclude"),
      publicHeadersPath: nil,
      dependencies: (node["dependencies"]?.items ?? []).compactMap { dependency($0) },
      resources: (node["resources"]?.items ?? []).map {
        ($0["rule"]?.entries.first?.key.text ?? "", $0["path"]?.text ?? "")
      },
      plugins: (node["pluginUsages"]?.items ?? []).compactMap { entry($0) }
        .map { ($0.name, $0.rest.package) },
      linker: (node["settings"]?.items ?? []).compactMap(linkerSetting),
      conditions: node["settings"]?.keyedTexts()?.map(\.text) ?? [], url: nil, checksum: nil,
      pkgConfig: nil)
  }

  private func linkerSetting(_ node: Node) -> PackageManifest.LinkerSetting? {
    guard node["tool"]?.text == "linker", let kind = node["kind"]?.entries.first else { return nil }
    return PackageManifest.LinkerSetting(
      kind: written(kind.key), values: kind.value.texts("_0"),
      condition: PackageManifest.Condition())
  }

  /// An object with one key, the kind; its value is read by position, the condition last.
  private mutating func entry(_ node: Node) -> (kind: String, name: Written, rest: Node)? {
    if let entry = node.entries.first, let name = entry.value.items.first {
      return (entry.key.text, written(name), entry.value)
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

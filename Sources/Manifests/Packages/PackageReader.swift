/// Takes apart what a `Package.swift` came to.
extension RecordReader {
  /// The last package that is made counts, as it does for the package manager.
  func packageManifest(comparing: Bool) -> PackageManifest? {
    let packages = evaluator.objects.compactMap(\.value.record).filter { $0.type == "Package" }
    guard let record = packages.last(where: { $0.name == "init" }), let name = name(of: record)
    else { return nil }
    return PackageManifest(
      name: written(name, record),
      products: records("products", of: record).compactMap(product),
      packages: records("dependencies", of: record).compactMap(reference),
      targets: records("targets", of: record).compactMap(target),
      traits: traits(of: record).sorted { $0.name < $1.name },
      toolsVersion: toolsVersion,
      definition: comparing ? packageDefinition(of: record) : nil)
  }

  private var toolsVersion: [Int] { PackageManifest.toolsVersion(of: sources[0]) ?? [] }

  /// A product and a dependency are part of the targets that they are made of, or may be of use to.
  private func packageDefinition(of record: Record) -> ProjectDefinition? {
    guard var definition = definition(of: record, without: ["targets", "products"])
    else { return nil }
    definition.shared += toolsVersion.map { KeyedText("tools", "\($0)") }
    for product in record["products"]?.content.list ?? [] {
      guard let texts = product.keyedTexts(at: "products") else { return nil }
      for name in product.record?["targets"]?.content.list?.compactMap(\.text) ?? [] {
        definition.targets[name]? += texts
      }
    }
    return definition
  }

  private func traits(of record: Record) -> [PackageManifest.Trait] {
    records("traits", of: record).compactMap { trait in
      switch trait.name {
      case "literal": return text(trait.plain.first, in: trait).map { ($0, []) }
      case "trait", "init":
        return name(of: trait).map { ($0, texts("enabledTraits", of: trait)) }
      case "default": return ("default", texts("enabledTraits", of: trait))
      default: return unknown("trait", trait)
      }
    }
  }

  private func product(_ record: Record) -> PackageManifest.Product? {
    guard let name = name(of: record) else { return nil }
    var type = record.name
    switch record.name {
    case "library": type = "library:" + (word("type", of: record) ?? "automatic")
    case "executable", "plugin": break
    // That of a playground, `import AppleProductTypes`.
    case "iOSApplication": type = "executable"
    default: return unknown("product", record)
    }
    return PackageManifest.Product(
      name: written(name, record), type: type, targets: texts("targets", of: record))
  }

  private func reference(_ record: Record) -> PackageManifest.Reference? {
    guard record.name == "package" else { return unknown("dependency", record) }
    let kinds: [(String, PackageManifest.Reference.Kind)] = [
      ("path", .path), ("url", .url), ("id", .registry),
    ]
    guard let (label, kind) = kinds.first(where: { record[$0.0] != nil }) else {
      report("`path`, `url` or `id` is missing", at: record)
      return nil
    }
    guard var at = text(label, of: record) else { return nil }
    if kind == .path { at = ManifestPath.relative(ManifestPath.join(folder, at), to: folder) }
    let traits = records("traits", of: record).compactMap { trait -> PackageManifest.Trait? in
      let name =
        trait.name == "defaults" ? "default" : Value.record(trait).text ?? name(of: trait)
      return name.map { ($0, condition(known(trait["condition"]), in: trait).traits) }
    }
    return PackageManifest.Reference(
      kind: kind, at: written(at, record), called: text("name", of: record),
      traits: known(record["traits"]) == nil ? [("default", [])] : traits)
  }

  private func target(_ record: Record) -> PackageManifest.Target? {
    guard let name = name(of: record) else { return nil }
    let kinds = evaluator.library.words(of: "Target")
    guard let type = kinds[record.name] else { return unknown("target", record) }
    let sources = known(record["sources"]).map { _ in texts("sources", of: record) }
    return PackageManifest.Target(
      name: written(name, record), type: type, path: text("path", of: record), sources: sources,
      exclude: texts("exclude", of: record),
      publicHeadersPath: text("publicHeadersPath", of: record),
      dependencies: records("dependencies", of: record).compactMap(dependency),
      resources: records("resources", of: record).compactMap { resource in
        text(resource.plain.first, in: resource).map {
          (resource.name, ManifestPath.relative($0, to: ""))
        }
      }, plugins: records("plugins", of: record).compactMap(plugin),
      linker: records("linkerSettings", of: record).compactMap(linkerSetting),
      conditions: record["swiftSettings"].map { $0.keyedTexts(at: "")?.map(\.text) } ?? [],
      url: text("url", of: record), checksum: text("checksum", of: record),
      pkgConfig: text("pkgConfig", of: record))
  }

  private func dependency(_ record: Record) -> PackageManifest.Dependency? {
    let isLiteral = record.name == "literal"
    // What each function makes is also a case of an enum, which some write themselves.
    let word = record.name.hasSuffix("Item") ? String(record.name.dropLast(4)) : record.name
    guard let kind = PackageManifest.Dependency.Kind(rawValue: isLiteral ? "byName" : word) else {
      return unknown("dependency", record)
    }
    guard let name = isLiteral ? Value.record(record).text : name(of: record) else { return nil }
    var aliases: [String: String] = [:]
    if case .dictionary(let pairs)? = known(record["moduleAliases"]) {
      for pair in pairs {
        if let key = pair.key.text { aliases[key] = text(pair.value, in: record) }
      }
    }
    return PackageManifest.Dependency(
      kind: kind, name: written(name, record), package: text("package", of: record),
      aliases: aliases, condition: condition(known(record["condition"]), in: record))
  }

  private func plugin(_ record: Record) -> (name: Written, package: String?)? {
    let name = Value.record(record).text ?? name(of: record)
    guard let name, ["literal", "plugin"].contains(record.name) else { return nil }
    return (written(name, record), text("package", of: record))
  }

  private func linkerSetting(_ record: Record) -> PackageManifest.LinkerSetting? {
    guard let first = known(record.plain.first) else { return nil }
    let values =
      first.text.map { [$0] } ?? list(first, in: record).compactMap { text($0, in: record) }
    let condition = condition(known(record.plain.dropFirst().first), in: record)
    return PackageManifest.LinkerSetting(
      kind: written(record.name, record), values: values, condition: condition)
  }

  private func condition(_ value: Value?, in record: Record) -> PackageManifest.Condition {
    guard let value else { return PackageManifest.Condition() }
    guard let found = value.record, found.name == "when" else {
      report("cannot read this condition", at: record)
      return PackageManifest.Condition()
    }
    let platforms = records("platforms", of: found).compactMap { platform in
      platform.name == "custom"
        ? text(platform.plain.first, in: platform) : platform.name.lowercased()
    }
    return PackageManifest.Condition(
      platforms: platforms.sorted(), traits: texts("traits", of: found).sorted())
  }
}

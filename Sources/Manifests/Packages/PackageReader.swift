internal import Documents

/// Takes apart what a `Package.swift` came to.
struct PackageReader {
  private let run: ManifestRun
  private let reader: RecordReader

  init(_ run: ManifestRun) {
    self.run = run
    reader = run.reader
  }

  /// The last package that is made counts, as it does for the package manager.
  func manifest() -> PackageManifest? {
    let packages = run.evaluator.objects.compactMap(\.value.record).filter { $0.type == "Package" }
    guard let record = packages.last(where: { $0.name == "init" }) else { return nil }
    guard let name = reader.name(of: record) else { return nil }
    let traits = self.traits(of: record)
    return PackageManifest(
      name: reader.written(name, record),
      products: reader.records("products", of: record).compactMap(product),
      packages: reader.records("dependencies", of: record).compactMap(reference),
      targets: reader.records("targets", of: record).compactMap(target),
      traits: traits.map(\.name).sorted(),
      defaultTraits: traits.first { $0.name == "default" }?.enabled ?? [])
  }

  private func traits(of record: Record) -> [(name: String, enabled: [String])] {
    reader.records("traits", of: record).compactMap { trait in
      switch trait.name {
      case "literal": return reader.text(trait.plain.first, in: trait).map { ($0, []) }
      case "trait", "init":
        return reader.name(of: trait).map { ($0, reader.texts("enabledTraits", of: trait)) }
      case "default": return ("default", reader.texts("enabledTraits", of: trait))
      default:
        reader.report("cannot read the trait `\(trait.name)`", at: trait)
        return nil
      }
    }
  }

  private func product(_ record: Record) -> PackageManifest.Product? {
    guard let name = reader.name(of: record) else { return nil }
    var type = record.name
    switch record.name {
    case "library": type = "library:" + (reader.word("type", of: record) ?? "automatic")
    case "executable", "plugin": break
    default:
      reader.report("cannot read the product `\(record.name)`", at: record)
      return nil
    }
    return PackageManifest.Product(
      name: reader.written(name, record), type: type, targets: reader.texts("targets", of: record))
  }

  private func reference(_ record: Record) -> PackageManifest.Reference? {
    guard record.name == "package" else {
      reader.report("cannot read the dependency `\(record.name)`", at: record)
      return nil
    }
    let kinds: [(String, PackageManifest.Reference.Kind)] = [
      ("path", .path), ("url", .url), ("id", .registry),
    ]
    guard let (label, kind) = kinds.first(where: { record[$0.0] != nil }) else {
      reader.report("`path`, `url` or `id` is missing", at: record)
      return nil
    }
    guard var at = reader.text(label, of: record) else { return nil }
    if kind == .path {
      at = ManifestPath.relative(ManifestPath.join(run.folder, at), to: run.folder)
    }
    let traits = reader.known(record["traits"]).map { _ in
      reader.records("traits", of: record).compactMap { trait in
        trait.name == "defaults" ? "default" : (Value.record(trait).text ?? reader.name(of: trait))
      }
    }
    return PackageManifest.Reference(
      kind: kind, at: reader.written(at, record), called: reader.text("name", of: record),
      traits: traits)
  }

  // MARK: Targets

  private func target(_ record: Record) -> PackageManifest.Target? {
    guard let name = reader.name(of: record) else { return nil }
    guard let type = LibraryTypes.targetKinds[record.name] else {
      reader.report("cannot read the target `\(record.name)`", at: record)
      return nil
    }
    let sources = reader.known(record["sources"]).map { _ in reader.texts("sources", of: record) }
    return PackageManifest.Target(
      name: reader.written(name, record), type: type, path: reader.text("path", of: record),
      sources: sources, exclude: reader.texts("exclude", of: record),
      publicHeadersPath: reader.text("publicHeadersPath", of: record),
      dependencies: reader.records("dependencies", of: record).compactMap(dependency),
      resources: reader.records("resources", of: record).compactMap { resource in
        reader.text(resource.plain.first, in: resource).map {
          (resource.name, ManifestPath.relative($0, to: ""))
        }
      }, plugins: reader.records("plugins", of: record).compactMap(plugin),
      linker: reader.records("linkerSettings", of: record).compactMap(linkerSetting),
      url: reader.text("url", of: record), checksum: reader.text("checksum", of: record),
      pkgConfig: reader.text("pkgConfig", of: record))
  }

  private func dependency(_ record: Record) -> PackageManifest.Dependency? {
    let isLiteral = record.name == "literal"
    // What each function makes is also a case of an enum, which some write themselves.
    let word = record.name.hasSuffix("Item") ? String(record.name.dropLast(4)) : record.name
    guard let kind = PackageManifest.Dependency.Kind(rawValue: isLiteral ? "byName" : word) else {
      reader.report("cannot read the dependency `\(record.name)`", at: record)
      return nil
    }
    guard let name = isLiteral ? Value.record(record).text : reader.name(of: record) else {
      return nil
    }
    var aliases: [String: String] = [:]
    if case .dictionary(let pairs)? = reader.known(record["moduleAliases"]) {
      for pair in pairs {
        if let key = pair.key.text { aliases[key] = reader.text(pair.value, in: record) }
      }
    }
    return PackageManifest.Dependency(
      kind: kind, name: reader.written(name, record), package: reader.text("package", of: record),
      aliases: aliases, condition: condition(reader.known(record["condition"]), in: record))
  }

  private func plugin(_ record: Record) -> (name: Written, package: String?)? {
    let name = Value.record(record).text ?? reader.name(of: record)
    guard let name, ["literal", "plugin"].contains(record.name) else { return nil }
    return (reader.written(name, record), reader.text("package", of: record))
  }

  private func linkerSetting(_ record: Record) -> PackageManifest.LinkerSetting? {
    guard let first = reader.known(record.plain.first) else { return nil }
    let values =
      first.text.map { [$0] }
      ?? reader.list(first, in: record).compactMap { reader.text($0, in: record) }
    let condition = condition(reader.known(record.plain.dropFirst().first), in: record)
    return PackageManifest.LinkerSetting(
      kind: reader.written(record.name, record), values: values, condition: condition)
  }

  private func condition(_ value: Value?, in record: Record) -> PackageManifest.Condition {
    guard let value else { return PackageManifest.Condition() }
    guard let found = value.record, found.name == "when" else {
      reader.report("cannot read this condition", at: record)
      return PackageManifest.Condition()
    }
    let platforms = reader.records("platforms", of: found).compactMap { platform in
      platform.name == "custom"
        ? reader.text(platform.plain.first, in: platform) : platform.name.lowercased()
    }
    return PackageManifest.Condition(
      platforms: platforms.sorted(), traits: reader.texts("traits", of: found).sorted())
  }
}

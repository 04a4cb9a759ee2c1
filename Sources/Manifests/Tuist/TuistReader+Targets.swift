extension RecordReader {
  func tuistTarget(_ record: Record) -> TuistManifest.Target? {
    if record["product"] == nil { report("`product` is missing", at: record) }
    if record["destinations"] == nil, record["platform"] == nil {
      report("`destinations` is missing", at: record)
    }
    guard let name = name(of: record), let product = word("product", of: record) else { return nil }
    let products = evaluator.library.words(of: "Product")
    let plist = optionally { self.plist(of: record) }
    let runPaths = words(of: "LD_RUNPATH_SEARCH_PATHS", in: record)
    let isMergeable = if case .bool(true)? = known(record["mergeable"]) { true } else { false }
    return TuistManifest.Target(
      name: written(name, record), product: products[product] ?? product,
      productName: text("productName", of: record),
      bundleId: optionally { text("bundleId", of: record) } ?? "", platforms: platforms(of: record),
      dependencies: records("dependencies", of: record).compactMap(dependency),
      sources: elements("sources", "globs", of: record).compactMap(glob),
      resources: elements("resources", "resources", of: record).compactMap {
        path(["pattern", "path", nil], of: $0)?.text
      }, plistFile: plist?.file, entitlementsFile: optionally { entitlementsFile(of: record) },
      principalClass: plist?.principalClass, isPlistKnown: plist != nil,
      tags: known(record["metadata"])?.record.map { texts("tags", of: $0) } ?? [],
      folders: records("buildableFolders", of: record).compactMap(folder),
      merging: word("mergedBinaryType", of: record),
      isMergeable: isMergeable,
      flags: flags(of: record), runPaths: runPaths.isEmpty ? nil : runPaths,
      conditions: conditions(of: record))
  }

  private func platforms(of record: Record) -> [String] {
    if let platform = word("platform", of: record) { return [platform] }
    return RecordReader.platforms(of: records("destinations", of: record).map(\.name))
  }

  /// The platforms of destinations such as `iPad`.
  static func platforms(of destinations: [String]) -> [String] {
    let systems = LibraryTypes.of(.tuist).words(of: "System")
    return Set(destinations.map { systems[$0] ?? "iOS" }).sorted()
  }

  /// The elements of a list of files, which may be written as one or in a call.
  private func elements(_ label: String, _ inner: String, of record: Record) -> [Record] {
    guard let value = known(record[label]) else { return [] }
    if case .array = value { return records(label, of: record) }
    guard let found = value.record else {
      report("cannot read `\(label)`", at: record)
      return []
    }
    if found.name == "literal" || found.name == "glob" || found.name == "folderReference" {
      return [found]
    }
    guard found[inner] != nil || !found.plain.isEmpty else {
      report("cannot read `\(label)`", at: found)
      return []
    }
    return list(found[inner] ?? found.plain.first, in: found).map { value in
      value.record
        ?? Record(type: "", name: "literal", arguments: [(nil, value)], location: found.location)
    }
  }

  private func glob(_ record: Record) -> TuistManifest.Files? {
    path([nil, "glob"], of: record).map { found in
      (found.text, paths("excluding", of: record), platforms("compilationCondition", of: record))
    }
  }

  /// A buildable folder, without what its exceptions exclude.
  private func folder(_ record: Record) -> TuistManifest.Files? {
    let exceptions = known(record["exceptions"])?.record.map { list($0.plain.first, in: $0) } ?? []
    let excluded = exceptions.compactMap(\.record).flatMap { paths("excluded", of: $0) }
    return path([nil, "path"], of: record).map { ($0.text, excluded, []) }
  }

  /// The paths of a list, which may be written as a single one.
  private func paths(_ label: String, of record: Record) -> [String] {
    guard let value = known(record[label]) else { return [] }
    return (value.list ?? [value]).compactMap { path(of: $0, in: record)?.text }
  }

  /// What a property list says; nil if archlint cannot read it.
  private func plist(of record: Record) -> (file: String?, principalClass: Written?)? {
    guard let given = record["infoPlist"], !given.isNone else { return (nil, nil) }
    guard let value = known(given) else { return nil }
    guard let found = value.record else {
      report("cannot read `infoPlist`", at: record)
      return nil
    }
    switch found.name {
    case "literal", "file": return path(["path", nil], of: found).map { ($0.text, nil) }
    case "dictionary", "extendingDefault":
      guard case .dictionary(let pairs)? = known(found["with"] ?? found.plain.first) else {
        return nil
      }
      let pair = pairs.first { $0.key.text == "NSPrincipalClass" }
      guard let pair else { return (nil, nil) }
      // A string may be given by the case that holds it.
      let made = pair.value.record
      let name = text(made?.name == "string" ? made?.plain.first : pair.value, in: found)
      return name.map { (nil, written($0, made ?? found)) }
    case "default", "variable": return (nil, nil)
    default:
      report("cannot read `infoPlist`", at: found)
      return nil
    }
  }

  private func entitlementsFile(of record: Record) -> String? {
    guard let found = known(record["entitlements"])?.record,
      ["literal", "file"].contains(found.name)
    else { return nil }
    return path(["path", nil], of: found)?.text
  }

  /// All words of the settings; nil if some are unknown, or in a configuration file.
  func conditions(of record: Record) -> [String]? {
    let texts = (record["settings"] ?? .none).keyedTexts(at: "")
    if texts?.contains(where: { $0.key.contains("xcconfig") }) ?? true { return nil }
    return texts?.flatMap(\.text.words)
  }

  /// The linker flags in the settings of a target or a project.
  func flags(of record: Record) -> TuistManifest.Flags {
    let files = optionally {
      record["settings"]?.found { value in
        value.record.flatMap { $0["xcconfig"] == nil ? nil : path(["xcconfig"], of: $0) }
      }
    }
    return (words(of: "OTHER_LDFLAGS", in: record), files?.map(\.text) ?? [])
  }

  /// The words of a setting in all configurations.
  private func words(of name: String, in record: Record) -> [String] {
    let values = record["settings"]?.found { value -> Value? in
      guard case .dictionary(let pairs) = value else { return nil }
      return pairs.first { $0.key.text == name }?.value
    }
    return values?.flatMap { $0.found(\.text) }.flatMap(\.words) ?? []
  }

  private func dependency(_ record: Record) -> TuistManifest.Dependency? {
    let platforms = platforms("condition", of: record)
    var type: String?
    var status: String?
    func made(_ kind: String, _ name: String?, _ path: String? = nil) -> TuistManifest.Dependency? {
      guard let name else { return nil }
      return TuistManifest.Dependency(
        kind: kind, name: written(name, record), path: path, status: status, type: type,
        platforms: platforms)
    }
    if ["target", "project", "sdk", "framework", "xcframework", "xcFramework"].contains(record.name)
    {
      status = word("status", of: record) ?? "required"
    }
    switch record.name {
    case "target":
      if let target = record.plain.first?.record { return made("target", name(of: target)) }
      return made("target", name(of: record))
    case "project":
      return made("project", name("target", of: record), path(["path"], of: record)?.text)
    case "external", "thirdParty": return made("external", name(of: record))
    case "macro": return made("macro", name(of: record))
    case "package", "packagePlugin":
      type = record.name == "packagePlugin" ? "plugin" : word("type", of: record) ?? "runtime"
      return made("package", name("product", of: record))
    case "sdk":
      type = word("type", of: record)
      return made("sdk", name(of: record))
    case "framework", "xcframework", "xcFramework", "library":
      guard let path = path(["path"], of: record)?.text else { return nil }
      return made(record.name.lowercased(), path, path)
    case "xctest", "cocoapods": return made(record.name, "")
    default: return unknown("dependency", record)
    }
  }

  /// The platforms of a condition, as Tuist calls them; none without one, and for all.
  private func platforms(_ label: String, of record: Record) -> [String] {
    guard let condition = known(record[label]) else { return [] }
    guard let found = condition.record, found.name == "when" else {
      report("cannot read this condition", at: record)
      return []
    }
    if found.plain.first?.record?.name == "all" { return [] }
    return list(found.plain.first, in: found).compactMap { $0.record?.name }.sorted()
  }
}

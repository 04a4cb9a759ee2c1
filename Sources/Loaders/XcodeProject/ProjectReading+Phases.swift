internal import Documents

/// Build phases and build settings.
extension ProjectReading {
  mutating func phase(_ object: Node) -> BuildPhase? {
    let kind: BuildPhase.Kind
    switch object.isa {
    case "PBXFrameworksBuildPhase": kind = .link
    case "PBXSourcesBuildPhase": kind = .sources
    case "PBXHeadersBuildPhase": kind = .headers
    case "PBXResourcesBuildPhase": kind = .resources
    case "PBXCopyFilesBuildPhase": kind = .copy(CopyDestination(object))
    case "PBXShellScriptBuildPhase":
      kind = .script(name: object.text("name"), text: object.text("shellScript") ?? "")
    default: return nil
    }
    let entries = objects.named(in: object["files"]).compactMap { entry($0.id, $0.object) }
    return BuildPhase(kind: kind, entries: entries)
  }

  private mutating func entry(_ id: Node, _ object: Node) -> BuildEntry? {
    let item: BuildEntry.Item
    if let product = object["productRef"].flatMap({ objects.named(by: $0) }) {
      item = .package(packageProduct(product, at: id))
    } else if let fileID = object["fileRef"], let file = objects.named(by: fileID) {
      item = .file(reference(fileID.text, file))
    } else {
      return nil
    }
    let attributes = object["settings"]?.texts("ATTRIBUTES") ?? []
    return BuildEntry(
      item: item, platforms: object.platformFilters, isWeak: attributes.contains("Weak"),
      place: id.place)
  }

  private mutating func reference(_ id: String, _ file: Node) -> FileReference {
    let remote = file.isa == "PBXReferenceProxy" ? file["remoteRef"] : nil
    let proxy = remote.flatMap { objects.named(by: $0) }
    return FileReference(
      path: file.text("path") ?? file.text("name") ?? "", tree: file.text("sourceTree") ?? "",
      location: paths.path(of: id, file), builder: builders[id], proxy: proxy.map { self.proxy($0) }
    )
  }

  mutating func configurations(of owner: Node) -> [ProjectConfiguration] {
    let list = owner["buildConfigurationList"].flatMap { objects.named(by: $0) }
    return objects.named(in: list?["buildConfigurations"]).map { _, object in
      let anchor = object["baseConfigurationReferenceAnchor"]
      return ProjectConfiguration(
        name: object.text("name") ?? "", settings: settings(object["buildSettings"]),
        base: base(of: object, anchor), isBaseAnchored: anchor != nil)
    }
  }

  private mutating func base(of object: Node, _ anchor: Node?) -> String? {
    guard let id = object["baseConfigurationReference"] ?? anchor, let file = objects.named(by: id)
    else { return nil }
    let path = paths.path(of: id.text, file)
    guard anchor != nil else { return path }
    let name = object.text("baseConfigurationReferenceRelativePath") ?? ""
    return PathText.folded(PathText.join(path, name))
  }

  private func settings(_ list: Node?) -> [ProjectConfiguration.Setting] {
    guard let list else { return [] }
    return list.entries.map { entry in
      let isList = entry.value.kind == .sequence
      return ProjectConfiguration.Setting(
        key: entry.key.text, values: isList ? entry.value.items.map(\.text) : [entry.value.text],
        isList: isList, place: entry.value.place)
    }
  }
}

extension CopyDestination {
  /// The folders, by the numbers that all versions but the newest write.
  private static let folders = [
    "0": "absolutePath", "1": "wrapper", "6": "executables", "7": "resources", "10": "frameworks",
    "11": "sharedFrameworks", "12": "sharedSupport", "13": "plugins", "15": "javaResources",
    "16": "productsDirectory",
  ]

  fileprivate init(_ phase: Node) {
    let number = phase.text("dstSubfolderSpec")
    folder = number.map { CopyDestination.folders[$0] ?? $0 } ?? phase.text("dstSubfolder") ?? ""
    path = phase.text("dstPath") ?? ""
    isInstallOnly = phase.text("runOnlyForDeploymentPostprocessing") == "1"
  }
}

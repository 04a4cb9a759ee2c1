/// Build phases and build settings.
extension ProjectReader {
  /// The folders of copies, by the numbers that all versions but the newest write.
  private static let folders = [
    "0": "absolutePath", "1": "wrapper", "6": "executables", "7": "resources", "10": "frameworks",
    "11": "sharedFrameworks", "12": "sharedSupport", "13": "plugins", "15": "javaResources",
    "16": "productsDirectory",
  ]

  mutating func phases(of target: Node) -> ProjectPhases {
    var phases = ProjectPhases()
    for (_, phase) in objects.named(in: target["buildPhases"]) {
      let kinds = ["Frameworks", "Sources", "Headers", "Resources", "CopyFiles", "ShellScript"]
      guard let kind = kinds.first(where: { phase.isa == "PBX\($0)BuildPhase" }) else { continue }
      // Headers and resources are read for ids that name nothing.
      let entries = objects.named(in: phase["files"]).flatMap { self.entries($0.id, $0.object) }
      switch kind {
      case "Frameworks": phases.links += entries
      case "Sources": phases.sources += entries
      case "CopyFiles":
        let number = phase.text("dstSubfolderSpec")
        let folder = number.map { ProjectReader.folders[$0] ?? $0 } ?? phase.text("dstSubfolder")
        phases.copies.append(
          ProjectCopy(
            name: phase.text("name"), folder: folder ?? "", path: phase.text("dstPath") ?? "",
            isInstallOnly: phase.text("runOnlyForDeploymentPostprocessing") == "1",
            entries: entries))
      case "ShellScript":
        let files = phase.texts("inputPaths") + phase.texts("outputPaths")
        let lines = [phase.text("shellScript") ?? ""] + files.asScriptLines
        phases.scripts.append((phase.text("name"), lines.joined(separator: "\n")))
      default: break
      }
    }
    return phases
  }

  /// What an entry of a phase names; of a group, such as the translations of a file, all that it has.
  private mutating func entries(_ id: Node, _ object: Node) -> [ProjectEntry] {
    var items: [ProjectEntry.Item] = []
    if let product = object["productRef"].flatMap({ objects.named(by: $0) }) {
      items = [packageProduct(product)]
    } else if let fileID = object["fileRef"], let file = objects.named(by: fileID) {
      let isGroup = ["PBXGroup", "PBXVariantGroup"].contains(file.isa)
      let files = isGroup ? objects.named(in: file["children"]) : [(fileID, file)]
      for (id, file) in files where file["children"] == nil {
        items.append(.file(reference(id.text, file)))
      }
    }
    let attributes = object["settings"]?.texts("ATTRIBUTES") ?? []
    return items.map { item in
      ProjectEntry(
        item: item, platforms: object.platformFilters, isWeak: attributes.contains("Weak"),
        place: id.place)
    }
  }

  private mutating func reference(_ id: String, _ file: Node) -> FileReference {
    let location = paths.location(of: file)
    let remote = file.isa == "PBXReferenceProxy" ? file["remoteRef"] : nil
    let proxy = remote.flatMap { objects.named(by: $0) }
    return FileReference(
      path: file.text("path") ?? file.text("name") ?? "", tree: file.text("sourceTree") ?? "",
      location: location.path, group: location.group, builder: builders[id],
      proxy: proxy.map { self.proxy($0) })
  }

  mutating func configurations(of owner: Node) -> [ProjectConfiguration] {
    let list = owner["buildConfigurationList"].flatMap { objects.named(by: $0) }
    return objects.named(in: list?["buildConfigurations"]).map { _, object in
      let anchor = object["baseConfigurationReferenceAnchor"]
      let settings = (object["buildSettings"]?.entries ?? []).map { entry in
        let isList = entry.value.kind == .sequence
        let texts = isList ? entry.value.items.map(\.text) : [entry.value.text]
        return (entry.key.text, SettingValue(texts: texts, place: entry.value.place), isList)
      }
      return ProjectConfiguration(
        name: object.text("name") ?? "", settings: settings, base: base(of: object, anchor),
        isBaseAnchored: anchor != nil,
        isDefault: object["name"]?.text == list?.text("defaultConfigurationName"))
    }
  }

  private mutating func base(of object: Node, _ anchor: Node?) -> String? {
    guard let id = object["baseConfigurationReference"] ?? anchor, let file = objects.named(by: id)
    else { return nil }
    let path = paths.path(of: file)
    guard anchor != nil else { return path }
    let name = object.text("baseConfigurationReferenceRelativePath") ?? ""
    return PathText.folded(PathText.join(path, name))
  }
}

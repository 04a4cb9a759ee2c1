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
    for (id, phase) in objects.named(in: target["buildPhases"]) {
      phases.ids.insert(id.text)
      // All are read for ids that name nothing.
      let entries = objects.named(in: phase["files"]).flatMap { self.entries($0.id, $0.object) }
      switch phase.isa {
      case "PBXFrameworksBuildPhase": phases.links += entries
      case "PBXSourcesBuildPhase": phases.sources += entries
      case "PBXCopyFilesBuildPhase":
        let number = phase.text("dstSubfolderSpec")
        let folder = number.map { ProjectReader.folders[$0] ?? $0 } ?? phase.text("dstSubfolder")
        phases.copies.append(
          ProjectCopy(
            id: id.text, name: phase.text("name"), folder: folder ?? "",
            path: phase.text("dstPath") ?? "",
            isInstallOnly: phase.text("runOnlyForDeploymentPostprocessing") == "1",
            entries: entries))
      case "PBXShellScriptBuildPhase":
        let files = phase.texts("inputPaths") + phase.texts("outputPaths")
        let lines = [phase.text("shellScript") ?? ""] + files.asScriptLines
        let lists = phase.texts("inputFileListPaths") + phase.texts("outputFileListPaths")
        phases.scripts.append((phase.text("name"), lines.joined(separator: "\n"), lists))
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
      let groups = ["PBXGroup", "PBXVariantGroup"]
      let files =
        groups.contains(file.isa) ? objects.named(in: file["children"]) : [(fileID, file)]
      for (id, file) in files where !groups.contains(file.isa) {
        items.append(.file(reference(KeyText(id), file)))
      }
    }
    let attributes = object["settings"]?.texts("ATTRIBUTES") ?? []
    return items.map { item in
      ProjectEntry(
        item: item, platforms: object.platformFilters, isWeak: attributes.contains("Weak"),
        place: id.place)
    }
  }

  private mutating func reference(_ id: KeyText, _ file: Node) -> FileReference {
    let location = paths.location(of: file)
    let remote = file.isA("PBXReferenceProxy") ? file["remoteRef"] : nil
    let proxy = remote.flatMap { objects.named(by: $0) }
    return FileReference(
      object: file, location: location.path, group: location.group, builder: builders[id],
      proxy: proxy.map { self.proxy($0) })
  }

  mutating func configurations(of owner: Node) -> [ProjectConfiguration] {
    let list = owner["buildConfigurationList"].flatMap { objects.named(by: $0) }
    return objects.named(in: list?["buildConfigurations"]).map { _, object in
      let anchor = object["baseConfigurationReferenceAnchor"]
      return ProjectConfiguration(
        name: object.text("name") ?? "", settings: BuildSettings(object["buildSettings"]),
        base: base(of: object, anchor), isBaseAnchored: anchor != nil,
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

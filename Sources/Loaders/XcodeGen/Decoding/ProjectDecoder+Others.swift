extension ProjectDecoder {
  func options(_ value: SpecValue?) -> SpecOptions {
    var options = SpecOptions()
    guard let value, log.requiresMap(value, "`options`") else { return options }
    let fields = SpecFields<OptionKey>(value, log: log)
    options.transitivelyLinkDependencies = fields.bool(.transitivelyLinkDependencies) ?? false
    _ = fields.bool(.findCarthageFrameworks)
    options.disabledValidations = Set(fields[.disabledValidations]?.anyStrings ?? [])
    options.hasPreGenCommand = fields[.preGenCommand]?.string != nil
    if let version = fields[.minimumXcodeGenVersion]?.string, !version.isTolerableVersion {
      log.error(
        "`\(version)` is not a version of XcodeGen",
        at: fields[.minimumXcodeGenVersion]?.place ?? value.place)
    }
    if let types = fields[.fileTypes], log.requiresMap(types, "`options.fileTypes`") {
      let others = types.entries.filter { type in
        type.value["buildPhase"].map { $0.string != "sources" } ?? false
      }
      options.uncompiledEndings = Set(others.map(\.key.text))
    }
    fields.noteUnknown()
    return options
  }

  func references(_ value: SpecValue?) -> [ContainerReference] {
    log.noteNoMap(value, "projectReferences")
    return (value?.entries ?? []).compactMap { entry -> ContainerReference? in
      guard let path = entry.value["path"]?.string else {
        log.error(
          "the project reference \(entry.key.text) needs a `path`, a string", at: entry.value.place)
        return nil
      }
      guard log.mayKeep(path, at: entry.key.place) else { return nil }
      return ContainerReference(key: entry.key.text, way: .projectFile(PathText.below(root, path)))
    }.sorted(by: \.key)
  }

  /// The packages of `packages:` by their key, and of `localPackages:` by their folder's name: those
  /// in a folder, and those from elsewhere by the last part of their URL.
  func packages(_ fields: SpecFields<ProjectKey>) -> [ContainerReference] {
    let folders = (fields[.localPackages]?.items ?? []).compactMap(path(ofPackage:))
    let local = folders.map { path in
      let folder = PathText.below(root, path)
      return ContainerReference(key: String(folder.lastPathName), way: .packageFolder(folder))
    }
    return local
      + (fields[.packages]?.entries ?? []).compactMap { entry in
        let (key, package) = (entry.key.text, entry.value)
        if let path = path(ofPackage: package["path"]) {
          return ContainerReference(key: key, way: .packageFolder(PathText.below(root, path)))
        }
        guard let url = (package["github"] ?? package["url"])?.string else { return nil }
        let name = url.lastPathName
        return ContainerReference(
          key: key, way: .packageIdentity(String(name.hasSuffix(".git") ? name.dropLast(4) : name)))
      }
  }

  /// The path of a local package from the spec.
  ///
  /// XcodeGen before 2.43 took it as an included file writes it, which applies if only this exists.
  func path(ofPackage value: SpecValue?) -> String? {
    guard let value, let path = value.string else { return nil }
    let written = value.node.text
    let isThere = { [root] path in settings.isThere(PathText.below(root, path)) }
    return written != path && !isThere(path) && isThere(written) ? written : path
  }

  var root: String { folder == "." ? "" : folder }

  /// What XcodeGen refuses among packages; which there are is for dependencies to say.
  func checkPackages(_ fields: SpecFields<ProjectKey>) {
    if let value = fields[.packages] { log.requiresMap(value, "`packages`") }
    for entry in fields[.packages]?.entries ?? [] {
      if let problem = entry.value.problemOfPackage {
        log.error("the package \(entry.key.text) \(problem)", at: entry.value.place)
      }
    }
    let local = fields[.localPackages]
    log.noteNoList(local, "localPackages", isSevere: false)
    for item in local?.items ?? [] where item.string == nil {
      log.noteIgnored(item, "localPackages", isSevere: false)
    }
  }
}

extension SpecValue {
  /// The end of a sentence about a package that XcodeGen refuses; nil if it is right.
  fileprivate var problemOfPackage: String? {
    guard isMap else { return "must be a mapping" }
    if self["path"]?.string != nil { return nil }
    func text(_ key: String) -> String? {
      self[key].flatMap { $0.string ?? $0.double.map { String($0) } }
    }
    let versions: [String]
    if let exact = text("exactVersion") ?? text("version") {
      versions = [exact]
    } else if text("revision") ?? text("branch") != nil {
      versions = []
    } else if let lowest = text("minVersion"), let highest = text("maxVersion") {
      versions = [lowest, highest]
    } else if let first = text("minorVersion") ?? text("majorVersion") ?? text("from") {
      versions = [first]
    } else {
      return "needs a `path` or a version, a string"
    }
    if let wrong = versions.first(where: { !$0.isTolerableVersion }) {
      return "has an invalid version `\(wrong)`"
    }
    return (self["github"] ?? self["url"])?.string == nil ? "needs a `url`, a string" : nil
  }
}

extension ArchitectureTag {
  private static let keys = ["layer", "role", "of"]

  /// Decodes the value of `archlint:`; unusable entries are reported.
  init(_ value: SpecValue?, log: SpecLog) {
    self.init()
    guard let value else { return }
    guard value.isMap else {
      log.notice(.unusableTag, "archlint", at: value.place)
      return
    }
    for entry in value.entries {
      let words = entry.value.isList ? entry.value.items : [entry.value]
      let texts = words.compactMap { item in item.string.map { Word($0, at: item.place) } }
      switch entry.key.text {
      case "layer" where texts.count == 1 && !entry.value.isList: layer = texts.first
      case "role" where texts.count == 1 && !entry.value.isList: role = texts.first
      case "of" where texts.count == words.count: counterparts = texts
      case let key:
        log.notice(
          .unusableTag, "archlint.\(key)", at: entry.key.place,
          suggestion: NearestName.of(key, among: ArchitectureTag.keys))
      }
    }
  }

  /// A tag of one target: the layer of the project is that of its targets.
  func belonging(to head: ProjectHead) -> ArchitectureTag {
    changed(self) { $0.layer = $0.layer ?? head.tag.layer }
  }
}

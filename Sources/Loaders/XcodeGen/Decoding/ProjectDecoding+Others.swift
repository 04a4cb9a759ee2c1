internal import Modules

extension ProjectDecoding {
  func options(_ value: SpecValue?) -> SpecOptions {
    var options = SpecOptions()
    guard let value else { return options }
    guard value.isMap else {
      log.error("`options` must be a mapping", at: value.place)
      return options
    }
    let fields = SpecFields<OptionKey>(value)
    options.transitivelyLinkDependencies =
      fields.bool(.transitivelyLinkDependencies, isGrave: true, in: log) ?? false
    _ = fields.bool(.findCarthageFrameworks, in: log)
    options.hasPreGenCommand = fields[.preGenCommand]?.string != nil
    if let version = fields[.minimumXcodeGenVersion]?.string, !version.isTolerableVersion {
      log.error(
        "`\(version)` is no version of XcodeGen",
        at: fields[.minimumXcodeGenVersion]?.place ?? value.place)
    }
    if let types = fields[.fileTypes], !types.isMap {
      log.error("`options.fileTypes` must be a mapping", at: types.place)
    }
    fields.noteUnknown(below: "options.", grave: [.transitivelyLinkDependencies], in: log)
    return options
  }

  func references(_ value: SpecValue?) -> [SpecProjectReference] {
    log.noteNoMap(value, "projectReferences")
    return (value?.entries ?? []).compactMap { entry -> SpecProjectReference? in
      guard let path = entry.value["path"]?.string else {
        log.error(
          "the project reference \(entry.key.text) needs a `path`, a string",
          at: entry.value.place)
        return nil
      }
      return SpecProjectReference(name: entry.key.text, path: path, place: entry.key.place)
    }
    .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// What XcodeGen refuses among packages; which there are is for dependencies to say.
  func checkPackages(_ fields: SpecFields<ProjectKey>) {
    if let value = fields[.packages], !value.isMap {
      log.error("`packages` must be a mapping", at: value.place)
    }
    for entry in fields[.packages]?.entries ?? [] {
      if let problem = entry.value.problemOfPackage {
        log.error("the package \(entry.key.text) \(problem)", at: entry.value.place)
      }
    }
    guard let local = fields[.localPackages] else { return }
    if !local.isList, !local.saysNothing {
      log.notice(.ignoredValue, "localPackages", at: local.place, isGrave: false)
    }
    for item in local.items where item.string == nil {
      log.notice(.ignoredValue, "localPackages", at: item.place, isGrave: false)
    }
  }
}

extension SpecValue {
  /// The end of a sentence about a package that XcodeGen refuses; nil if it is right.
  fileprivate var problemOfPackage: String? {
    guard isMap else { return "must be a mapping" }
    if self["path"]?.string != nil { return nil }
    func text(_ key: StaticString) -> String? {
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
      return "asks for `\(wrong)`, which is no version"
    }
    return (self["github"] ?? self["url"])?.string == nil ? "needs a `url`, a string" : nil
  }
}

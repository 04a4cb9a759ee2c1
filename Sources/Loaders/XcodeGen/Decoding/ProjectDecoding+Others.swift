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
    options.findCarthageFrameworks = fields.bool(.findCarthageFrameworks, in: log) ?? false
    options.carthageBuildPath = fields[.carthageBuildPath]?.string
    options.hasPreGenCommand = fields[.preGenCommand]?.string != nil
    options.defaultSourceType = fields[.defaultSourceDirectoryType]?.string
      .flatMap(SpecSource.Kind.init(rawValue:))
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

  func packages(_ fields: SpecFields<ProjectKey>) -> [SpecPackage] {
    var packages: [SpecPackage] = []
    if let value = fields[.packages] {
      if value.isMap {
        packages = value.entries.compactMap(package)
      } else {
        log.error("`packages` must be a mapping", at: value.place)
      }
    }
    if let value = fields[.localPackages], !value.isList, !value.saysNothing {
      log.notice(.ignoredValue, "localPackages", at: value.place, isGrave: false)
    }
    for item in fields[.localPackages]?.items ?? [] {
      guard let path = item.string else {
        log.notice(.ignoredValue, "localPackages", at: item.place, isGrave: false)
        continue
      }
      let whole = PathText.folded(PathText.join(PathText.folder(of: self.path), path))
      let name = whole.split(separator: "/").last.map(String.init) ?? path
      packages.removeAll { $0.name == name }
      packages.append(SpecPackage(name: name, path: path, place: item.place))
    }
    return packages.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private func package(_ entry: SpecEntry) -> SpecPackage? {
    guard entry.value.isMap else {
      log.error("the package \(entry.key.text) must be a mapping", at: entry.value.place)
      return nil
    }
    if let path = entry.value["path"]?.string {
      return SpecPackage(name: entry.key.text, path: path, place: entry.key.place)
    }
    if let problem = PackageCheck.problem(in: entry.value) {
      log.error("the package \(entry.key.text) \(problem)", at: entry.value.place)
    }
    return SpecPackage(name: entry.key.text, path: nil, place: entry.key.place)
  }
}

/// The files and folders, other than sources, that XcodeGen requires to exist.
extension NameCheck {
  /// The files of `configFiles:`, which are read for configurations by their names.
  func files(_ value: SpecValue?, owner: KeyOwner? = nil) -> [DeclaredFile] {
    guard let value, value.entries.allSatisfy({ $0.value.string != nil }) else { return [] }
    let entries = value.entries.filter { log.mayKeep($0.value.string ?? "", at: $0.value.place) }
    for entry in entries
    where !configurations.contains(entry.key.text) && !options.disables("missingConfigs") {
      check(configuration: entry.key, owner: owner)
    }
    if options.disables("missingConfigFiles") { return [] }
    return entries.compactMap { entry in
      entry.value.string.map { DeclaredFile(.missingConfigFile, $0, at: entry.value.place) }
    }
  }

  /// The files of scripts, of those that have no text of their own.
  func scripts(_ lists: [SpecValue]) -> [DeclaredFile] {
    lists.flatMap(\.items).filter { $0["script"]?.string == nil }.compactMap { script in
      script["path"].flatMap { DeclaredFile(.missingScript, written: $0) }
    }.filter { log.mayKeep($0.path, at: $0.place) }
  }

  func testPlans(_ scheme: SpecValue?) -> [DeclaredFile] {
    if options.disables("missingTestPlans") { return [] }
    return (scheme?["testPlans"]?.items ?? []).compactMap { plan in
      plan["path"].flatMap { DeclaredFile(.missingTestPlan, written: $0) }
    }.filter { log.mayKeep($0.path, at: $0.place) }
  }

  func otherFiles(_ fields: SpecFields<ProjectKey>) -> [DeclaredFile] {
    (fields[.fileGroups]?.items ?? []).compactMap { DeclaredFile(.missingFileGroup, written: $0) }
      .filter { log.mayKeep($0.path, at: $0.place) }
      + (fields[.schemes]?.entries ?? []).flatMap { testPlans($0.value["test"]) }
      + (fields[.aggregateTargets]?.entries ?? []).flatMap { aggregate in
        scripts([aggregate.value["buildScripts"]].compactMap { $0 })
      }
  }

  func localPackages(
    _ fields: SpecFields<ProjectKey>, path: (SpecValue?) -> String?
  ) -> [DeclaredFile] {
    let paths =
      (fields[.packages]?.entries ?? []).compactMap { $0.value["path"] }
      + (fields[.localPackages]?.items ?? [])
    return paths.compactMap { value in
      path(value).map { DeclaredFile(.missingPackage, $0, at: value.place) }
    }.filter { log.mayKeep($0.path, at: $0.place) }
  }
}

extension DeclaredFile {
  /// A path whose folder is not put before it: that of the spec or of the file in which it is written.
  fileprivate init?(_ absence: Notice.Kind, written value: SpecValue) {
    guard let path = value.string, !path.isEmpty else { return nil }
    self.init(absence, path, at: value.place)
  }
}

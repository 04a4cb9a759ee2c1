internal import Documents
internal import Modules

/// Decodes a whole spec, after everything was merged.
struct ProjectDecoding {
  let log: SpecLog
  let path: String
  let origins: Origins
  /// Whether a variable may stand anywhere in the spec.
  let hasVariables: Bool
  let settings: SettingsCache

  func decode(_ root: SpecValue) -> SpecProject? {
    let fields = SpecFields<ProjectKey>(root)
    let name = fields[.name]?.string
    if name == nil {
      log.error(
        fields[.name] == nil ? "a spec needs a `name`" : "the `name` of a spec must be a string",
        at: fields[.name]?.place ?? Place(file: path))
    }
    // What is wrong is said in this order.
    let tag = ArchitectureTag(fields[.archlint], log: log)
    let options = options(fields[.options])
    let targets = targets(fields, settingsReading(fields))
    SchemeCheck(log: log, hasVariables: hasVariables).check(
      fields[.schemes], templates: fields[.schemeTemplates])
    BreakpointCheck(log: log).check(fields[.breakpoints])
    let aggregates = aggregates(fields[.aggregateTargets])
    let references = references(fields[.projectReferences])
    checkPackages(fields)
    fields.noteUnknown(below: "", grave: ProjectKey.grave, in: log)
    guard let name else { return nil }
    return SpecProject(
      path: path, folder: Spec.folder(of: path), name: name,
      place: fields[.name]?.place ?? Place(file: path), targets: targets, aggregates: aggregates,
      projectReferences: references, options: options, tag: tag)
  }

  private func targets(
    _ fields: SpecFields<ProjectKey>, _ settings: SettingsReading
  ) -> [SpecTarget] {
    guard let value = fields[.targets], value.isMap else {
      if let value = fields[.targets], !value.isNull {
        log.notice(.ignoredValue, "targets", at: value.place)
      }
      return []
    }
    let decoding = TargetDecoding(log: log, origins: origins, settings: settings)
    let resolving = TargetResolving(
      templates: fields[.targetTemplates], log: log, hasVariables: hasVariables)
    var targets: [SpecTarget] = []
    for draft in resolving.resolve(value.entries) {
      if let target = decoding.decode(draft) { targets.append(target) }
    }
    return unique(sorted(targets))
  }

  private func settingsReading(_ fields: SpecFields<ProjectKey>) -> SettingsReading {
    let folder = PathText.folder(of: path)
    log.noteNoMap(fields[.configs], "configs")
    log.noteNoMap(fields[.configFiles], "configFiles")
    settings.noteMissing(among: fields[.configFiles], in: folder, log: log)
    let groups = settings.groups(groups(fields), configurations: fields[.configs], of: path)
    log.add(groups.log)
    let project = settings.project(
      fields[.settings], groups: groups, configFiles: fields[.configFiles], of: path)
    log.add(project.log)
    return SettingsReading(log: log, project: project, cache: settings, folder: folder)
  }

  /// The setting groups; one that is no map makes XcodeGen look under the old key instead.
  private func groups(_ fields: SpecFields<ProjectKey>) -> SpecValue? {
    log.noteNoMap(fields[.settingGroups], "settingGroups")
    guard let groups = fields[.settingGroups], groups.isMap,
      groups.entries.allSatisfy({ $0.value.isMap })
    else { return fields[.settingPresets] }
    return groups
  }

  /// Targets in the order of the code points of their names.
  private func sorted(_ targets: [SpecTarget]) -> [SpecTarget] {
    targets.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Two targets of one name make XcodeGen crash.
  private func unique(_ targets: [SpecTarget]) -> [SpecTarget] {
    for (one, other) in zip(targets, targets.dropFirst()) where one.name == other.name {
      log.error(
        "two targets are named \(one.name) in the end", at: other.place,
        notes: [Note("the other one", at: one.place)])
    }
    return targets
  }

  private func aggregates(_ value: SpecValue?) -> [SpecAggregate] {
    log.noteNoMap(value, "aggregateTargets")
    let aggregates = (value?.entries ?? []).compactMap { entry -> SpecAggregate? in
      guard entry.value.isMap else {
        log.error(
          "the aggregate target \(entry.key.text) must be a mapping", at: entry.value.place)
        return nil
      }
      let fields = SpecFields<AggregateKey>(entry.value)
      let name = fields.string(.name, target: entry.key.text, in: log) ?? entry.key.text
      let members = members(fields[.targets], of: name)
      SpecSettings(fields[.settings]).check(of: name, log: log)
      fields.noteUnknown(
        below: "aggregateTargets.\(name).", grave: [.targets], target: name, in: log)
      var aggregate = SpecAggregate(name: name, members: members, place: entry.key.place)
      aggregate.provenance = origins.steps(from: entry.key.node)
      aggregate.tag = ArchitectureTag(fields[.archlint], log: log)
      return aggregate
    }
    return aggregates.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The targets that an aggregate names; XcodeGen drops what is no string, or all of it if it is
  /// no list.
  private func members(_ value: SpecValue?, of aggregate: String) -> [SpecAggregate.Member] {
    guard let value, !value.isNull else { return [] }
    if !value.isList { log.notice(.ignoredValue, "targets", at: value.place, target: aggregate) }
    return value.items.compactMap { item in
      if let name = item.string { return SpecAggregate.Member(name: name, place: item.place) }
      log.notice(.ignoredValue, "targets", at: item.place, target: aggregate)
      return nil
    }
  }
}

internal import Documents
internal import Modules

/// Decodes a whole spec, after everything was merged.
struct ProjectDecoding {
  let log: SpecLog
  let path: String
  /// What its paths are relative to.
  let folder: String
  let origins: Origins
  /// Whether a variable may stand anywhere in the spec.
  let hasVariables: Bool
  let settings: SettingsCache

  /// The project; nil without a name, though what is wrong with the rest is said even then.
  func decode(_ root: SpecValue) -> SpecProject? {
    let fields = SpecFields<ProjectKey>(root, log: log)
    let name = fields[.name]?.string
    let place = fields[.name]?.place ?? Place(file: path)
    if name == nil {
      log.error(
        fields[.name] == nil ? "a spec needs a `name`" : "the `name` of a spec must be a string",
        at: place)
    }
    let tag = ArchitectureTag(fields[.archlint], log: log)
    let head = ProjectHead(
      name: name ?? "", folder: folder == "." ? "" : folder, options: options(fields[.options]),
      tag: tag)
    let reading = settingsReading(fields)
    let names = NameCheck(
      fields, configurations: reading.project.groups.configurations, options: head.options,
      folder: folder, log: log)
    let aggregates = aggregates(fields[.aggregateTargets])
    let references = references(fields[.projectReferences])
    let drafts = drafts(fields)
    let targets = targets(drafts, of: head, reading, names)
    let schemeNames = SchemeNames(targets, aggregates, references, log: names.log)
    for draft in drafts { check(schemeOf: draft, schemeNames) }
    SchemeCheck(log: log, names: schemeNames, hasVariables: hasVariables).check(
      fields[.schemes], templates: fields[.schemeTemplates])
    BreakpointCheck(log: log).check(fields[.breakpoints])
    names.check(fields)
    checkPackages(fields)
    fields.noteUnknown()
    guard let name, log.mayBeNamed(name, at: place) else { return nil }
    return SpecProject(
      head, path: path, at: place, targets: targets, aggregates: aggregates,
      projectReferences: references,
      files: names.localPackages(fields) + names.files(fields[.configFiles])
        + names.otherFiles(fields) + targets.flatMap(\.files))
  }

  /// The targets with their templates and platforms put in.
  private func drafts(_ fields: SpecFields<ProjectKey>) -> [TargetDraft] {
    guard let value = fields[.targets], value.isMap else {
      if let value = fields[.targets], !value.holdsNothing {
        log.noteIgnored(value, "targets")
      }
      return []
    }
    let resolving = TargetResolving(
      templates: fields[.targetTemplates], log: log, hasVariables: hasVariables)
    return resolving.resolve(value.entries)
  }

  /// Notes test targets that are none, in the scheme of a target.
  private func check(schemeOf target: TargetDraft, _ names: SchemeNames) {
    guard let list = target.value["scheme"]?["testTargets"] else { return }
    let owner = KeyOwner(
      name: target.value["name"]?.string ?? target.key.text, templates: target.templates)
    names.check(list: list, owner: owner)
  }

  private func targets(
    _ drafts: [TargetDraft], of head: ProjectHead, _ settings: SettingsReading, _ names: NameCheck
  ) -> [SpecTarget] {
    let decoding = TargetDecoding(
      log: log, head: head, origins: origins, settings: settings, names: names)
    let targets = drafts.compactMap(decoding.decode).sorted(by: \.name)
    // Two targets of one name make XcodeGen crash.
    for (one, other) in zip(targets, targets.dropFirst()) where one.name == other.name {
      log.error(
        "two targets are named \(one.name) in the end", at: other.place,
        notes: [Note("the other one", at: one.place)])
    }
    return targets
  }

  private func settingsReading(_ fields: SpecFields<ProjectKey>) -> SettingsReading {
    log.noteNoMap(fields[.configs], "configs")
    log.noteNoMap(fields[.configFiles], "configFiles")
    settings.noteUnreadable(among: fields[.configFiles], in: folder, log: log)
    let groups = settings.groups(groups(fields), configurations: fields[.configs], of: path)
    log.add(groups.log)
    let project = settings.project(
      fields[.settings], groups: groups, configFiles: fields[.configFiles], of: path,
      in: folder)
    log.add(project.log)
    return SettingsReading(
      log: log, project: project, cache: settings, folder: folder,
      defaultConfiguration: fields[.options]?["defaultConfig"]?.string)
  }

  /// The setting groups; one that is no map makes XcodeGen look under the old key instead.
  private func groups(_ fields: SpecFields<ProjectKey>) -> SpecValue? {
    log.noteNoMap(fields[.settingGroups], "settingGroups")
    guard let groups = fields[.settingGroups], groups.isMap,
      groups.entries.allSatisfy({ $0.value.isMap })
    else { return fields[.settingPresets] }
    return groups
  }

  private func aggregates(_ value: SpecValue?) -> [SpecAggregate] {
    log.noteNoMap(value, "aggregateTargets")
    let aggregates = (value?.entries ?? []).compactMap { entry -> SpecAggregate? in
      let key = entry.key.text
      guard log.mayKeepTarget(at: entry.key.place),
        log.requiresMap(entry.value, "the aggregate target \(key)")
      else { return nil }
      var owner = KeyOwner(name: key, section: .aggregateTargets)
      var fields = SpecFields<AggregateKey>(entry.value, in: owner, log: log)
      let name = fields.string(.name) ?? key
      owner = owner.named(name)
      fields.owner = owner
      guard log.mayBeNamed(name, at: entry.key.place) else { return nil }
      let members = members(fields[.targets], of: name)
      SettingsCheck(owner: owner, log: log).check(SpecSettings(fields[.settings]))
      fields.noteUnknown()
      return SpecAggregate(
        name: name, members: members, place: entry.key.place,
        provenance: origins.steps(from: entry.key.node),
        tag: ArchitectureTag(fields[.archlint], log: log))
    }
    return aggregates.sorted(by: \.name)
  }

  /// The targets that an aggregate names; XcodeGen drops what is no string, or all of it if it is
  /// no list.
  private func members(_ value: SpecValue?, of aggregate: String) -> [SpecAggregate.Member] {
    guard let value, !value.saysNothing else { return [] }
    if !value.isList { log.notice(.ignoredValue, "targets", at: value.place, target: aggregate) }
    return value.items.compactMap { item in
      if let name = item.string {
        return log.mayKeep(name, at: item.place) ? .init(name: name, place: item.place) : nil
      }
      log.notice(.ignoredValue, "targets", at: item.place, target: aggregate)
      return nil
    }
  }
}

extension Sequence {
  /// In the order of the code points of the elements' names.
  func sorted(by name: (Element) -> String) -> [Element] {
    sorted { name($0).utf8.lexicographicallyPrecedes(name($1).utf8) }
  }
}

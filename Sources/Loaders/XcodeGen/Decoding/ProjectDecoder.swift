/// Decodes a whole spec, after everything was merged.
struct ProjectDecoder {
  let log: SpecLog
  let path: String
  let folder: String
  let isPartial: Bool
  let origins: Origins
  let hasVariables: Bool
  let settings: SettingsCache

  /// What the spec declares; nil without a name, though what is wrong with the rest is said even then.
  func decode(_ root: SpecValue) -> Container? {
    let fields = SpecFields<ProjectKey>(root, log: log)
    let name = fields[.name]?.string
    let place = fields[.name]?.place ?? Place(file: path)
    if name == nil {
      let isMissing = fields[.name] == nil
      log.error(
        isMissing ? "a spec needs a `name`" : "the `name` of a spec must be a string", at: place,
        help: isMissing ? "if a spec includes this file, check that spec" : nil)
    }
    let tag = ArchitectureTag(fields[.archlint], log: log)
    let head = ProjectHead(
      name: name ?? "", folder: self.root, options: options(fields[.options]), tag: tag)
    let reading = settingsReading(fields)
    let names = NameCheck(
      fields, configurations: reading.project.groups.configurations, options: head.options,
      folder: folder, log: log)
    let aggregates = aggregates(fields[.aggregateTargets], of: head)
    let references = references(fields[.projectReferences])
    let drafts = drafts(fields)
    let targets = targets(drafts, of: head, reading, names)
    let (all, targetFiles) = (targets.map(\.target) + aggregates, targets.flatMap(\.files))
    let schemeNames = SchemeNames(all, references, log: names.log)
    for draft in drafts {
      guard let list = draft.value["scheme"]?["testTargets"] else { continue }
      schemeNames.check(list: list, owner: KeyOwner(name: draft.name, templates: draft.templates))
    }
    SchemeCheck(log: log, names: schemeNames, hasVariables: hasVariables).check(
      fields[.schemes], templates: fields[.schemeTemplates])
    check(breakpoints: fields[.breakpoints])
    names.check(fields)
    checkPackages(fields)
    fields.noteUnknown()
    guard let name, log.mayBeNamed(name, at: place) else { return nil }
    let files =
      names.localPackages(fields, path: path(ofPackage:))
      + names.files(fields[.configFiles]) + names.otherFiles(fields)
    return Container(
      kind: .project, policy: .xcodeGen,
      spec: Spec(
        path: path, project: name, place: place, hasPreGenCommand: head.options.hasPreGenCommand,
        isPartial: isPartial || log.isOverdrawn || targets.count < drafts.count),
      folder: head.folder, projectFile: PathText.below(head.folder, "\(name).xcodeproj"),
      targets: all, references: references + packages(fields), files: files + targetFiles)
  }

  private func drafts(_ fields: SpecFields<ProjectKey>) -> [TargetDraft] {
    guard let value = fields[.targets], value.isMap else {
      if let value = fields[.targets], !value.holdsNothing {
        log.noteIgnored(value, "targets")
      }
      return []
    }
    return TargetDraft.resolve(
      value.entries, templates: fields[.targetTemplates], log: log, hasVariables: hasVariables)
  }

  private func targets(
    _ drafts: [TargetDraft], of head: ProjectHead, _ settings: SettingsReader, _ names: NameCheck
  ) -> [TargetDecoder.Result] {
    let decoder = TargetDecoder(
      log: log, head: head, origins: origins, settings: settings, names: names)
    let targets = drafts.compactMap(decoder.decode).sorted(by: \.target.name)
    // Two targets of one name make XcodeGen crash.
    for (one, other) in zip(targets, targets.dropFirst()) where one.target.name == other.target.name
    {
      log.error(
        "duplicate target name \(one.target.name)", at: other.target.place,
        notes: [Note("first defined here", at: one.target.place)])
    }
    return targets
  }

  private func settingsReading(_ fields: SpecFields<ProjectKey>) -> SettingsReader {
    log.noteNoMap(fields[.configs], "configs")
    log.noteNoMap(fields[.configFiles], "configFiles")
    settings.noteUnreadable(among: fields[.configFiles], in: folder, log: log)
    let groups = settings.groups(groups(fields), configurations: fields[.configs], of: path)
    log.add(groups.log)
    let project = settings.project(
      fields[.settings], groups: groups, configFiles: fields[.configFiles], of: path, in: folder)
    log.add(project.log)
    let presets = fields[.options]?["settingPresets"]?.string
    return SettingsReader(
      log: log, project: project, cache: settings, folder: folder,
      defaultConfiguration: fields[.options]?["defaultConfig"]?.string,
      lacksPresets: ["none", "project"].contains(presets),
      hasProjectPresets: !["none", "targets"].contains(presets))
  }

  /// The setting groups; if the value is not a map, XcodeGen uses the old key instead.
  private func groups(_ fields: SpecFields<ProjectKey>) -> SpecValue? {
    log.noteNoMap(fields[.settingGroups], "settingGroups")
    guard let groups = fields[.settingGroups], groups.isMap,
      groups.entries.allSatisfy({ $0.value.isMap })
    else { return fields[.settingPresets] }
    return groups
  }

  /// The entries of `aggregateTargets:`, which only order the building of others.
  private func aggregates(_ value: SpecValue?, of head: ProjectHead) -> [DeclaredTarget] {
    log.noteNoMap(value, "aggregateTargets")
    let aggregates = (value?.entries ?? []).compactMap { entry -> DeclaredTarget? in
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
      var details = Target.Details(project: head.name, productName: name, place: entry.key.place)
      details.tag = ArchitectureTag(fields[.archlint], log: log).belonging(to: head)
      details.provenance = origins.steps(from: entry.key.node)
      var made = Target(name: name, spec: SpecID(0), type: .none, platform: .auto, details: details)
      made.kind = .aggregate
      return DeclaredTarget(made, dependencies: members)
    }
    return aggregates.sorted(by: \.name)
  }

  /// The targets of an aggregate; XcodeGen ignores entries that aren't strings.
  private func members(_ value: SpecValue?, of aggregate: String) -> [Dependency] {
    guard let value, !value.saysNothing else { return [] }
    if !value.isList { log.notice(.ignoredValue, "targets", at: value.place, target: aggregate) }
    return value.items.compactMap { item in
      if let name = item.string {
        return log.mayKeep(name, at: item.place) ? Dependency(.target, name, at: item.place) : nil
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

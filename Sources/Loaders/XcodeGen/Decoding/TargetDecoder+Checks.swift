extension TargetDecoder {
  /// Reports keys that XcodeGen rejects or ignores, and that archlint doesn't decode.
  func check(
    _ fields: SpecFields<TargetKey>, _ settings: SpecSettings, of target: DeclaredTarget,
    destinations: [Platform]?
  ) {
    let name = target.name
    if let version = fields[.deploymentTarget]?.string, !version.isTolerableVersion {
      log.error(
        "`\(version)` is not a version; it is the deployment target of \(name)",
        at: fields[.deploymentTarget]?.place ?? target.place)
    }
    for key in [TargetKey.info, .entitlements] {
      guard let value = fields[key], value["path"]?.string == nil else { continue }
      log.error("`\(key)` of \(name) needs a `path`, a string", at: value.place)
    }
    if let plugins = fields[.buildToolPlugins] {
      let isRight =
        plugins.isList
        && plugins.items.allSatisfy { $0["plugin"]?.string != nil && $0["package"]?.string != nil }
      if !isRight {
        log.error(
          "`buildToolPlugins` of \(name) must be a list of `plugin` and `package`",
          at: plugins.place)
      }
    }
    if let owner = fields.owner { names.check(plugins: fields[.buildToolPlugins], owner: owner) }
    names.check(settings, owner: fields.owner)
    if let destinations, let place = fields[.supportedDestinations]?.place {
      checkDestinations(destinations, of: target, at: place)
    }
    noteStrangers(below: fields)
    log.noteNoMap(fields[.configFiles], "configFiles", owner: fields.owner)
    if let legacy = fields[.legacy], target.kind != .legacy, !legacy.holdsNothing {
      log.noteIgnored(legacy, "legacy", owner: fields.owner, isSevere: false)
    }
    fields.noteUnknown()
  }

  private func checkDestinations(
    _ destinations: [Platform], of target: DeclaredTarget, at place: Place
  ) {
    let (platform, has) = (target.platform, { destinations.contains($0) })
    let isRefused =
      platform == .watchOS || has(.macOS) && has(.macCatalyst) || target.type.isApp && has(.watchOS)
      || has(.macCatalyst) && platform != .iOS && platform != .auto
      || platform != .auto && !has(platform)
    guard isRefused else { return }
    log.notice(.refusedDestinations, target.name, at: place, target: target.name)
  }

  /// Warns of targets that are legal, and hardly ever what is meant.
  func warn(of target: DeclaredTarget, keyed key: SpecKey, writtenType: SpecValue?) {
    if target.type == .none, target.kind == .native, writtenType?.saysNothing ?? true {
      log.warning(
        "\(target.name) has no `type`, so it builds no product to link",
        at: target.place)
    }
    if key.isReplacement {
      log.warning(
        "`\(key.text)` replaces nothing: a target of that very name is made", at: target.place)
    }
  }

  /// The keys of a target that hold maps of a few lines, below which others may get too deep.
  private static let maps: [TargetKey] = [.info, .entitlements, .attributes, .legacy]

  /// Notes misplaced keys of other parts in the scheme, dependencies and free-form maps.
  private func noteStrangers(below fields: SpecFields<TargetKey>) {
    let notes = UnknownKeyDiagnostics(level: .targetScheme, owner: fields.owner, log: log)
    for entry in fields[.scheme]?.entries ?? [] where !notes.level.reads(entry.key.text) {
      notes.note(entry)
    }
    for key in TargetDecoder.maps {
      for entry in fields[key]?.entries ?? []
      where ["dependencies", "templates"].contains(entry.key.text) && entry.value.isList {
        let path = fields.owner?.path(of: entry.key.node) ?? ""
        log.notice(
          .misspelledKey, "\(path)\(key.rawValue).\(entry.key.text)", at: entry.key.place,
          target: fields.owner?.target(of: entry.key.node), suggestion: path + entry.key.text,
          mistake: "\(key.rawValue).\(entry.key.text)")
      }
    }
  }
}

extension String {
  /// Whether XcodeGen takes the text for a version: up to three numbers, and what may follow.
  var isTolerableVersion: Bool {
    let text = utf8.first == UInt8(ascii: "v") ? dropFirst() : self[...]
    let end = text.firstIndex(of: "-") ?? text.firstIndex(of: "+") ?? text.endIndex
    let parts = text[..<end].split(separator: ".", maxSplits: 2)
    return !parts.isEmpty && parts.allSatisfy { Int($0) != nil }
  }
}

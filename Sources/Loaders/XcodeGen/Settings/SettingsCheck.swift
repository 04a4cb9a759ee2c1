/// Reports settings that XcodeGen rejects, drops, or doesn't read.
struct SettingsCheck {
  /// The target whose settings they are; nil for those of a project or a group.
  let owner: KeyOwner?
  let log: SpecLog

  func check(_ settings: SpecSettings) {
    // Settings of the wrong type have no effect, even if they contain the linkage of a target.
    log.noteNoMap(settings.value, "settings", owner: owner)
    if settings.hasShape {
      log.noteNoMap(settings.base, "settings.base", owner: owner)
      log.noteNoList(settings.groups, "settings.groups", owner: owner, isSevere: true)
    }
    checkBase(settings.base)
    noteLost(
      settings.lost.filter { entry in
        !entry.value.holdsNothing
          && !(entry.key.withBytes(SettingsCheck.isSmall) && noteStranger(entry))
      })
    guard let configs = settings.configs, configs.isMap else { return }
    for entry in configs.entries
    where log.requiresMap(entry.value, "the settings for the configuration \(entry.key.text)") {
      check(SpecSettings(entry.value))
    }
  }

  func noteUnknownGroups(in settings: SpecSettings, among groups: SettingGroups) {
    for item in settings.groups?.items ?? [] {
      guard let name = item.string, !groups.has(name) else { continue }
      log.notice(
        .unknownSettingGroup, name, at: item.place, target: owner?.target(of: item.node),
        suggestion: groups.nearest(to: name))
    }
    for entry in settings.configs?.entries ?? [] where entry.value.isMap {
      noteUnknownGroups(in: SpecSettings(entry.value), among: groups)
    }
  }

  /// Plain settings next to `base`, `configs` or `groups` are ignored.
  private func noteLost(_ entries: [SpecEntry]) {
    guard let first = entries.first else { return }
    log.notice(
      .lostSettings, "settings.\(first.key.text)", at: first.key.place,
      target: owner?.target(of: first.key.node),
      isSevere: entries.contains { SettingName.named($0.key.text) != nil },
      notes: entries.dropFirst().map { Note("`\($0.key.text)` too", at: $0.key.place) })
  }

  /// Reports a misplaced or misspelled key: names of settings begin with capitals.
  @discardableResult private func noteStranger(_ entry: SpecEntry) -> Bool {
    guard entry.value.isMap || entry.value.isList else { return false }
    return UnknownKeyDiagnostics(level: .settings, owner: owner, log: log).note(entry)
  }

  /// Notes keys that are not settings, and keys that are ignored.
  private func checkBase(_ base: SpecValue?) {
    guard let base, base.hasKey(where: SettingsCheck.isOdd) else { return }
    for entry in base.entries {
      if entry.key.withBytes({ $0.last == UInt8(ascii: "]") }) { warn(ofCondition: entry.key) }
      if entry.key.withBytes(SettingsCheck.isSmall), noteStranger(entry) { continue }
      if entry.key.withBytes(SettingsCheck.isLikeLinkage) { warn(ofLinkage: entry) }
      if entry.key.isReplacement {
        log.notice(
          .ignoredValue, "settings.\(entry.key.text)", at: entry.key.place,
          target: owner?.target(of: entry.key.node))
      }
    }
  }

  /// Whether a key is other than the names of settings are, which hardly any is.
  private static func isOdd(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    isSmall(key) || isLikeLinkage(key)
      || key.contains(UInt8(ascii: "]")) || key.contains(UInt8(ascii: ":"))
  }

  private static func isSmall(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    key.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
  }

  /// Whether a key begins like the setting that makes a target static or dynamic.
  private static func isLikeLinkage(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = key.first, first | 0x20 == UInt8(ascii: "m"), key.count > 3 else {
      return false
    }
    return zip(key, "mach".utf8).allSatisfy { $0 | 0x20 == $1 }
  }

  private static let images = ["staticlib", "mh_dylib", "mh_bundle", "mh_execute", "mh_object"]

  /// Xcode knows five kinds of images; any other text makes a target neither static nor dynamic.
  private func warn(ofLinkage entry: SpecEntry) {
    let name = SettingName.machOType.key
    if !entry.key.hasText(name) {
      guard let near = NearestName.of(entry.key.text, among: [name]) else { return }
      log.warning(
        "`\(entry.key.text)` does not set the linkage", at: entry.key.place,
        help: NearestName.help(naming: near))
    } else if let text = entry.value.settingText, !text.hasBuildVariable, !text.isEmpty,
      !SettingsCheck.images.contains(text)
    {
      log.warning(
        "invalid value `\(text)` for `\(name)`", at: entry.value.place,
        help: "expected one of: \(SettingsCheck.images.joined(separator: ", "))")
    }
  }

  /// Conditions on other things than SDKs, configurations and architectures are not looked at.
  private func warn(ofCondition key: SpecKey) {
    guard SettingName.named(String(key.text.prefix { $0 != "[" })) != nil,
      !SettingCondition.knows(key.text)
    else { return }
    log.warning("archlint does not read the condition of `\(key.text)`", at: key.place)
  }
}

internal import Documents
internal import Modules

/// A `settings:` value: base settings, settings for configurations, and names of groups.
struct SpecSettings: Sendable {
  /// The settings that always apply.
  let base: SpecValue?
  /// Settings by configuration.
  let configs: SpecValue?
  let groups: SpecValue?
  private let value: SpecValue?
  /// Whether plain settings beside the three keys count for nothing.
  private let hasShape: Bool
  /// Those plain settings.
  private let lost: [SpecEntry]

  /// Any of the three keys makes the others the only ones that count.
  init(_ value: SpecValue?) {
    self.value = value
    guard let value, value.isMap else {
      (base, configs, groups, hasShape, lost) = (nil, nil, nil, false, [])
      return
    }
    let fields = SpecFields<SettingsKey>(value)
    hasShape = fields.has(.base) || fields.has(.configs) || fields.has(.groups)
    lost = hasShape ? fields.unknown : []
    base = hasShape ? fields[.base] : value
    configs = fields[.configs]
    groups = hasShape ? fields[.groups] ?? fields[.presets] : nil
  }

  /// The names under `groups:`, without what is no string.
  var groupNames: [String] { groups?.items.compactMap(\.string) ?? [] }

  /// Tells what XcodeGen refuses and what it drops.
  func check(of owner: String?, log: SpecLog) {
    noteShapes(of: owner, log: log)
    checkBase(of: owner, log: log)
    noteLost(of: owner, log: log)
    guard let configs, configs.isMap else { return }
    for entry in configs.entries {
      if entry.value.isMap {
        SpecSettings(entry.value).check(of: owner, log: log)
      } else {
        log.error(
          "the settings for the configuration \(entry.key.text) must be a mapping",
          at: entry.value.place)
      }
    }
  }

  /// Tells of a key that belongs elsewhere, or is a slip of one that shapes settings: the names of
  /// settings begin with capitals, and their values are no maps.
  @discardableResult
  private func noteStranger(_ entry: SpecEntry, of owner: String?, log: SpecLog) -> Bool {
    guard entry.value.isMap || entry.value.isList, !entry.isForOthers else { return false }
    let text = entry.key.text
    let home =
      owner.map { TargetKey.home(inTarget: entry, target: $0) }
      ?? ProjectKey(rawValue: text).map { KeyHome(text, isGrave: ProjectKey.grave.contains($0)) }
    let near = text == "presets" ? "groups" : NearestName.of(text, among: SettingsKey.shapes)
    guard let suggestion = home?.path ?? near else { return false }
    log.notice(
      .misspelledKey, owner.map { "targets.\($0).settings.\(text)" } ?? "settings.\(text)",
      at: entry.key.place, target: owner, suggestion: suggestion, isGrave: home?.isGrave ?? true)
    return true
  }

  /// What has the wrong shape counts for nothing, though it may hold what makes a target static.
  private func noteShapes(of owner: String?, log: SpecLog) {
    log.noteNoMap(value, "settings", target: owner)
    guard hasShape else { return }
    log.noteNoMap(base, "settings.base", target: owner)
    if let groups, !groups.isList, !groups.saysNothing {
      log.notice(.ignoredValue, "settings.groups", at: groups.place, target: owner)
    }
  }

  /// Looks for keys of the base settings that are none, and for such as are not looked at.
  private func checkBase(of owner: String?, log: SpecLog) {
    guard let base, base.hasKey(where: SpecSettings.isOdd) else { return }
    for entry in base.entries {
      if entry.key.ends(with: "]") { warn(ofCondition: entry.key, log: log) }
      if entry.key.isOf(SpecKey.isSmall) { noteStranger(entry, of: owner, log: log) }
      if entry.key.isOf(SpecKey.isLikeLinkage) { warn(ofLinkage: entry, log: log) }
      if entry.key.isReplacement {
        log.notice(.ignoredValue, "settings.\(entry.key.text)", at: entry.key.place, target: owner)
      }
    }
  }

  /// Whether a key is other than the names of settings are, which hardly any is.
  private static func isOdd(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    SpecKey.isSmall(key) || SpecKey.isLikeLinkage(key)
      || key.contains(UInt8(ascii: "]")) || key.contains(UInt8(ascii: ":"))
  }

  /// Xcode knows five kinds of images; any other text makes a target neither static nor dynamic.
  private func warn(ofLinkage entry: SpecEntry, log: SpecLog) {
    let name = SettingName.machOType.text
    if !entry.key.hasText(name) {
      guard let near = NearestName.of(entry.key.text, among: ["\(name)"]) else { return }
      log.warning(
        "`\(entry.key.text)` makes nothing static or dynamic", at: entry.key.place,
        help: "did you mean `\(near)`?")
    } else if let text = entry.value.settingText, !text.hasBuildVariable, !text.isEmpty,
      !SpecSettings.images.contains(text)
    {
      log.warning(
        "`\(text)` is no value of `\(name)`", at: entry.value.place,
        help: "one of \(SpecSettings.images.joined(separator: ", "))")
    }
  }

  private static let images = ["staticlib", "mh_dylib", "mh_bundle", "mh_execute", "mh_object"]

  /// Only settings without a condition, such as `[sdk=iphoneos*]`, are looked at.
  private func warn(ofCondition key: SpecKey, log: SpecLog) {
    guard SettingName.named(String(key.text.prefix { $0 != "[" })) != nil else { return }
    log.warning(
      "`\(key.text)` is not looked at, since it counts under a condition only", at: key.place)
  }

  /// Plain settings beside `base`, `configs` or `groups` count for nothing.
  private func noteLost(of owner: String?, log: SpecLog) {
    for entry in lost {
      if entry.key.isOf(SpecKey.isSmall), noteStranger(entry, of: owner, log: log) { continue }
      log.notice(
        .ignoredValue, "settings.\(entry.key.text)", at: entry.key.place, target: owner,
        isGrave: SettingName.named(entry.key.text) != nil)
    }
  }
}

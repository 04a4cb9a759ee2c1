internal import Modules
internal import YAML

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

  /// Any of the three keys makes the others the only ones that count.
  init(_ value: SpecValue?) {
    self.value = value
    hasShape = value?.hasSettingsShape ?? false
    guard let value, value.isMap else {
      (base, configs, groups) = (nil, nil, nil)
      return
    }
    guard hasShape else {
      (base, configs, groups) = (value, nil, nil)
      return
    }
    base = value["base"]
    configs = value["configs"]
    groups = value["groups"] ?? value["presets"]
  }

  /// The names under `groups:`, without what is no string.
  var groupNames: [String] { groups?.items.compactMap(\.string) ?? [] }

  private static let shape: [StaticString] = ["base", "configs", "groups", "presets"]

  /// Tells what XcodeGen refuses and what it drops.
  func check(of owner: String?, log: SpecLog) {
    noteShapes(of: owner, log: log)
    warnOfConditions(log: log)
    if hasShape { noteLost(of: owner, log: log) }
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

  /// What has the wrong shape counts for nothing, though it may hold what makes a target static.
  private func noteShapes(of owner: String?, log: SpecLog) {
    if let value, !value.isMap { noteIgnored("settings", value, of: owner, log: log) }
    guard hasShape else { return }
    if let base, !base.isMap { noteIgnored("settings.base", base, of: owner, log: log) }
    if let groups, !groups.isList {
      noteIgnored("settings.groups", groups, of: owner, log: log)
    }
  }

  private func noteIgnored(_ subject: String, _ value: SpecValue, of owner: String?, log: SpecLog) {
    // Nothing is lost by a value that says nothing.
    guard value.string != "", !value.isNull else { return }
    log.notice(.ignoredValue, subject, at: value.place, target: owner)
  }

  /// Only settings without a condition, such as `[sdk=iphoneos*]`, are looked at.
  private func warnOfConditions(log: SpecLog) {
    for entry in base?.entries ?? [] where entry.key.ends(with: "]") {
      let name = entry.key.text.prefix { $0 != "[" }
      guard SettingName.named(String(name)) != nil else { continue }
      log.warning(
        "`\(entry.key.text)` is not looked at, since it counts under a condition only",
        at: entry.key.place)
    }
  }

  /// Plain settings beside `base`, `configs` or `groups` count for nothing.
  private func noteLost(of owner: String?, log: SpecLog) {
    for entry in value?.entries ?? []
    where !SpecSettings.shape.contains(where: { entry.key.hasText($0) }) {
      log.notice(
        .ignoredValue, "settings.\(entry.key.text)", at: entry.key.place, target: owner,
        isGrave: SettingName.named(entry.key.text) != nil)
    }
  }
}

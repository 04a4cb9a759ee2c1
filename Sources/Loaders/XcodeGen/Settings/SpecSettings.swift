internal import Modules
internal import YAML

/// A `settings:` value: base settings, settings for configurations, and names of groups.
struct SpecSettings {
  /// The settings that always apply.
  let base: SpecValue?
  /// Settings by configuration.
  let configs: SpecValue?
  let groups: SpecValue?
  /// Settings that stand beside `base`, `configs` or `groups`, and so count for nothing.
  let lost: [SpecEntry]
  private let value: SpecValue?

  /// Any of the three keys makes the others the only ones that count.
  init(_ value: SpecValue?) {
    self.value = value
    guard let value, value.isMap else {
      (base, configs, groups, lost) = (nil, nil, nil, [])
      return
    }
    guard value.hasSettingsShape else {
      (base, configs, groups, lost) = (value, nil, nil, [])
      return
    }
    base = value["base"]
    configs = value["configs"]
    groups = value["groups"] ?? value["presets"]
    lost = value.entries.filter { !SpecSettings.shape.contains($0.key.text) }
  }

  private static let shape: Set<String> = ["base", "configs", "groups", "presets"]

  /// The value of a base setting, whatever its type.
  func base(_ name: String) -> SpecValue? {
    base?.entries.last { $0.key.hasText(name) }?.value
  }

  /// Tells what XcodeGen refuses and what it drops.
  func check(of owner: String, log: SpecLog) {
    for entry in lost where !entry.key.isReplacement {
      log.notice(
        .ignoredValue, "settings.\(entry.key.text)", at: entry.key.place, target: owner,
        isGrave: SettingName(rawValue: entry.key.text) != nil)
    }
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
}

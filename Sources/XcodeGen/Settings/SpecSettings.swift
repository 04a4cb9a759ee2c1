internal import Documents

/// A `settings:` value: base settings, settings for configurations, and names of groups.
struct SpecSettings: Sendable {
  /// The settings that always apply.
  let base: SpecValue?
  /// Settings by configuration.
  let configs: SpecValue?
  let groups: SpecValue?
  let value: SpecValue?
  /// Whether plain settings beside the three keys count for nothing.
  let hasShape: Bool

  /// Any of the three keys makes the others the only ones that count.
  init(_ value: SpecValue?) {
    self.value = value
    guard let value, value.isMap else {
      (base, configs, groups, hasShape) = (nil, nil, nil, false)
      return
    }
    hasShape = value.hasSettingsShape
    base = hasShape ? value["base"] : value
    configs = value["configs"]
    groups = hasShape ? value["groups"] ?? value["presets"] : nil
  }

  /// The names under `groups:`, without what is no string.
  var groupNames: [String] { groups?.items.compactMap(\.string) ?? [] }

  /// Plain settings that count for nothing.
  var lost: [SpecEntry] {
    guard hasShape, let value else { return [] }
    let keys = SpecValue.settingsKeys + ["presets"]
    return value.entries.filter { entry in !keys.contains { entry.key.hasText($0) } }
  }
}

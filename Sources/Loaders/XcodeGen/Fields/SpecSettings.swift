/// A `settings:` value: base settings, settings for configurations, and names of groups.
struct SpecSettings: Sendable {
  let base: SpecValue?
  let configs: SpecValue?
  let groups: SpecValue?
  let value: SpecValue?
  /// Whether plain settings next to the three keys are ignored.
  let hasShape: Bool

  /// Any of these in a map makes them the only keys that count.
  static let keys = ["base", "configs", "groups"]

  init(_ value: SpecValue?) {
    self.value = value
    guard let value, value.isMap else {
      (base, configs, groups, hasShape) = (nil, nil, nil, false)
      return
    }
    let (inner, named) = (value["base"], value["groups"])
    configs = value["configs"]
    hasShape = inner != nil || configs != nil || named != nil
    base = hasShape ? inner : value
    groups = hasShape ? named ?? value["presets"] : nil
  }

  /// The names under `groups:`, without what is no string.
  var groupNames: [String] { groups?.items.compactMap(\.string) ?? [] }

  var lost: [SpecEntry] {
    guard hasShape, let value, value.hasKey(where: { SpecSettings.table.number(of: $0) == nil })
    else { return [] }
    return value.entries.filter { $0.key.number(in: SpecSettings.table) == nil }
  }

  /// The keys allowed together in structured settings.
  private static let table = KeyTable(keys + ["presets"])
}

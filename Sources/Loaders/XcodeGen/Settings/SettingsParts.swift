/// Flattens settings for one configuration: groups first, then base, then what is for it alone.
struct SettingsParts {
  let configuration: String
  let allConfigurations: [String]
  let groups: [String: SpecSettings]

  /// The parts from the lowest to the highest, and the first group that includes itself.
  func flatten(_ settings: SpecSettings) -> [SettingsPart] {
    var parts: [SettingsPart] = []
    var open: [String] = []
    add(settings, to: &parts, open: &open)
    return parts
  }

  /// Groups nest at most as deep as there are groups, since none is entered twice.
  private func add(_ settings: SpecSettings, to parts: inout [SettingsPart], open: inout [String]) {
    for item in settings.groups?.items ?? [] {
      guard let name = item.string, let group = groups[name], !open.contains(name) else { continue }
      open.append(name)
      add(group, to: &parts, open: &open)
      open.removeLast()
    }
    if let base = settings.base { parts.append(.map(base)) }
    for entry in settings.configs?.entries ?? [] where applies(entry.key.text) {
      add(SpecSettings(entry.value), to: &parts, open: &open)
    }
  }

  /// A key is for every configuration whose name holds it, unless it names another one exactly.
  private func applies(_ key: String) -> Bool {
    guard configuration.lowercased().contains(key.lowercased()) else { return false }
    return key == configuration || !allConfigurations.contains(key)
  }
}

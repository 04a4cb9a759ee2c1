/// Flattens settings for one configuration: groups first, then base, then what is for it alone.
struct SettingsParts {
  let configuration: String
  let allConfigurations: [String]
  let groups: [String: SpecSettings]

  /// Groups may name one another this deep.
  private static let deepestNesting = 500

  /// The parts from the lowest to the highest.
  ///
  /// They are collected from the highest to the lowest. A group that is named again counts for
  /// nothing there, since all that it says stands higher already; one that names itself ends so.
  func flatten(_ settings: SpecSettings) -> [SettingsPart] {
    var parts: [SettingsPart] = []
    var met: Set<String> = []
    add(settings, to: &parts, met: &met, depth: 0)
    return parts.reversed()
  }

  private func add(
    _ settings: SpecSettings, to parts: inout [SettingsPart], met: inout Set<String>, depth: Int
  ) {
    for entry in (settings.configs?.entries ?? []).reversed() where applies(entry.key.text) {
      add(SpecSettings(entry.value), to: &parts, met: &met, depth: depth)
    }
    if let base = settings.base { parts.append(.map(base)) }
    guard depth < SettingsParts.deepestNesting else { return }
    for name in settings.groupNames.reversed() {
      guard let group = groups[name], met.insert(name).inserted else { continue }
      add(group, to: &parts, met: &met, depth: depth + 1)
    }
  }

  /// A key is for every configuration whose name holds it, unless it names another one exactly.
  private func applies(_ key: String) -> Bool {
    guard configuration.lowercased().contains(key.lowercased()) else { return false }
    return key == configuration || !allConfigurations.contains(key)
  }
}

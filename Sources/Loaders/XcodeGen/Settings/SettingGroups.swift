/// The setting groups and configurations of a project, and the flattening of settings: groups
/// first, then `base`, then the settings of a single configuration.
///
/// Specs that include the same groups share an instance, so that they are flattened once.
final class SettingGroups {
  /// The names of the configurations, in XcodeGen's order; there are two if none is named.
  let configurations: [String]
  let areDebug: [Bool]
  /// What is to be said about them, for each spec that has them.
  let log = SpecLog()
  private let groups: [String: SpecSettings]
  /// Groups may name one another this deep.
  private static let deepestNesting = 500
  private var flat: [String: Group] = [:]
  /// Kept so that their identity stays theirs.
  private let values: [SpecValue?]

  /// A group with its transitive groups.
  struct Group {
    let settings: [FlatSettings]
    /// Whether one configuration stands for all.
    let isUniform: Bool
  }

  init(_ groups: SpecValue?, configurations: SpecValue?) {
    let entries = groups?.entries ?? []
    let types = (configurations?.entries ?? []).compactMap { entry in
      entry.value.string.map { (name: entry.key.text, isDebug: $0 == "debug") }
    }.sorted { $0.name < $1.name }
    values = [groups, configurations]
    self.configurations = types.isEmpty ? ["Debug", "Release"] : types.map(\.name)
    areDebug = types.isEmpty ? [true, false] : types.map(\.isDebug)
    self.groups = Dictionary(
      entries.map { ($0.key.text, SpecSettings($0.value)) }, uniquingKeysWith: { $1 })
    check(entries)
  }

  func has(_ name: String) -> Bool { groups[name] != nil }

  /// The group that was probably meant; among very many it is not looked for.
  func nearest(to name: String) -> String? { NearestName.of(name, amongFew: groups.keys) }

  func group(_ name: String) -> Group? {
    if let known = flat[name] { return known }
    guard let group = groups[name] else { return nil }
    let settings = configurations.indices.map { FlatSettings(flattened(group, in: $0)) }
    let known = Group(settings: settings, isUniform: settings.areUniform)
    flat[name] = known
    return known
  }

  func parts(of settings: SpecSettings, in configuration: Int) -> [SettingsPart] {
    guard settings.configs == nil else { return flattened(settings, in: configuration) }
    var parts: [SettingsPart] = []
    for name in settings.groupNames {
      if let group = group(name) { parts.append(.flat(group.settings[configuration])) }
    }
    if let base = settings.base { parts.append(.map(base)) }
    return parts
  }

  func areUniform(_ settings: SpecSettings) -> Bool {
    settings.configs == nil && settings.groupNames.allSatisfy { group($0)?.isUniform ?? true }
  }

  /// The parts from the lowest to the highest.
  ///
  /// They are collected from the highest down. A repeated group is skipped, since a higher one has
  /// all of its settings; this also ends a group that names itself.
  private func flattened(_ settings: SpecSettings, in configuration: Int) -> [SettingsPart] {
    var parts: [SettingsPart] = []
    var met: Set<String> = []
    add(settings, for: configurations[configuration], to: &parts, met: &met, depth: 0)
    return parts.reversed()
  }

  private func add(
    _ settings: SpecSettings, for configuration: String, to parts: inout [SettingsPart],
    met: inout Set<String>, depth: Int
  ) {
    for entry in (settings.configs?.entries ?? []).reversed()
    where applies(entry.key.text, to: configuration) {
      add(SpecSettings(entry.value), for: configuration, to: &parts, met: &met, depth: depth)
    }
    if let base = settings.base { parts.append(.map(base)) }
    guard depth < SettingGroups.deepestNesting else { return }
    for name in settings.groupNames.reversed() {
      guard let group = groups[name], met.insert(name).inserted else { continue }
      add(group, for: configuration, to: &parts, met: &met, depth: depth + 1)
    }
  }

  /// A key is for every configuration whose name holds it, unless it names another one exactly.
  private func applies(_ key: String, to configuration: String) -> Bool {
    guard configuration.lowercased().holds(key.lowercased()) else { return false }
    return key == configuration || !configurations.contains(key)
  }

  /// Says what XcodeGen refuses among groups, and what it crashes on.
  private func check(_ entries: [SpecEntry]) {
    let check = SettingsCheck(owner: nil, log: log)
    for entry in entries {
      let settings = SpecSettings(entry.value)
      check.check(settings)
      check.noteUnknownGroups(in: settings, among: self)
    }
    noteCycles(among: entries)
  }

  /// Every group that includes itself, noted once, at the entry that closes the circle.
  private func noteCycles(among entries: [SpecEntry]) {
    var members: [String: [SpecValue]] = [:]
    for entry in entries {
      members[entry.key.text] = SpecSettings(entry.value).groups?.items ?? []
    }
    var done: Set<String> = []
    for entry in entries {
      var open: [(name: String, rest: ArraySlice<SpecValue>)] = []
      var next: String? = entry.key.text
      while true {
        if let name = next, done.insert(name).inserted {
          open.append((name, members[name, default: []][...]))
        }
        next = nil
        guard let last = open.indices.last else { break }
        guard let item = open[last].rest.popFirst() else {
          open.removeLast()
          continue
        }
        let name = item.string ?? ""
        if let start = open.firstIndex(where: { $0.name == name }) {
          let circle = open[start...].map(\.name) + [name]
          log.notice(.settingGroupCycle, circle.joined(separator: " → "), at: item.place)
        } else {
          next = name
        }
      }
    }
  }
}

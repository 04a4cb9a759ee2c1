internal import Documents
internal import Modules

/// The setting groups and the configurations of a project.
///
/// Specs that include the same ones share one of these, so that they are flattened once.
final class SettingGroups {
  /// The names of the configurations, in XcodeGen's order; there are two if none is named.
  let configurations: [String]
  /// What is to be said about them, for each spec that has them.
  let log = SpecLog()
  private let groups: [String: SpecSettings]
  /// The groups that were asked for, in each configuration.
  private var flat: [String: Group] = [:]
  /// Kept so that their identity stays theirs.
  private let values: [SpecValue?]

  /// A group with all that it names.
  struct Group {
    /// By configuration.
    let settings: [FlatSettings]
    /// Whether one configuration stands for all.
    let isUniform: Bool
  }

  init(_ groups: SpecValue?, configurations: SpecValue?) {
    let entries = groups?.entries ?? []
    let names = (configurations?.entries ?? []).filter { $0.value.string != nil }.map(\.key.text)
    values = [groups, configurations]
    self.configurations = names.isEmpty ? ["Debug", "Release"] : names.sorted()
    self.groups = Dictionary(
      entries.map { ($0.key.text, SpecSettings($0.value)) }, uniquingKeysWith: { $1 })
    check(entries)
  }

  /// Whether there is a group of a name.
  func has(_ name: String) -> Bool { groups[name] != nil }

  /// The names of all groups, in no order.
  var names: some Collection<String> { groups.keys }

  /// A group by its name.
  func group(_ name: String) -> Group? {
    if let known = flat[name] { return known }
    guard let group = groups[name] else { return nil }
    let settings = configurations.indices.map { FlatSettings(flattened(group, in: $0)) }
    let known = Group(
      settings: settings, isUniform: settings.allSatisfy { $0.isLike(settings[0]) })
    flat[name] = known
    return known
  }

  /// The parts of settings in a configuration, with those of the groups that they name.
  func parts(of settings: SpecSettings, in configuration: Int) -> [SettingsPart] {
    guard settings.configs == nil else { return flattened(settings, in: configuration) }
    var parts: [SettingsPart] = []
    for name in settings.groupNames {
      if let group = group(name) { parts.append(.flat(group.settings[configuration])) }
    }
    if let base = settings.base { parts.append(.map(base)) }
    return parts
  }

  /// Whether settings are the same in all configurations, as far as they matter.
  func areUniform(_ settings: SpecSettings) -> Bool {
    settings.configs == nil && settings.groupNames.allSatisfy { group($0)?.isUniform ?? true }
  }

  private func flattened(_ settings: SpecSettings, in configuration: Int) -> [SettingsPart] {
    SettingsParts(
      configuration: configurations[configuration], allConfigurations: configurations,
      groups: groups
    ).flatten(settings)
  }
}

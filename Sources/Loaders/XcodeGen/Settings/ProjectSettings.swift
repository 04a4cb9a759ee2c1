internal import Documents
internal import Modules

/// What the targets of a project inherit, and what their own settings are flattened with.
final class ProjectSettings {
  let groups: SettingGroups
  /// The project's own settings, by configuration.
  private let settings: [FlatSettings]
  /// Whether one configuration stands for all.
  let isUniform: Bool
  /// What is to be said about them, for each spec that has them.
  let log = SpecLog()
  /// Kept so that its identity stays its own.
  private let value: SpecValue?

  init(_ value: SpecValue?, groups: SettingGroups, configFile: (String) -> ConfigFile?) {
    self.groups = groups
    self.value = value
    let own = SpecSettings(value)
    own.check(of: nil, log: log)
    groups.noteUnknown(in: own, of: nil, log: log)
    let settings = groups.configurations.enumerated().map { index, name in
      var parts = groups.parts(of: own, in: index)
      if let file = configFile(name) { parts.insert(.file(file), at: 0) }
      return FlatSettings(parts)
    }
    self.settings = settings
    isUniform = settings.allSatisfy { $0.isLike(settings[0]) }
  }

  var configurations: [String] { groups.configurations }

  /// Whether other settings have a part in those that matter.
  func usesVariables(in configuration: Int) -> Bool { settings[configuration].usesVariables }

  func value(of name: SettingName, in configuration: Int) -> SettingValue? {
    settings[configuration].value(of: name)
  }

  func levels(of name: SettingName, in configuration: Int) -> [SettingValue] {
    settings[configuration].levels(of: name)
  }

  func value(of name: String, in configuration: Int) -> SettingValue? {
    settings[configuration].value(of: name)
  }
}

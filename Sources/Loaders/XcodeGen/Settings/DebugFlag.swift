internal import Documents
internal import Modules

/// Whether the sources of a target are compiled with `DEBUG`.
///
/// XcodeGen gives that flag to configurations of the type `debug`, unless the project's own settings
/// say something else; those of a target replace it, or inherit it with `$(inherited)`.
extension SettingsReading {
  /// The same in all configurations; nil if they differ, or if that is not known.
  func isDebug(_ target: String, _ settings: SpecSettings, _ configFiles: SpecValue?) -> Bool? {
    let groups = project.groups
    let saysNothing =
      settings.configs == nil && settings.groupNames.isEmpty && configFiles == nil
      && TargetSettings.debugSettings.allSatisfy { settings.base?.value(of: $0) == nil }
    return groups.configurations.indices.map { index in
      let own =
        saysNothing
        ? TargetSettings(
          target: target, configuration: groups.configurations[index], settings: project[index])
        : view(of: target, settings, configFiles, in: index)
      return own.isDebug(byPreset: groups.areDebug[index] && hasProjectPresets)
    }.unanimous
  }
}

extension TargetSettings {
  /// The settings that may have flags of the Swift compiler, conditions first.
  static let debugSettings = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"]

  /// Whether the compiler is given `DEBUG` in this configuration; nil if that is not known.
  func isDebug(byPreset: Bool) -> Bool? {
    guard !settings.hasUnread, !settings.hasConditions else { return nil }
    let name = TargetSettings.debugSettings[0]
    let lowest = byPreset && settings.levelsOfProject(of: name).isEmpty ? "DEBUG" : ""
    let texts = [
      setting(of: name, above: lowest)?.value ?? lowest,
      setting(of: TargetSettings.debugSettings[1])?.value ?? "",
    ]
    let words = texts.flatMap { $0.split { $0.isWhitespace || $0 == "\"" } }
    if words.contains(where: { $0 == "DEBUG" || $0 == "-DDEBUG" }) { return true }
    return texts.contains { $0.has(UInt8(ascii: "$")) } ? nil : false
  }
}

extension [Bool?] {
  /// What all say; nil if they differ, or if one does not know.
  var unanimous: Bool? { Set(self).count == 1 ? self[0] : nil }
}

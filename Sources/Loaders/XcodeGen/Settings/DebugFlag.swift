/// Whether the sources of a target are compiled with `DEBUG`.
///
/// XcodeGen gives that flag to configurations of the type `debug`, unless the project's own settings
/// say something else; those of a target replace it, or inherit it with `$(inherited)`.
extension SettingsReader {
  /// Adds for both kinds of sources whether it is so in all configurations.
  func addDebug(
    to build: inout BuildFacts, _ target: String, _ settings: SpecSettings,
    _ configFiles: SpecValue?
  ) {
    let groups = project.groups
    let saysNothing =
      settings.configs == nil && settings.groupNames.isEmpty && configFiles == nil
      && DebugFlag.allCases.joined().allSatisfy { settings.base?[$0] == nil }
    let views = groups.configurations.indices.map { index in
      let view =
        saysNothing
        ? TargetSettings(
          target: target, configuration: groups.configurations[index], settings: project[index])
        : view(of: target, settings, configFiles, in: index)
      return (view, isPreset: groups.areDebug[index] && hasProjectPresets)
    }
    build.addDebug(views)
  }
}

/// The settings that may define `DEBUG` for the compiler of a language; presets do in the first.
private enum DebugFlag {
  static let swift = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"]
  static let c = ["GCC_PREPROCESSOR_DEFINITIONS", "OTHER_CFLAGS", "OTHER_CPLUSPLUSFLAGS"]
  static let allCases = [swift, c]
  /// What defines it, and what gives it a value.
  static let words = ["DEBUG", "-DDEBUG", "DEBUG=1", "-DDEBUG=1"].map { Array($0.utf8) }
  static let beginnings = ["DEBUG=", "-DDEBUG="].map { Array($0.utf8) }
}

extension BuildFacts {
  /// Adds whether `DEBUG` is set in each configuration; nothing if they differ, or one is unknown.
  mutating func addDebug(_ views: [(TargetSettings, isPreset: Bool)]) {
    isDebug = views.map { $0.isDebug(by: DebugFlag.swift, $1) }.unanimous
    isDebugInC = views.map { $0.isDebug(by: DebugFlag.c, $1) }.unanimous
  }
}

extension TargetSettings {
  /// Whether the compiler is given `DEBUG` in this configuration; nil if that is not known.
  fileprivate func isDebug(by names: [String], _ isPreset: Bool) -> Bool? {
    guard !settings.hasUnread, !settings.hasConditions else { return nil }
    let ofProject = settings.inherited ?? settings
    let lowest = isPreset && ofProject.levels(of: names[0]).isEmpty ? "DEBUG" : ""
    let texts = names.map { name in
      let below = name == names[0] ? lowest : ""
      return setting(of: name, above: below)?.text ?? below
    }
    let words = texts.flatMap {
      $0.utf8.split { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") }
    }
    if words.contains(where: { word in DebugFlag.words.contains(where: word.elementsEqual) }) {
      return true
    }
    let isOpen = words.contains { word in
      word.contains(UInt8(ascii: "$")) || DebugFlag.beginnings.contains { word.starts(with: $0) }
    }
    return isOpen ? nil : false
  }
}

extension [Bool?] {
  /// What all say; nil if they differ, or if one does not know.
  fileprivate var unanimous: Bool? { Set(self).count == 1 ? self[0] : nil }
}

/// The names that the sources of a target may find defined, `DEBUG` before all.
///
/// XcodeGen gives that flag to configurations of the type `debug`, unless the project's own settings
/// say something else; those of a target replace it, or inherit it with `$(inherited)`.
extension SettingsReader {
  /// What is defined for the sources of a target, and no other facts; mostly the project decides.
  func definitions(
    for target: String, _ settings: SpecSettings, _ configFiles: SpecValue?
  ) -> BuildFacts {
    let isOfProject =
      settings.configs == nil && settings.groupNames.isEmpty && configFiles == nil
      && settings.base?.hasKey {
        $0.last == UInt8(ascii: "]") || DebugFlag.table.number(of: $0) != nil
      } != true
    if isOfProject, let known = project.definitions[hasProjectPresets] { return known }
    let views = project.groups.configurations.indices.map { index in
      let view = view(of: target, settings, configFiles, in: index)
      return (view, isPreset: project.groups.areDebug[index] && hasProjectPresets)
    }
    var build = BuildFacts()
    build.addDebug(views)
    if isOfProject, !views.contains(where: { $0.0.haveVariables(DebugFlag.swift + DebugFlag.c) }) {
      project.definitions[hasProjectPresets] = build
    }
    return build
  }
}

/// The settings that may define `DEBUG` for the compiler of a language; presets do in the first.
private enum DebugFlag {
  static let swift = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"]
  static let c = ["GCC_PREPROCESSOR_DEFINITIONS", "OTHER_CFLAGS", "OTHER_CPLUSPLUSFLAGS"]
  static let table = KeyTable(swift + c)
  /// What defines it, and what gives it a value.
  static let words = ["DEBUG", "-DDEBUG", "DEBUG=1", "-DDEBUG=1"]
  static let beginnings = ["DEBUG=", "-DDEBUG="]
}

extension BuildFacts {
  /// Adds what is set in any configuration, and whether `DEBUG` is in each; nothing if they differ,
  /// or one is unknown.
  mutating func addDebug(_ views: [(TargetSettings, isPreset: Bool)]) {
    let words = views.map { $0.flags(by: DebugFlag.swift, $1) }
    isDebug = words.map(\.isDebug).unanimous
    isDebugInC = views.map { $0.flags(by: DebugFlag.c, $1).isDebug }.unanimous
    let names = words.map { BuildFacts.conditions(among: $0 ?? []) }
    alwaysDefined = names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
    conditions = words.contains(where: \.isOpen) ? nil : names.reduce([]) { $0.union($1) }
  }
}

extension TargetSettings {
  /// Whether settings have variables other than `inherited`, such as the target's name.
  fileprivate func haveVariables(_ names: [String]) -> Bool {
    names.flatMap(settings.levels).flatMap(\.texts).contains {
      $0.replacing("$(inherited)", with: "").has(UInt8(ascii: "$"))
    }
  }

  /// The words that the compiler is given in this configuration; nil if that is not known.
  fileprivate func flags(by names: [String], _ isPreset: Bool) -> [String]? {
    let unread = settings.hasUnread ? names.compactMap(settings.unreadFile) : []
    guard unread.allSatisfy(TargetSettings.isOfPods), !settings.hasConditions(of: names),
      !settings.hasConditions || !haveVariables(names)
    else { return nil }
    let ofProject = settings.inherited ?? settings
    let lowest = isPreset && ofProject.levels(of: names[0]).isEmpty ? "DEBUG" : ""
    let text = names.compactMap { name in
      let below = name == names[0] ? lowest : nil
      return setting(of: name, above: below ?? "")?.text ?? below
    }.joined(separator: " ")
    return text.utf8.split { $0 <= 0x20 || $0 == UInt8(ascii: "\"") }.map { String(Substring($0)) }
      + (unread.isEmpty ? [] : ["COCOAPODS"])
  }
}

extension [String]? {
  /// Whether `DEBUG` is among them; nil if that is not known.
  fileprivate var isDebug: Bool? {
    guard let self else { return nil }
    return self.contains(where: DebugFlag.words.contains) ? true : isOpen ? nil : false
  }

  /// Whether they may say more than they show.
  fileprivate var isOpen: Bool {
    (self ?? ["$"]).contains { word in
      word.has(UInt8(ascii: "$")) || word.utf8.first == UInt8(ascii: "@")
        || DebugFlag.beginnings.contains(where: word.hasPrefix)
    }
  }
}

extension [Bool?] {
  /// What all say; nil if they differ, or if one does not know.
  fileprivate var unanimous: Bool? { Set(self).count == 1 ? self[0] : nil }
}

/// The build settings that decide how a target is linked, named and hosted.
enum SettingName: Int, CaseIterable {
  case machOType, productName, testHost, testTargetName, otherLinkerFlags, productLinkerFlags
  case mergedBinaryType, mergeableLibrary, runPaths, installName, installNameBase
  case moduleName, bridgingHeader, principalClass, supportsCatalyst
  case frameworkSearchPaths, swiftIncludePaths

  var key: String { SettingName.keys[rawValue] }

  /// In the order of the cases.
  private static let keys = [
    "MACH_O_TYPE", "PRODUCT_NAME", "TEST_HOST", "TEST_TARGET_NAME", "OTHER_LDFLAGS",
    "PRODUCT_SPECIFIC_LDFLAGS", "MERGED_BINARY_TYPE", "MERGEABLE_LIBRARY",
    "LD_RUNPATH_SEARCH_PATHS", "LD_DYLIB_INSTALL_NAME", "DYLIB_INSTALL_NAME_BASE",
    "PRODUCT_MODULE_NAME", "SWIFT_OBJC_BRIDGING_HEADER", "INFOPLIST_KEY_NSPrincipalClass",
    "SUPPORTS_MACCATALYST", "FRAMEWORK_SEARCH_PATHS", "SWIFT_INCLUDE_PATHS",
  ]
  static let table = KeyTable(keys)

  /// With what else every target of a project is asked for, behind them.
  static let asked = KeyTable(
    keys + [
      "SDKROOT", "SUPPORTED_PLATFORMS", "INFOPLIST_FILE", "GENERATE_INFOPLIST_FILE",
      "MODULEMAP_FILE", "INSTALL_PATH", "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS",
      "GCC_PREPROCESSOR_DEFINITIONS", "OTHER_CFLAGS", "OTHER_CPLUSPLUSFLAGS", "BUNDLE_LOADER",
      "EXCLUDED_SOURCE_FILE_NAMES", "INCLUDED_SOURCE_FILE_NAMES", "HEADER_SEARCH_PATHS",
      "SYSTEM_HEADER_SEARCH_PATHS", "DEFINES_MODULE",
    ])

  static func named(_ name: String) -> SettingName? {
    table.number(of: name).flatMap(SettingName.init)
  }
}

/// A set of settings: a map of a spec, an .xcconfig, or a configuration.
enum SettingsPart: Sendable {
  case map(SpecValue)
  case file(ConfigFile)
  case project(BuildSettings)
  case flat(FlatSettings)
  /// Settings whose conditions hold, above the part that has them.
  case conditional([String: SettingValue], ofFile: Bool)

  /// Whether it inherits from the part below: a configuration file, or conditional settings.
  var isFile: Bool {
    switch self {
    case .file, .conditional: true
    case .map, .flat, .project: false
    }
  }

  var hasConditions: Bool {
    switch self {
    case .map(let map): map.hasKey { $0.last == UInt8(ascii: "]") }
    case .file(let file): file.hasConditions
    case .project(let settings): settings.others.keys.contains { $0.utf8.last == UInt8(ascii: "]") }
    case .flat(let settings): settings.hasConditions
    case .conditional: false
    }
  }

  /// Whether any of some settings counts under a condition only.
  func hasConditions(of names: [String]) -> Bool {
    let isMeant = { (key: String) in names.contains { key.hasPrefix($0 + "[") } }
    return switch self {
    case .map(let map): map.entries.contains { isMeant($0.key.text) }
    case .file(let file): file.settings.keys.contains(where: isMeant)
    case .project(let settings): settings.others.keys.contains(where: isMeant)
    case .flat(let settings): settings.hasConditions(of: names)
    case .conditional: false
    }
  }

  /// The part, and above it those of its settings whose conditions hold.
  func under(_ condition: SettingCondition) -> [SettingsPart] {
    guard hasConditions else { return [self] }
    var values: [String: SettingValue] = [:]
    func add(_ texts: [String: SettingValue]) {
      for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
        if let name = condition.name(ifHolds: key) { values[name] = value }
      }
    }
    switch self {
    case .flat(let settings): return [.flat(settings.under(condition))]
    case .map(let map):
      for entry in map.entries {
        guard let name = condition.name(ifHolds: entry.key.text) else { continue }
        values[name] = SettingValue(entry.value)
      }
    case .file(let file): add(file.settings)
    case .project(let settings): add(settings.others)
    case .conditional: break
    }
    let isOfFile = if case .file = self { true } else { false }
    return [self, .conditional(values, ofFile: isOfFile)]
  }

  /// Whether it fully replaces XcodeGen's default, which is above the conditions of files.
  func replacesPreset(of name: SettingName) -> Bool {
    guard let value = value(of: name.key) else { return false }
    guard case .conditional(_, let isOfFile) = self else { return true }
    return !isOfFile && !value.texts.contains { $0.contains("inherited") }
  }

  var isUnread: Bool { if case .file(let file) = self { file.unread != nil } else { false } }

  /// Whether anything in it may be one of the settings that decide.
  var mayDecide: Bool {
    switch self {
    case .map(let map): map.hasKey { SettingName.table.number(of: $0) != nil }
    case .file, .project, .conditional: true
    case .flat(let settings): settings.mayDecide
    }
  }

  func value(of name: String) -> SettingValue? {
    switch self {
    case .map(let map): map[name].flatMap(SettingValue.init)
    case .file(let file): file.settings[name]
    case .project(let settings): settings[name]
    case .conditional(let values, _): values[name]
    case .flat(let settings): settings.value(of: name)
    }
  }
}

extension SettingValue {
  /// A value of a spec as a build setting; a map is none.
  init?(_ value: SpecValue) {
    if let text = value.settingText {
      texts = [text]
    } else if value.isList {
      texts = value.items.compactMap(\.settingText)
    } else {
      return nil
    }
    place = value.place
  }
}

/// The build settings that decide how a target is linked, named and hosted.
///
/// Their values are kept; all others are looked for where they are asked for.
enum DecidingSettings {
  static let names = [
    "MACH_O_TYPE", "PRODUCT_NAME", "TEST_HOST", "TEST_TARGET_NAME", "OTHER_LDFLAGS",
    "PRODUCT_SPECIFIC_LDFLAGS", "MERGED_BINARY_TYPE", "MERGEABLE_LIBRARY",
    "LD_RUNPATH_SEARCH_PATHS", "LD_DYLIB_INSTALL_NAME", "DYLIB_INSTALL_NAME_BASE",
    "PRODUCT_MODULE_NAME", "SWIFT_OBJC_BRIDGING_HEADER", "INFOPLIST_KEY_NSPrincipalClass",
    "SUPPORTS_MACCATALYST", "FRAMEWORK_SEARCH_PATHS", "SWIFT_INCLUDE_PATHS",
  ]
  static let table = KeyTable(names)

  static func contain(_ name: String) -> Bool { table.number(of: name) != nil }
}

/// A set of settings: a map of a spec or a project, or an .xcconfig.
enum SettingsPart: Sendable {
  case map(SpecValue)
  case file(ConfigFile)
  case flat(FlatSettings)
  /// Settings whose conditions hold, above the part that has them.
  case conditional([String: SettingValue], ofFile: Bool)

  /// Whether it inherits from the part below: a configuration file, or conditional settings.
  var isFile: Bool {
    switch self {
    case .file, .conditional: true
    case .map, .flat: false
    }
  }

  var hasConditions: Bool {
    switch self {
    case .map(let map): map.hasKey { $0.last == UInt8(ascii: "]") }
    case .file(let file): file.hasConditions
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
    case .flat(let settings): settings.hasConditions(of: names)
    case .conditional: false
    }
  }

  /// The part, and above it those of its settings whose conditions hold.
  func under(_ condition: SettingCondition) -> [SettingsPart] {
    guard hasConditions else { return [self] }
    var values: [String: SettingValue] = [:]
    switch self {
    case .flat(let settings): return [.flat(settings.under(condition))]
    case .map(let map):
      for entry in map.entries {
        guard let name = condition.name(ifHolds: entry.key.text) else { continue }
        values[name] = SettingValue(entry.value)
      }
    case .file(let file):
      for (key, value) in file.settings.sorted(by: { $0.key < $1.key }) {
        if let name = condition.name(ifHolds: key) { values[name] = value }
      }
    case .conditional: break
    }
    let isOfFile = if case .file = self { true } else { false }
    return [self, .conditional(values, ofFile: isOfFile)]
  }

  /// Whether it fully replaces XcodeGen's default, which is above the conditions of files.
  func replacesPreset(of name: String) -> Bool {
    guard let value = value(of: name) else { return false }
    guard case .conditional(_, let isOfFile) = self else { return true }
    return !isOfFile && !value.texts.contains { $0.contains("inherited") }
  }

  var isUnread: Bool { if case .file(let file) = self { file.unread != nil } else { false } }

  /// Whether anything in it may be one of the settings that decide.
  var mayDecide: Bool {
    switch self {
    case .map(let map): map.hasKey { DecidingSettings.table.number(of: $0) != nil }
    case .file, .conditional: true
    case .flat(let settings): settings.mayDecide
    }
  }

  func value(of name: String) -> SettingValue? {
    switch self {
    case .map(let map): map[name].flatMap(SettingValue.init)
    case .file(let file): file.settings[name]
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

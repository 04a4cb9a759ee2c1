/// The build settings that decide how a target is linked, named and hosted.
enum SettingName: Int, CaseIterable {
  case machOType, productName, testHost, testTargetName, otherLinkerFlags, productLinkerFlags
  case mergedBinaryType, mergeableLibrary, runPaths, installName, installNameBase
  case moduleName, bridgingHeader, principalClass, supportsCatalyst
  case frameworkSearchPaths, swiftIncludePaths

  var text: StaticString {
    switch self {
    case .machOType: "MACH_O_TYPE"
    case .productName: "PRODUCT_NAME"
    case .testHost: "TEST_HOST"
    case .testTargetName: "TEST_TARGET_NAME"
    case .otherLinkerFlags: "OTHER_LDFLAGS"
    case .productLinkerFlags: "PRODUCT_SPECIFIC_LDFLAGS"
    case .mergedBinaryType: "MERGED_BINARY_TYPE"
    case .mergeableLibrary: "MERGEABLE_LIBRARY"
    case .runPaths: "LD_RUNPATH_SEARCH_PATHS"
    case .installName: "LD_DYLIB_INSTALL_NAME"
    case .installNameBase: "DYLIB_INSTALL_NAME_BASE"
    case .moduleName: "PRODUCT_MODULE_NAME"
    case .bridgingHeader: "SWIFT_OBJC_BRIDGING_HEADER"
    case .swiftIncludePaths: "SWIFT_INCLUDE_PATHS"
    case .frameworkSearchPaths: "FRAMEWORK_SEARCH_PATHS"
    case .supportsCatalyst: "SUPPORTS_MACCATALYST"
    case .principalClass: "INFOPLIST_KEY_NSPrincipalClass"
    }
  }

  /// The text as a key of settings, which asks for it often.
  var key: String { SettingName.keys[rawValue] }

  private static let keys = allCases.map { $0.text.description }
  static let table = KeyTable(keys)

  static func named(_ name: String) -> SettingName? {
    table.number(of: name).flatMap(SettingName.init)
  }
}

/// A set of settings: a map of a spec, an .xcconfig, or a configuration.
enum SettingsPart: Sendable {
  case map(SpecValue)
  case file(ConfigFile)
  case project([String: SettingValue])
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
    case .project(let settings): settings.keys.contains { $0.utf8.last == UInt8(ascii: "]") }
    case .flat(let settings): settings.hasConditions
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
    case .file, .project, .conditional:
      for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
        if let name = condition.name(ifHolds: key) { values[name] = value }
      }
    }
    let isOfFile = if case .file = self { true } else { false }
    return [self, .conditional(values, ofFile: isOfFile)]
  }

  /// Whether it fully replaces XcodeGen's default, which is above the conditions of files.
  func replacesPreset(of name: SettingName) -> Bool {
    guard let value = value(of: name) else { return false }
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

  func value(of name: SettingName) -> SettingValue? {
    switch self {
    case .map(let map): map[name.text].flatMap(SettingValue.init)
    case .file, .project, .conditional: texts[name.key]
    case .flat(let settings): settings.value(of: name)
    }
  }

  func value(of name: String) -> SettingValue? {
    switch self {
    case .map(let map): map.value(of: name).flatMap(SettingValue.init)
    case .file, .project, .conditional: texts[name]
    case .flat(let settings): settings.value(of: name)
    }
  }

  /// What is known by name already.
  private var texts: [String: SettingValue] {
    switch self {
    case .file(let file): file.settings
    case .project(let values), .conditional(let values, _): values
    case .map, .flat: [:]
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

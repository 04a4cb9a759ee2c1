internal import Documents

/// The build settings that decide how a target is linked, named and hosted.
enum SettingName: Int, CaseIterable {
  case machOType, productName, testHost, testTargetName, otherLinkerFlags, mergedBinaryType
  case runPaths, installName, installNameBase
  case moduleName, bridgingHeader, principalClass

  var text: StaticString {
    switch self {
    case .machOType: "MACH_O_TYPE"
    case .productName: "PRODUCT_NAME"
    case .testHost: "TEST_HOST"
    case .testTargetName: "TEST_TARGET_NAME"
    case .otherLinkerFlags: "OTHER_LDFLAGS"
    case .mergedBinaryType: "MERGED_BINARY_TYPE"
    case .runPaths: "LD_RUNPATH_SEARCH_PATHS"
    case .installName: "LD_DYLIB_INSTALL_NAME"
    case .installNameBase: "DYLIB_INSTALL_NAME_BASE"
    case .moduleName: "PRODUCT_MODULE_NAME"
    case .bridgingHeader: "SWIFT_OBJC_BRIDGING_HEADER"
    case .principalClass: "INFOPLIST_KEY_NSPrincipalClass"
    }
  }

  /// The settings by their names, in the order of their numbers.
  static let table = KeyTable(allCases.map { $0.text.description })

  /// The setting of a name, if it is one of these.
  static func named(_ name: String) -> SettingName? {
    table.number(of: name).flatMap(SettingName.init)
  }
}

/// The value of one build setting, and where it is written.
struct SettingValue: Sendable {
  /// The items of a list, or one text.
  let texts: [String]
  let place: Place

  /// The whole as one text.
  var text: String { texts.count == 1 ? texts[0] : texts.joined(separator: " ") }

  /// Whether other settings have a part in it.
  var usesVariables: Bool { texts.contains { $0.has(UInt8(ascii: "$")) } }
}

/// Settings that stand together: a map of a spec, a configuration file, or a whole group.
enum SettingsPart: Sendable {
  case map(SpecValue)
  case file(ConfigFile)
  case flat(FlatSettings)

  /// Whether it is a configuration file, which lies below the settings of the spec.
  var isFile: Bool {
    if case .file = self { true } else { false }
  }

  /// Whether it is a configuration file that could not be read.
  var isUnread: Bool {
    if case .file(let file) = self { file.unread != nil } else { false }
  }

  /// Whether anything in it may be one of the settings that decide.
  var mayDecide: Bool {
    switch self {
    case .map(let map): map.hasKey { SettingName.table.number(of: $0) != nil }
    case .file: true
    case .flat(let settings): settings.mayDecide
    }
  }

  func value(of name: SettingName) -> SettingValue? {
    switch self {
    case .map(let map): map[name.text].flatMap(SettingValue.init)
    case .file(let file): file.settings[name.text.description].map(SettingValue.init)
    case .flat(let settings): settings.value(of: name)
    }
  }

  func value(of name: String) -> SettingValue? {
    switch self {
    case .map(let map): map.value(of: name).flatMap(SettingValue.init)
    case .file(let file): file.settings[name].map(SettingValue.init)
    case .flat(let settings): settings.value(of: name)
    }
  }
}

extension SettingValue {
  init(_ setting: ConfigFile.Setting) { (texts, place) = ([setting.text], setting.place) }

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

internal import Documents

/// The build settings that decide how a target is linked, named and hosted.
enum SettingName: Int, CaseIterable {
  case machOType, productName, testHost, testTargetName, otherLinkerFlags, mergedBinaryType

  var text: StaticString {
    switch self {
    case .machOType: "MACH_O_TYPE"
    case .productName: "PRODUCT_NAME"
    case .testHost: "TEST_HOST"
    case .testTargetName: "TEST_TARGET_NAME"
    case .otherLinkerFlags: "OTHER_LDFLAGS"
    case .mergedBinaryType: "MERGED_BINARY_TYPE"
    }
  }

  /// The settings by their names, in the order of their numbers.
  static let table = KeyTable(allCases.map { $0.text.description })

  /// The setting of a name, if it is one of these.
  static func named(_ name: String) -> SettingName? {
    table.number(of: name).flatMap(SettingName.init)
  }
}

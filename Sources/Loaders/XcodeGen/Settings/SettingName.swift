/// The build settings that decide how a target is linked, named and hosted.
enum SettingName: String, CaseIterable {
  case machOType = "MACH_O_TYPE"
  case productName = "PRODUCT_NAME"
  case testHost = "TEST_HOST"
  case testTargetName = "TEST_TARGET_NAME"
  case otherLinkerFlags = "OTHER_LDFLAGS"
  case mergedBinaryType = "MERGED_BINARY_TYPE"
}

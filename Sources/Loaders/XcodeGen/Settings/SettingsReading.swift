internal import Modules
internal import YAML

/// Reads what build settings say about targets: as XcodeGen looks at them, and as Xcode will.
struct SettingsReading {
  let log: SpecLog
  let levels: SettingsLevels

  /// Adds what the settings of a target say to it.
  func apply(_ fields: SpecFields<TargetKey>, to target: inout SpecTarget) {
    let own = SpecSettings(fields[.settings])
    own.check(of: target.name, log: log)
    let machOType = own.base(SettingName.machOType.rawValue)
    if (target.type == .framework || target.type == .xcFramework), machOType?.settingText == "staticlib" {
      target.declaredLinkage = .static
    }
    target.linkage = target.declaredLinkage
  }
}

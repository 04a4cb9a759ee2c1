import Testing

/// Settings that are there, but not known: a rule about images may be wrong because of them.
struct SettingsNoticeTests {
  @Test func configurationFilesThatAreNotThereAreTold() {
    let spec = DrawnSpec(
      """
      name: App
      configFiles: {Debug: conf/there.xcconfig, Release: ①conf/gone.xcconfig}
      targets:
        A:
          type: framework
          platform: iOS
          configFiles: {Debug: ②missing.xcconfig, Release: $(NAME).xcconfig}
      == conf/there.xcconfig
      MACH_O_TYPE = staticlib
      """)
    #expect(
      spec.load.problems.map { "\($0.place.map(spec.files.name) ?? ""): \($0.message)" } == [
        "①: the configuration file `conf/gone.xcconfig` cannot be read, so its settings are not known",
        "②: the configuration file `missing.xcconfig` cannot be read, so its settings are not known",
        "conf/there.xcconfig:1:15: `MACH_O_TYPE` makes A static in Debug only; it is judged as dynamic",
      ])
  }

  @Test func settingsUnderAConditionAreTold() {
    let spec = DrawnSpec(
      """
      name: App
      settingGroups:
        g: {①"MACH_O_TYPE[sdk=iphoneos*]": staticlib}
      targets:
        A:
          type: framework
          platform: iOS
          settings:
            groups: [g]
            base: {②"PRODUCT_NAME[config=Release]": B, "SWIFT_VERSION[arch=x]": 5}
            configs: {Debug: {③"OTHER_LDFLAGS[arch=arm64]": -ObjC}}
      """)
    #expect(spec.target("A")?.linkage == .dynamic)
    #expect(
      spec.load.problems.map { "\($0.place.map(spec.files.name) ?? ""): \($0.message)" }.sorted()
        == [
          "①: `MACH_O_TYPE[sdk=iphoneos*]` is not looked at, since it counts under a condition only",
          "②: `PRODUCT_NAME[config=Release]` is not looked at, since it counts under a condition only",
          "③: `OTHER_LDFLAGS[arch=arm64]` is not looked at, since it counts under a condition only",
        ])
  }
}

import Testing

/// Settings that are there, but not known: a rule about images may be wrong because of them.
struct SettingsNoticeTests {
  @Test func configurationFilesThatAreNotThereLeaveOpenWhatTheyMaySay() {
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
    #expect(spec.problems == [])
    let build = spec.target("A")?.build
    // Both of its own files override the project's; of the two the first by name.
    #expect(build?.unreadFile(of: .linkage) == "$(NAME).xcconfig")
    #expect(build?.unreadFile(of: .productName) == "$(NAME).xcconfig")
    #expect(build?.unreadFile(of: .testHost) == nil)
  }

  @Test("a level above the file that says what counts leaves nothing open")
  func certainSettings() {
    let spec = DrawnSpec(
      """
      name: App
      configFiles: {Debug: gone.xcconfig}
      targets:
        A: {type: framework, platform: iOS, settings: {MACH_O_TYPE: staticlib}}
        B:
          type: framework
          platform: iOS
          configFiles: {Debug: own.xcconfig, Release: other.xcconfig}
      == own.xcconfig
      #include? "maybe.xcconfig"
      MACH_O_TYPE = mh_dylib
      == other.xcconfig
      #include "lost.xcconfig"
      PRODUCT_NAME = B
      """)
    #expect(spec.target("A")?.build.unreadFile(of: .linkage) == nil)
    #expect(spec.target("A")?.build.unreadFile(of: .productName) == "gone.xcconfig")
    // Debug has its own file above the missing one; what Release includes is not there.
    #expect(spec.target("B")?.build.unreadFile(of: .linkage) == "lost.xcconfig")
    #expect(spec.target("B")?.build.unreadFile(of: .productName) == "gone.xcconfig")
  }

  @Test("settings with a condition count where it holds; an unknown condition is a warning")
  func conditions() {
    let spec = DrawnSpec(
      """
      name: App
      settingGroups:
        g: {"MACH_O_TYPE[sdk=iphoneos*]": staticlib}
      targets:
        A:
          type: framework
          platform: iOS
          settings:
            groups: [g]
            base: {①"PRODUCT_NAME[variant=x]": B, "SWIFT_VERSION[variant=x]": 5}
            configs: {Debug: {"OTHER_LDFLAGS[arch=arm64]": -ObjC}}
        B: {type: framework, platform: macOS, settings: {groups: [g]}}
        C:
          type: framework
          platform: tvOS
          settings: {"OTHER_LDFLAGS[sdk=appletvos*][arch=x86_64]": -ObjC, "MACH_O_TYPE[sdk=iphone*]": staticlib}
      """)
    let facts = ["A", "B", "C"].compactMap(spec.target).map {
      "\($0.linkage) \($0.build.loadsObjCMembers) \($0.settingNames)"
    }
    #expect(facts == ["static true []", "dynamic false []", "dynamic false []"])
    #expect(
      spec.load.problems.map { "\($0.place.map(spec.files.name) ?? ""): \($0.message)" }
        == ["①: archlint does not read the condition of `PRODUCT_NAME[variant=x]`"])
  }
}

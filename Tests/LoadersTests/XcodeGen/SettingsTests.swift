import Modules
import Testing

/// What settings say: to XcodeGen, which looks at one place, and to Xcode.
struct SettingsTests {
  /// The linkage that XcodeGen sees and the one that Xcode builds.
  private static func linkage(_ spec: DrawnSpec, of name: String = "A") -> String {
    spec.target(name).map { "\($0.declaredLinkage) \($0.linkage)" } ?? spec.text
  }

  private static func framework(_ settings: String, rest: String = "") -> DrawnSpec {
    DrawnSpec(
      """
      name: App
      targets:
        A:
          type: framework
          platform: iOS
          settings: \(settings)
      \(rest)
      """)
  }

  @Test(arguments: [
    ("{MACH_O_TYPE: staticlib}", "static static"),
    ("{base: {MACH_O_TYPE: staticlib}}", "static static"),
    ("{MACH_O_TYPE: StaticLib}", "dynamic dynamic"),
    ("{MACH_O_TYPE: [staticlib]}", "dynamic static"),
    ("{MACH_O_TYPE: mh_dylib}", "dynamic dynamic"),
    (
      "{configs: {Debug: {MACH_O_TYPE: staticlib}, Release: {MACH_O_TYPE: staticlib}}}",
      "dynamic static"
    ),
    ("{configs: {rel: {MACH_O_TYPE: staticlib}}}", "dynamic static"),
    ("{groups: [Static]}", "dynamic static"),
    ("{groups: [Deep]}", "dynamic static"),
    ("{groups: [Static], base: {MACH_O_TYPE: mh_dylib}}", "dynamic dynamic"),
    ("{groups: Static}", "dynamic dynamic"),
    ("{MACH_O_TYPE: staticlib, base: {A: b}}", "dynamic dynamic"),
    ("{MACH_O_TYPE: $(KIND), KIND: staticlib}", "dynamic static"),
    ("text", "dynamic dynamic"),
    ("", "dynamic dynamic"),
  ])
  func staticOrDynamic(_ settings: String, _ linkage: String) {
    let spec = SettingsTests.framework(
      settings,
      rest: """
        settingGroups:
          Static: {MACH_O_TYPE: staticlib}
          Deep: {groups: [Static], base: {X: y}}
        """)
    #expect(SettingsTests.linkage(spec) == linkage, "\(settings)")
  }

  @Test(arguments: [
    ("library.static", "mh_dylib", "static dynamic"),
    ("framework.static", "mh_dylib", "static dynamic"),
    ("library.dynamic", "staticlib", "dynamic static"),
    ("xcframework", "staticlib", "static static"),
    ("application", "staticlib", "none none"),
    ("bundle", "staticlib", "none none"),
  ])
  func theTypeDecidesWhatXcodeGenLooksAt(_ type: String, _ value: String, _ linkage: String) {
    let spec = DrawnSpec(
      """
      name: App
      targets: {A: {type: \(type), platform: iOS, settings: {MACH_O_TYPE: \(value)}}}
      """)
    #expect(SettingsTests.linkage(spec) == linkage)
  }

  @Test func plainSettingsOfATemplateAreLostBesideBase() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates:
        T: {type: framework, platform: iOS, settings: {①MACH_O_TYPE: staticlib}}
      targets:
        A: {templates: [T], settings: {base: {X: y}}}
        B: {templates: [T], settings: {X: y}}
      """)
    #expect(SettingsTests.linkage(spec, of: "A") == "dynamic dynamic")
    #expect(SettingsTests.linkage(spec, of: "B") == "static static")
    #expect(spec.notices == "lostSettings ①: settings.MACH_O_TYPE!")
  }

  @Test(
    "Settings of the wrong shape count for nothing, and are told",
    arguments: [
      ("①staticlib", "settings"),
      ("{base: ①staticlib}", "settings.base"),
      ("{groups: ①Static}", "settings.groups"),
      ("{configs: {Debug: {groups: ①Static}}}", "settings.groups"),
    ])
  func settingsOfTheWrongShape(_ settings: String, _ subject: String) {
    let spec = SettingsTests.framework(settings, rest: "settingGroups: {Static: {A: b}}")
    #expect(spec.notices == "ignoredValue ①: \(subject)!", "\(settings)")
  }

  @Test func ofTwoSettingsTheLastCounts() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A:
          type: framework
          platform: iOS
          settings: {MACH_O_TYPE: staticlib}
          ①settings: {X: y}
      """)
    #expect(SettingsTests.linkage(spec) == "dynamic dynamic")
    #expect(spec.notices == "duplicateKey ①: targets.A.settings")
  }

  @Test func projectSettingsAndConfigurationFilesCountForXcode() {
    let spec = DrawnSpec(
      """
      name: App
      settings: {MACH_O_TYPE: staticlib}
      configFiles: {Debug: conf/p.xcconfig, Release: conf/p.xcconfig}
      targets:
        A: {type: framework, platform: iOS}
        B: {type: framework, platform: iOS, settings: {MACH_O_TYPE: mh_dylib}}
        C:
          type: framework
          platform: iOS
          configFiles: {Debug: conf/t.xcconfig, Release: conf/t.xcconfig}
      == conf/p.xcconfig
      TEST_HOST = App.app // the host
      == conf/t.xcconfig
      #include "shared/dynamic.xcconfig"
      #include? "gone.xcconfig"
      MACH_O_TYPE[sdk=macosx*] = staticlib
      == conf/shared/dynamic.xcconfig
      MACH_O_TYPE = mh_dylib;
      #include "dynamic.xcconfig"
      """)
    #expect(SettingsTests.linkage(spec, of: "A") == "dynamic static")
    #expect(SettingsTests.linkage(spec, of: "B") == "dynamic dynamic")
    #expect(SettingsTests.linkage(spec, of: "C") == "dynamic dynamic")
    let host = spec.target("A")?.build.testHost
    #expect(host?.text == "App.app")
    #expect(host?.place.description == "conf/p.xcconfig:1:13")
  }

  @Test func aConfigurationKeyMatchesPartsOfNamesButNotTheNamesOfOthers() {
    let spec = DrawnSpec(
      """
      name: App
      configs: {Debug: debug, My Debug: debug, Release: release}
      targets:
        A:
          type: framework
          platform: iOS
          settings: {configs: {Debug: {PRODUCT_NAME: One}, release: {PRODUCT_NAME: Two}}}
      """)
    #expect(spec.target("A")?.settingNames == ["A", "One", "Two"])
  }

  @Test func thePlainNameStandsWhereNothingElseIsSaid() {
    let spec = DrawnSpec(
      """
      name: App
      settings: {SUFFIX: Kit}
      targets:
        A: {type: framework, platform: iOS, productName: Shown}
        B: {type: framework, platform: iOS, settings: {PRODUCT_NAME: "$(TARGET_NAME)$(SUFFIX)"}}
        C: {type: framework, platform: iOS, settings: {PRODUCT_NAME: "$(TARGET_NAME:c99extidentifier)"}}
        D: {type: framework, platform: iOS, settings: {PRODUCT_NAME: "$(LOOP)", LOOP: "$(LOOP)x"}}
      """)
    #expect(spec.target("A")?.settingNames == ["A"])
    #expect(spec.target("B")?.settingNames == ["BKit"])
    #expect(spec.target("C")?.settingNames == [])
    #expect(spec.target("D")?.settingNames.isEmpty == false)
  }

  @Test func linkerFlagsAreCollectedWithThoseInherited() {
    let spec = DrawnSpec(
      """
      name: App
      settings: {OTHER_LDFLAGS: -ObjC}
      targets:
        A: {type: application, platform: iOS, settings: {OTHER_LDFLAGS: [$(inherited), -all_load]}}
        B: {type: application, platform: iOS, settings: {OTHER_LDFLAGS: "-force_load x/libA.a"}}
        C: {type: application, platform: iOS, settings: {MERGED_BINARY_TYPE: automatic}}
        D: {type: framework, platform: iOS, settings: {MERGEABLE_LIBRARY: YES}}
      """)
    let a = spec.target("A")?.build
    let b = spec.target("B")?.build
    #expect(a.map { [$0.loadsObjCMembers, $0.loadsAllMembers] } == [true, true])
    #expect(b.map { [$0.loadsObjCMembers, $0.loadsAllMembers] } == [false, false])
    #expect(b?.forceLoaded == ["x/libA.a"])
    #expect(spec.target("C")?.build.merging == .automatic)
    #expect([a, spec.target("D")?.build].map { $0?.isMergeable } == [false, true])
    #expect(spec.target("C")?.build.loadsObjCMembers == true)
  }

  @Test func aGroupThatIncludesItselfIsTold() {
    let spec = SettingsTests.framework(
      "{groups: [One]}",
      rest: """
        settingGroups:
          One: {groups: [Two]}
          Two: {groups: [①One], base: {MACH_O_TYPE: staticlib}}
        """)
    #expect(SettingsTests.linkage(spec) == "dynamic static")
    #expect(spec.notices == "settingGroupCycle ①: One → Two → One!")
  }

  @Test(arguments: [
    "targets: {A: {type: framework, platform: iOS, settings: {configs: {Debug: ①x}}}}",
    "settings: {configs: {Debug: ①1}}",
    "settingGroups: {G: {configs: {Debug: ①[a]}}}",
    "aggregateTargets: {A: {settings: {configs: {Debug: ①x}}}}",
    "settings: {configs: {Debug: {configs: {Debug: ①x}}}}",
  ])
  func aConfigurationWithoutAMapIsAnError(_ text: String) {
    let spec = DrawnSpec("name: App\n\(text)")
    #expect(
      spec.text == "error ①: the settings for the configuration Debug must be a mapping",
      "\(text)")
  }

  @Test(arguments: [
    ("yes", "YES"), ("\"yes\"", "yes"), ("1.10", "1.1"), ("010", "8"), ("~", "~"),
    ("null", "null"), ("", ""), ("y", "y"), ("0x10", "16"), ("1_000", "1000"), ("1:30", "90"),
    ("OFF", "NO"), ("1.50", "1.5"), ("1.0.0", "1.0.0"),
  ])
  func valuesAreTypedAndPrinted(_ written: String, _ printed: String) {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A:
          type: bundle.unit-test
          platform: iOS
          settings:
            TEST_HOST: \(written)
      """)
    #expect(spec.target("A")?.build.testHost?.text == printed)
  }

  /// Each of forty groups names the next one twice: more ways to the last one than can be gone.
  @Test("Groups that many others name are looked into once")
  func groupsOfManyWays() {
    let groups = (0..<40).map { number in
      """
        G\(number): {groups: [A\(number), B\(number)]}
        A\(number): {groups: [G\(number + 1)]}
        B\(number): {groups: [G\(number + 1)]}
      """
    }
    let spec = SettingsTests.framework(
      "{groups: [G0], MACH_O_TYPE: $(KIND), base: {MACH_O_TYPE: $(KIND)}}",
      rest: """
        settingGroups:
        \(groups.joined(separator: "\n"))
          G40: {KIND: staticlib}
        """)
    #expect(SettingsTests.linkage(spec) == "dynamic static")
  }
}

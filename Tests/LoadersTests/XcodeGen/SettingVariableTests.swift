import Modules
import Testing

/// Variables in build settings, as Xcode puts their values in.
struct SettingVariableTests {
  @Test(
    "Whether a framework is static may be said through variables",
    arguments: [
      ("{MACH_O_TYPE: $(KIND), KIND: staticlib}", "static"),
      ("{MACH_O_TYPE: '${KIND}', KIND: staticlib}", "static"),
      ("{MACH_O_TYPE: $(OF_$(TARGET_NAME)), OF_A: staticlib}", "static"),
      ("{MACH_O_TYPE: '$(OF_${CONFIGURATION})', OF_Release: staticlib}", "static"),
      ("{MACH_O_TYPE: '$(KIND:lower)', KIND: STATICLIB}", "static"),
      ("{MACH_O_TYPE: '$(KIND:default=staticlib)'}", "static"),
      ("{MACH_O_TYPE: '$(KIND:default=staticlib)', KIND: mh_dylib}", "dynamic"),
      ("{MACH_O_TYPE: $(inherited)}", "static"),
      ("{MACH_O_TYPE: $(MACH_O_TYPE)}", "dynamic"),
      ("{MACH_O_TYPE: '$(KIND'}", "dynamic"),
      ("{MACH_O_TYPE: $(A)$(B), A: $(B)$(B), B: $(A)$(A)}", "dynamic"),
    ])
  func linkage(_ settings: String, _ linkage: String) {
    let spec = DrawnSpec(
      """
      name: App
      settings: {MACH_O_TYPE: staticlib}
      targets:
        A: {type: framework, platform: iOS, settings: \(settings)}
      """)
    #expect(spec.target("A")?.linkage.rawValue == linkage, "\(settings)")
  }

  @Test(
    "A product may be named through variables",
    arguments: [
      ("$(TARGET_NAME:c99extidentifier)", "My_Kit"),
      ("${TARGET_NAME}Core", "My-KitCore"),
      ("$(PRODUCT_MODULE_NAME:upper)", "KIT"),
      ("$(inherited)Core", "My-KitCore"),
    ])
  func productName(_ written: String, _ built: String) {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        My-Kit:
          type: framework
          platform: iOS
          settings: {PRODUCT_NAME: "\(written)", PRODUCT_MODULE_NAME: Kit}
      """)
    #expect(spec.target("My-Kit")?.settingNames == [built])
  }

  @Test("Flags come down from every level: the project, its file, the target's file, the target")
  func inheritedFlags() {
    let spec = DrawnSpec(
      """
      name: App
      configFiles: {Debug: project.xcconfig, Release: project.xcconfig}
      settings: {OTHER_LDFLAGS: $(inherited) -lz}
      targets:
        A:
          type: application
          platform: iOS
          configFiles: {Debug: target.xcconfig, Release: target.xcconfig}
          settings: {OTHER_LDFLAGS: [$(inherited), -framework, X]}
      == project.xcconfig
      OTHER_LDFLAGS = -ObjC
      == target.xcconfig
      #include "pods.xcconfig"
      OTHER_LDFLAGS = $(inherited) -lxml2
      == pods.xcconfig
      OTHER_LDFLAGS = $(inherited) -all_load
      """)
    let build = spec.target("A")?.build
    #expect(build?.loadsObjCMembers == true)
    #expect(build?.loadsAllMembers == true)
  }

  @Test("A variable in a list may stand for several words, and quotes around a word do not count")
  func wordsOfVariables() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A:
          type: application
          platform: iOS
          settings:
            FLAGS: -ObjC -all_load
            OTHER_LDFLAGS: $(FLAGS) -force_load "lib/libY.a"
      """)
    let build = spec.target("A")?.build
    #expect(build?.loadsObjCMembers == true)
    #expect(build?.loadsAllMembers == true)
    #expect(build?.forceLoaded == ["lib/libY.a"])
  }

  @Test("What a project defines with the name of a target in it is another one for each target")
  func definedNames() {
    let spec = DrawnSpec(
      """
      name: App
      settings:
        SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) ALL
        OTHER_SWIFT_FLAGS: -DIN_$(TARGET_NAME)
      targets:
        A: {type: framework, platform: iOS}
        B: {type: framework, platform: iOS, settings: {OTHER_SWIFT_FLAGS: -DOWN}}
        C: {type: framework, platform: iOS}
      """)
    let plain = DrawnSpec(
      """
      name: App
      settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) ALL}
      targets:
        A: {type: framework, platform: iOS}
        B: {type: framework, platform: iOS, settings: {OTHER_SWIFT_FLAGS: -DOWN}}
        C: {type: framework, platform: iOS}
      """)
    for (name, own) in [("A", "IN_A"), ("B", "OWN"), ("C", "IN_C")] {
      #expect(spec.target(name)?.build.alwaysDefined == ["ALL", own])
      let shared: Set = name == "B" ? ["ALL", own] : ["ALL"]
      #expect(plain.target(name)?.build.alwaysDefined == shared)
    }
  }

  @Test("A configuration file may begin with a byte order mark, and end its lines as Windows does")
  func byteOrderMark() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A: {type: framework, platform: iOS, configFiles: {Debug: a.xcconfig, Release: a.xcconfig}}
      == a.xcconfig
      \u{FEFF}MACH_O_TYPE = staticlib\r
      """)
    #expect(spec.target("A")?.linkage == .static)
  }
}

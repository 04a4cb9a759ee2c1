import Foundation
import TestSupport
import Testing

@testable import archlint

/// What `OTHER_LDFLAGS` links, where it holds: on one platform, in one configuration.
@Suite("Linker flags")
struct LinkerFlagTests {
  private static let lacks = "error: App loads Side at launch but does not embed it"

  private func targets(_ settings: String, _ more: String = "") -> String {
    """
      App: {type: application, platform: iOS, settings: {\(settings)}\(more)}
      Side: {type: framework, platform: iOS}
      Kit: {type: framework, platform: iOS, dependencies: [{target: Low, link: true}]}
      Low: {type: library.static, platform: iOS}

    """
  }

  @Test("flags of one configuration hold in that one")
  func configurations() throws {
    let inDebug = [Self.lacks + " in Debug"]
    let flags = "OTHER_LDFLAGS: -framework Side"
    #expect(try imageMessages(targets(flags)) == [Self.lacks])
    #expect(try imageMessages(targets("configs: {Debug: {\(flags)}}")) == inDebug)
    #expect(
      try imageMessages(targets(#""OTHER_LDFLAGS[config=Debug]": -framework Side"#)) == inDebug)
    let both = "configs: {Debug: {\(flags)}, Release: {OTHER_LDFLAGS: [-framework, Side]}}"
    #expect(try imageMessages(targets(both)) == [Self.lacks])
  }

  @Test("so do flags of the configuration file of one")
  func files() throws {
    let files = ["debug.xcconfig": "OTHER_LDFLAGS = $(inherited) -framework Side"]
    func told(_ settings: String) throws -> [String] {
      try imageMessages(
        targets(settings, ", configFiles: {Debug: debug.xcconfig}"), files: files)
    }
    #expect(try told("") == [Self.lacks + " in Debug"])
    #expect(try told("OTHER_LDFLAGS: $(inherited) -ObjC") == [Self.lacks + " in Debug"])
    #expect(try told("OTHER_LDFLAGS: -ObjC") == [])
  }

  @Test("flags with a condition on the platform hold there, also if it is not the first one")
  func platforms() throws {
    func told(_ sdk: String) throws -> [String] {
      try imageMessages(
        """
          App:
            type: application
            platform: auto
            supportedDestinations: [iOS, macOS]
            settings: {"OTHER_LDFLAGS[sdk=\(sdk)*]": -framework Side}
          Side: {type: framework, platform: auto, supportedDestinations: [iOS, macOS]}
        """)
    }
    #expect(try told("iphoneos") == [Self.lacks + " on iOS"])
    #expect(try told("macosx") == [Self.lacks + " on macOS"])
    #expect(try told("appletvos") == [])
  }

  @Test("a weak flag in one configuration is strong in another")
  func weakInOne() throws {
    let settings =
      "configs: {Debug: {OTHER_LDFLAGS: -weak_framework Side}, Release: {OTHER_LDFLAGS: -framework Side}}"
    #expect(try imageMessages(targets(settings)) == [Self.lacks + " in Release"])
    let entry = ", dependencies: [{target: Side, embed: false}]"
    #expect(try imageMessages(targets("OTHER_LDFLAGS: -weak_framework Side", entry)) == [])
  }

  // The first on the line that has it gives the code of Low.
  @Test("flags come before the link phase on the line")
  func order() throws {
    let duplicate =
      "error: static code of Low is duplicated in App: linked into App and Kit"
    func told(_ settings: String) throws -> [String] {
      try imageMessages(
        targets(settings, ", dependencies: [{target: Kit}, {framework: libLow.a, embed: false}]"))
    }
    #expect(try told("") == [])
    #expect(try told("OTHER_LDFLAGS: -lLow") == [duplicate])
    #expect(try told("OTHER_LDFLAGS: -framework Kit -lLow") == [])
    #expect(try told("configs: {Debug: {OTHER_LDFLAGS: -lLow}}") == [duplicate + " in Debug"])
  }

  @Test("`-force_load` links the library as well, and takes all of it where it holds")
  func forceLoad() throws {
    let entry = ", dependencies: [{target: Kit}]"
    let flags = "OTHER_LDFLAGS: -force_load $(BUILT_PRODUCTS_DIR)/libLow.a"
    let duplicate = "error: static code of Low is duplicated in App: linked into App and Kit"
    #expect(try imageMessages(targets(flags, entry)) == [duplicate])
    #expect(
      try imageMessages(targets("configs: {Release: {\(flags)}}", entry)) == [
        duplicate + " in Release"
      ])
    #expect(
      try imageMessages(targets("OTHER_LDFLAGS: -force_load x/libOther.a", entry)) == [])
  }

  @Test("without autolinking a static framework needs an entry, in that configuration")
  func ignoredHints() throws {
    let files = ["App/a.swift": "import Stat", "Stat/s.swift": "import Foundation"]
    func told(_ settings: String) throws -> [String] {
      try imageMessages(
        """
          App:
            type: application
            platform: iOS
            sources: [App]
            settings: {\(settings)}
            dependencies: [{framework: Stat.framework, implicit: true, link: false, embed: false}]
          Stat: {type: framework.static, platform: iOS, sources: [Stat]}
        """, files: files)
    }
    let undefined =
      "error: App uses Stat but nothing links it; linking fails with undefined symbols"
    #expect(try told("") == [])
    #expect(try told("OTHER_LDFLAGS: -ignore_auto_link") == [undefined])
    #expect(
      try told("configs: {Debug: {OTHER_LDFLAGS: -ignore_auto_link}}") == [undefined + " in Debug"])
  }

  @Test("a framework that keeps its run paths looks there, wherever the program looks")
  func runPathsOfFrameworks() throws {
    func told(_ settings: String) throws -> [String] {
      try imageMessages(
        """
          App:
            type: application
            platform: iOS
            settings: {LD_RUNPATH_SEARCH_PATHS: /nowhere}
            dependencies: [{target: Kit}, {target: Side, link: false}]
          Kit:
            type: framework
            platform: iOS
            settings: {DYLIB_INSTALL_NAME_BASE: "@executable_path/Frameworks"\(settings)}
            dependencies: [{target: Side}]
          Side: {type: framework, platform: iOS}
        """)
    }
    #expect(try told("") == [])
    #expect(
      try told(", LD_RUNPATH_SEARCH_PATHS: /nowhere") == [
        "error: App embeds Side outside its run paths, but it loads it at launch"
      ])
  }
}

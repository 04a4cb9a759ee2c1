import Foundation
import TestSupport
import Testing

@testable import archlint

/// Whether an app launches wherever it is built for, and in every configuration.
@Suite("Destinations")
struct DestinationTests {
  private static let bothPaths =
    "LD_RUNPATH_SEARCH_PATHS: "
    + #""@executable_path/Frameworks @executable_path/../Frameworks""#

  private let kit = "  Kit: {type: framework, platform: auto, supportedDestinations: [iOS, macOS]}"

  private func app(_ settings: String, _ entry: String = "{target: Kit}") -> String {
    """
      App:
        type: application
        platform: auto
        supportedDestinations: [iOS, macOS]
        settings: {\(settings)}
        dependencies: [\(entry)]
    \(kit)

    """
  }

  @Test("the preset of the first destination is no run path of the others")
  func presets() throws {
    let outOfReach = "App embeds Kit outside its run paths, but it loads it at launch"
    #expect(try imageMessages(app("")) == ["error: \(outOfReach) on macOS"])
    let both = Self.bothPaths
    #expect(try imageMessages(app(both)) == [])
    let macOS = #""LD_RUNPATH_SEARCH_PATHS[sdk=macosx*]": "@executable_path/../Frameworks""#
    #expect(try imageMessages(app(macOS)) == [])
    let iOS = #""LD_RUNPATH_SEARCH_PATHS[sdk=iphoneos*]": /nowhere"#
    #expect(try imageMessages(app(iOS)) == ["error: \(outOfReach)"])
  }

  @Test("an entry counts at the destinations that its filter names")
  func filters() throws {
    let reach = Self.bothPaths
    let entries =
      "{target: Kit, embed: false}, {target: Kit, link: false, embed: true, destinationFilters: [iOS]}"
    #expect(
      try imageMessages(app(reach, entries)) == [
        "error: App loads Kit at launch but does not embed it on macOS"
      ])
  }

  @Test("an app that ships an extension is no host of tests, whatever its layer")
  func layers() throws {
    func severities(_ more: String) throws -> [Substring] {
      let targets = """
          App: {type: application, platform: iOS, dependencies: [{target: Kit, embed: false}\(more)]}
          Ext: {type: app-extension, platform: iOS}
          Kit: {type: framework, platform: iOS}
        """
      let files = [".archlint.yml": "layers: [top: Kit, low: [App, Ext]]"]
      return try imageMessages(targets, files: files).map { $0.prefix { $0 != ":" } }
    }
    #expect(try severities("") == ["warning"])
    #expect(try severities(", {target: Ext}") == ["error"])
  }

  @Test("a framework that lands among the resources is said to, without words on run paths")
  func resources() throws {
    func messages(_ folder: String) throws -> [String] {
      try imageMessages(
        """
          App:
            type: application
            platform: iOS
            dependencies: [{target: Kit, copy: {destination: \(folder)}}]
          Kit: {type: framework, platform: iOS}
        """)
    }
    #expect(
      try messages("resources") == [
        "error: App copies Kit to its resources instead of its frameworks, but it loads it at "
          + "launch"
      ])
    #expect(
      try messages("plugins") == [
        "error: App embeds Kit outside its run paths, but it loads it at launch"
      ])
  }

  @Test("what holds in one configuration alone names it")
  func configurations() throws {
    let targets = """
        App:
          type: application
          platform: iOS
          settings: {configs: {Debug: {LD_RUNPATH_SEARCH_PATHS: /nowhere}}}
          dependencies: [{target: Kit}]
        Kit: {type: framework, platform: iOS}
      """
    #expect(
      try imageMessages(targets) == [
        "error: App embeds Kit outside its run paths, but it loads it at launch in Debug"
      ])
  }

  // What the condition sets replaces the preset, which holds for iOS, in Debug only.
  @Test("a condition can make configurations differ as well")
  func conditionsOfConfigurations() throws {
    let settings = #""LD_RUNPATH_SEARCH_PATHS[config=Debug]": "@executable_path/../Frameworks""#
    #expect(
      try imageMessages(app(settings)) == [
        "error: App embeds Kit outside its run paths, but it loads it at launch "
          + "on iOS in Debug, on macOS in Release"
      ])
    #expect(try imageMessages(app(settings.replacing("Debug", with: "Unknown"))).count == 1)
  }

  @Test("without presets nothing is found unless settings say where it is")
  func settingPresets() throws {
    let targets = """
        App: {type: application, platform: iOS, settings: {%@}, dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: iOS, settings: {DYLIB_INSTALL_NAME_BASE: "@rpath"}}
      """
    let reach = targets.replacing(
      "%@", with: "LD_RUNPATH_SEARCH_PATHS: \"@executable_path/Frameworks\"")
    let none = targets.replacing("%@", with: "")
    #expect(try imageMessages(reach, "options: {settingPresets: none}") == [])
    #expect(try imageMessages(none, "options: {settingPresets: project}").count == 1)
    #expect(try imageMessages(none, "options: {settingPresets: targets}") == [])
  }

  @Test("flags link what no entry links")
  func flags() throws {
    func targets(_ flags: String) -> String {
      """
        App: {type: application, platform: iOS, dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: iOS, settings: {OTHER_LDFLAGS: \(flags)}, dependencies: [{target: Low}]}
        Low: {type: library.static, platform: iOS}
        Side: {type: framework, platform: iOS}
      """
    }
    #expect(try imageMessages(targets("-ObjC")).count == 1)
    #expect(try imageMessages(targets("-lLow")) == [])
    #expect(try imageMessages(targets("[-Xlinker, -lLow, -lz, -framework, UIKit]")) == [])
    #expect(
      try imageMessages(targets("[-lLow, -framework, Side]")) == [
        "error: App loads Side at launch but does not embed it"
      ])
    #expect(try imageMessages(targets("[-lLow, -weak_framework, Side]")) == [])
  }

  @Test("flags link where the filter of an entry leaves a platform out")
  func flagsBesideFilters() throws {
    let entry = "{framework: libLow.a, implicit: true, destinationFilters: [macOS]}"
    let low = "  Low: {type: library.static, platform: auto, supportedDestinations: [iOS, macOS]}"
    let flag = "OTHER_LDFLAGS: -lLow, "
    let undefined = "error: App uses Low but nothing links it; linking fails with undefined symbols"
    let files = ["App/a.swift": "import Low", "Low/l.swift": "import Foundation"]
    func told(_ flag: String) throws -> [String] {
      let app = app(flag + Self.bothPaths, "{target: Kit}, \(entry)")
        .replacing("type: application", with: "type: application\n    sources: [App]")
      return try imageMessages(app + low.replacing("{", with: "{sources: [Low], "), files: files)
    }
    #expect(try told("") == [undefined + " on iOS"])
    #expect(try told(flag) == [])
  }

  @Test("flags link nothing into an archive")
  func flagsOfArchives() throws {
    func targets(_ type: String) -> String {
      """
        App: {type: application, platform: iOS, dependencies: [{target: Kit}]}
        Kit: {type: \(type), platform: iOS, settings: {OTHER_LDFLAGS: -framework Side}}
        Side: {type: framework, platform: iOS}
      """
    }
    #expect(
      try imageMessages(targets("framework")) == [
        "error: App loads Side at launch but does not embed it"
      ])
    #expect(try imageMessages(targets("framework.static")) == [])
    #expect(try imageMessages(targets("library.static")) == [])
  }

  @Test("`link: false` is no word about what sources use")
  func importsOfUnlinked() throws {
    let targets = """
        App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: iOS, sources: [Kit], dependencies: [{target: Low, link: false}]}
        Low: {type: framework, platform: iOS, sources: [Low]}
      """
    func told(_ code: String) throws -> [String] {
      let files = ["App/a.swift": "import Kit", "Low/l.swift": "import Foundation"]
      return try imageMessages(targets, files: files.merging(["Kit/k.swift": code]) { $1 })
    }
    #expect(try told("import Low") == ["error: App loads Low at launch but does not embed it"])
    #expect(try told("import Foundation") == [])
  }

  @Test("sources decide what is used: an import links, and what nobody imports is not there")
  func imports() throws {
    let targets = """
        App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Lib}, {target: Kit}]}
        Kit: {type: framework, platform: iOS, sources: [Kit], dependencies: [{target: Lib, link: true}]}
        Lib: {type: framework.static, platform: iOS, sources: [Lib]}
        Far: {type: framework, platform: iOS, sources: [Far]}
      """
    var files = [
      "App/a.swift": "import Kit\nimport Lib", "Kit/k.swift": "import Lib",
      "Lib/l.swift": "import Foundation", "Far/f.swift": "import Foundation",
    ]
    #expect(try imageMessages(targets, files: files).count == 1)
    files["Kit/k.swift"] = "import Foundation"
    #expect(try imageMessages(targets, files: files) == [])
    files["Lib/l.swift"] = "import Far"
    #expect(
      try imageMessages(targets, files: files) == [
        "error: App loads Far at launch but does not embed it"
      ])
  }

  @Test("a framework for another platform is not linked, by whatever entry")
  func platforms() throws {
    let targets = """
        App: {type: application, platform: tvOS, dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: iOS}
      """
    #expect(try imageMessages(targets).count == 1)
    #expect(try imageMessages(targets.replacing("tvOS", with: "iOS")) == [])
  }

  @Test("a helper app in an app looks where its run paths lead, also in the outer one")
  func helpers() throws {
    func told(
      _ paths: String,
      _ copy: String = "copy: {destination: wrapper, subpath: Contents/Library/LoginItems}"
    ) throws -> [String] {
      try imageMessages(
        """
          App:
            type: application
            platform: macOS
            dependencies: [{target: Kit}, {target: Helper, \(copy)}]
          Helper:
            type: application
            platform: macOS
            settings: {LD_RUNPATH_SEARCH_PATHS: "@executable_path/\(paths)Frameworks"}
            dependencies: [{target: Kit, embed: false}]
          Kit: {type: framework, platform: macOS}
        """)
    }
    let lacks = "error: Helper loads Kit at launch but does not embed it"
    #expect(try told("../../../../../") == [])
    #expect(try told("../") == [lacks])
    #expect(try told("../../../../../", "embed: false") == [lacks])
  }

  @Test("a tool in the app looks for its frameworks there")
  func tools() throws {
    let targets = """
        App:
          type: application
          platform: macOS
          dependencies: [{target: Tool, copy: {destination: executables}}%@]
        Tool: {type: tool, platform: macOS, dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: macOS}
      """
    let lacks = "error: App does not embed Kit, which its tool Tool loads at launch"
    #expect(try imageMessages(targets.replacing("%@", with: "")) == [lacks])
    #expect(try imageMessages(targets.replacing("%@", with: ", {target: Kit}")) == [])
  }
}
